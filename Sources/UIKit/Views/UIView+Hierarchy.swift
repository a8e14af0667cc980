import QuartzCore

extension UIView {
  /// Where a subview goes among its siblings.
  package enum SubviewPlace {
    case atEnd
    case at(Int)
    case above(UIView)
    case below(UIView)
  }

  /// The view itself, then its superview, and so on to the root.
  package var ancestors: some Sequence<UIView> {
    sequence(first: self) { $0._superview }
  }

  /// The view itself and everything below it: parents before children, siblings back to front.
  package var descendants: some Sequence<UIView> {
    sequence(state: [self]) { (pending: inout [UIView]) -> UIView? in
      guard let view = pending.popLast() else { return nil }
      pending.append(contentsOf: view._subviews.reversed())
      return view
    }
  }

  func insert(_ view: UIView, _ place: SubviewPlace) {
    // A view without subviews is nobody's ancestor.
    guard view !== self, view._subviews.isEmpty || !ancestors.contains(where: { $0 === view }) else {
      return reportCycle(view)
    }
    if view._superview === self { return reorder(view, place) }
    let formerWindow = view.window
    let formerTint = view.tintColor
    let newWindow = window
    if formerWindow !== newWindow { view.announceMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    view.detachFromSuperview()
    view._superview = self
    enter(view, place)
    view.windowDidChange(from: formerWindow, to: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
    if formerWindow === newWindow, newWindow != nil { view.updateSafeAreaInsets() }
    if formerTint != view.tintColor { view.announceTintChange() }
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let superview = _superview else { return }
    let formerWindow = window
    if formerWindow != nil { announceMove(toWindow: nil) }
    willMove(toSuperview: nil)
    // A callback may have moved the view elsewhere; then that holds.
    guard _superview === superview else { return }
    detachFromSuperview()
    windowDidChange(from: formerWindow, to: nil)
    didMoveToSuperview()
    superview.setNeedsLayout()
  }

  /// Moves a subview among its siblings without telling anyone: it stays where it belongs.
  func reorder(_ view: UIView, _ place: SubviewPlace) {
    guard let index = _subviews.firstIndex(where: { $0 === view }) else { return }
    if case .above(let sibling) = place, sibling === view { return }
    if case .below(let sibling) = place, sibling === view { return }
    _subviews.remove(at: index)
    enter(view, place)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let (low, high) = (min(index1, index2), max(index1, index2))
    guard low != high, _subviews.indices.contains(low), _subviews.indices.contains(high) else { return }
    let (lower, upper) = (_subviews[low], _subviews[high])
    reorder(upper, .at(low))
    reorder(lower, .at(high))
  }

  /// Enters a view among the subviews, and its layer among the sublayers: below the layer of the next sibling, or on
  /// top of everything, layers without a view included.
  private func enter(_ view: UIView, _ place: SubviewPlace) {
    let index = index(for: place)
    if index < _subviews.count {
      layer.insertSublayer(view.layer, below: _subviews[index].layer)
    } else if case .above(let sibling) = place {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else {
      layer.addSublayer(view.layer)
    }
    _subviews.insert(view, at: index)
  }

  private func index(for place: SubviewPlace) -> Int {
    switch place {
    case .atEnd: _subviews.count
    case .at(let index): min(max(index, 0), _subviews.count)
    case .above(let sibling): (_subviews.firstIndex { $0 === sibling } ?? _subviews.count - 1) + 1
    case .below(let sibling): _subviews.firstIndex { $0 === sibling } ?? _subviews.count
    }
  }

  private func detachFromSuperview() {
    guard let superview = _superview else { return }
    superview.willRemoveSubview(self)
    superview._subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    _superview = nil
  }

  private func windowDidChange(from formerWindow: UIWindow?, to newWindow: UIWindow?) {
    guard formerWindow !== newWindow else { return }
    let moved = Array(descendants)
    for view in moved where !(view is UIWindow) { view._window = newWindow }
    // Controllers are told that they appear with valid insets (fact 2.1.3).
    updateSafeAreaInsets(reach: .everything)
    for view in moved {
      view.didMoveToWindow()
      view.owningViewController?.viewDidMove(toWindow: newWindow)
    }
    for view in moved where view.window == nil && view.isFirstResponder { view.resignFirstResponder() }
  }

  private func announceMove(toWindow newWindow: UIWindow?) {
    for view in Array(descendants) {
      view.willMove(toWindow: newWindow)
      view.owningViewController?.viewWillMove(toWindow: newWindow, with: self)
    }
  }

  private func reportCycle(_ view: UIView) {
    let subjects = [String(describing: type(of: self)), String(describing: type(of: view))]
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "view-cycle",
        message: "\(subjects[1]) was added to \(subjects[0]), which is the view itself or inside it.",
        subjects: subjects, remedy: "UIKit raises an exception here; add the view to one outside it."))
  }
}
