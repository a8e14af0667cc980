import Foundation

extension UIViewController {
  /// Sends the will-callback to this controller and to the children that appear with it.
  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != appearance.isVisible else {
      report(
        .fault, rule: "unbalanced-appearance-transition",
        "An appearance transition began that repeats the one before it (fact 5.4.1).",
        remedy:
          "End each appearance transition before the next begins, and start no transition while one runs.")
      return
    }
    isAppearanceAnimated = animated
    if isAppearing {
      appearance = .appearing
      hasSentIsAppearing = false
      loadViewIfNeeded()
      record("viewWillAppear", animated: animated)
      viewWillAppear(animated)
    } else {
      appearance = .disappearing
      record("viewWillDisappear", animated: animated)
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenSharingAppearance where child.appearance.isVisible != isAppearing {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Sends the did-callback that the last `beginAppearance` announced.
  package func endAppearance() {
    let animated = isAppearanceAnimated
    switch appearance {
    case .appearing:
      sendIsAppearingIfNeeded()
      appearance = .appeared
      record("viewDidAppear", animated: animated)
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      record("viewDidDisappear", animated: animated)
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      report(
        .fault, rule: "unbalanced-appearance-transition",
        "An appearance transition ended that had not begun (fact 5.4.1).",
        remedy: "Pair each endAppearanceTransition() with one beginAppearanceTransition(_:animated:).")
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isAppearancePending && !child.isAppearanceManaged {
      child.endAppearance()
    }
  }

  package var isAppearancePending: Bool { appearance == .appearing || appearance == .disappearing }

  /// Completes an appearance whose did-callback waits for the next turn, because a transition starts now.
  package func settleAppearance() {
    if isAppearancePending, !isAppearanceManaged { endAppearance() }
  }

  /// Sends `viewIsAppearing` once for an appearance, when the view is in a window (fact 2.1.3).
  package func sendIsAppearingIfNeeded() {
    guard appearance == .appearing, !hasSentIsAppearing, viewIfLoaded?.window != nil else { return }
    hasSentIsAppearing = true
    record("viewIsAppearing", animated: isAppearanceAnimated)
    viewIsAppearing(isAppearanceAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childrenSharingAppearance { child.sendIsAppearingIfNeeded() }
  }

  /// The children whose views are in this controller's view.
  package var visibleChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Moves of the view

  /// The view is about to enter or leave a window. Appearance follows it, unless a transition or the
  /// container sends the callbacks (fact 5.5.2).
  ///
  /// - Parameter moved: The view that moves with everything in it.
  package func viewWillMove(toWindow window: UIWindow?, with moved: UIView) {
    guard followsWindow, (window != nil) != appearance.isVisible else { return }
    if window == nil, leavesWithManagedParent(in: moved) { return }
    settleAppearance()
    beginAppearance(window != nil, animated: false)
  }

  package func viewDidMove(toWindow window: UIWindow?) {
    guard followsWindow, isAppearancePending else { return }
    // Children follow their parent, which passes it on.
    let waitsForParent = parent?.isAppearancePending == true && parent?.hasSentIsAppearing == false
    if window != nil, !waitsForParent { sendIsAppearingIfNeeded() }
    if parent?.isAppearancePending == true {
      return  // The end of the parent's own appearance ends this one too.
    }
    if window == nil {
      endAppearance()
    } else {
      endAppearanceNextTurn()
    }
  }

  /// Sends `viewDidAppear` after the layout and the frame of this turn.
  package func endAppearanceNextTurn() {
    guard let device = HostDevice.current else { return endAppearance() }
    device.nextTurn { [weak self] in
      guard let self, appearance == .appearing, !isAppearanceManaged else { return }
      endAppearance()
    }
  }

  /// Whether a parent leaves the window as well that is still to be told by a transition that it disappears: it passes
  /// that on, so that a cancelled presentation tells no child that it has appeared (fact 2.4.1b).
  private func leavesWithManagedParent(in moved: UIView) -> Bool {
    var ancestor = parent
    while let controller = ancestor, controller.viewIfLoaded?.isDescendant(of: moved) == true {
      if controller.isAppearanceManaged { return controller.appearance.isVisible }
      ancestor = controller.parent
    }
    return false
  }

  private var followsWindow: Bool {
    guard !isAppearanceManaged else { return false }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}
