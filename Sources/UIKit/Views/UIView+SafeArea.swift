import CoreGraphics

extension UIView {
  /// How far down the safe area is computed again where it did not change above.
  package enum SafeAreaReach {
    /// Only below views whose insets changed.
    case changes
    /// The subviews too: their superview's bounds changed.
    case subviews
    /// Every descendant: they came into a window or left it.
    case everything
  }

  /// Computes the safe area again and tells each view whose insets are new, superviews first.
  package func updateSafeAreaInsets(reach: SafeAreaReach = .changes) {
    var pending = [(view: self, reach: reach)]
    while let (view, reach) = pending.popLast() {
      let hasChanged = view.adoptSafeAreaInsets()
      guard hasChanged || reach != .changes else { continue }
      let next = reach == .everything ? reach : .changes
      pending.append(contentsOf: view._subviews.reversed().map { ($0, next) })
    }
  }

  private func adoptSafeAreaInsets() -> Bool {
    let insets = computedSafeAreaInsets
    guard insets != _safeAreaInsets else { return false }
    _safeAreaInsets = insets
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { announceLayoutMargins() }
    setNeedsLayout()
    return true
  }

  /// What of the superview's unsafe margins lies over this view, by frames; a window takes the screen's.
  private var computedSafeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow {
      guard let device = HostDevice.current else { return .zero }
      return insets(of: device.safeAreaInsets, in: device.screenBounds, over: window.frame)
    }
    guard window != nil, let superview = _superview else { return .zero }
    return insets(of: superview.safeAreaInsets, in: superview.bounds, over: frame)
      + (owningViewController?.totalAdditionalInsets ?? .zero)
  }

  /// How far the margins of an outer rectangle reach into an inner one.
  private func insets(of margins: UIEdgeInsets, in outer: CGRect, over inner: CGRect) -> UIEdgeInsets {
    guard inner.origin.x.isFinite, inner.origin.y.isFinite else { return .zero }
    func reach(_ distance: CGFloat, _ margin: CGFloat, _ length: CGFloat) -> CGFloat {
      margin <= 0 ? 0 : min(max(0, distance), length)
    }
    return UIEdgeInsets(
      top: reach(outer.minY + margins.top - inner.minY, margins.top, inner.height),
      left: reach(outer.minX + margins.left - inner.minX, margins.left, inner.width),
      bottom: reach(inner.maxY - (outer.maxY - margins.bottom), margins.bottom, inner.height),
      right: reach(inner.maxX - (outer.maxX - margins.right), margins.right, inner.width))
  }

  // MARK: - Margins

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = _layoutMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview = _superview {
      margins = margins.union(
        insets(of: superview.layoutMargins, in: superview.bounds, over: frame))
    }
    return margins
  }

  func changeLayoutMargins(_ change: () -> Void) {
    change()
    announceLayoutMargins()
    setNeedsLayout()
  }

  private func announceLayoutMargins() {
    layoutMarginsDidChange()
    owningViewController?.viewLayoutMarginsDidChange()
  }
}
