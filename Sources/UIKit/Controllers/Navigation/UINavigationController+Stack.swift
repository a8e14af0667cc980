import Foundation

extension UINavigationController {
  package func push(_ controller: UIViewController, animated: Bool) {
    guard !(controller is UINavigationController) else {
      return reportNestedNavigation(controller)
    }
    guard !stack.contains(controller) else { return reportPushedTwice(controller) }
    change(to: stack + [controller], operation: .push, animated: animated)
  }

  private func reportNestedNavigation(_ controller: UIViewController) {
    report(
      .fault, rule: "navigation-controller-pushed",
      "A navigation controller was pushed onto another one; UIKit raises an exception. Nothing happens.",
      also: [controller], remedy: "Present it, or push its root controller.")
  }

  private func reportPushedTwice(_ controller: UIViewController) {
    report(
      .fault, rule: "controller-pushed-twice",
      "A controller was pushed that is in the stack already; UIKit raises an exception. Nothing happens.",
      also: [controller], remedy: "Push a new controller, or pop to the one in the stack.")
  }

  package func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else {
      report(
        .fault, rule: "pop-to-stranger",
        "A pop was asked for to a controller that is not in the stack; UIKit raises an exception. Nothing happens.",
        also: [controller], remedy: "Pop to a member of viewControllers.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), operation: .pop, animated: animated)
    return popped
  }

  /// UIKit simulates a pop when the new top was below the old one, else a push (fact 1.1.10).
  package func replaceStack(with controllers: [UIViewController], animated: Bool) {
    guard controllers != stack else { return }
    if let nested = controllers.first(where: { $0 is UINavigationController }) {
      return reportNestedNavigation(nested)
    }
    let repeated = controllers.enumerated().first { controllers[..<$0.offset].contains($0.element) }
    if let repeated { return reportPushedTwice(repeated.element) }
    let isPop = controllers.last.map { $0 !== stack.last && stack.contains($0) } ?? true
    change(to: controllers, operation: isPop ? .pop : .push, animated: animated)
  }

  private func change(to newStack: [UIViewController], operation: Operation, animated: Bool) {
    let change = NavigationChange(from: stack, to: newStack, operation: operation, animated: animated)
    stack = newStack
    // A controller that is told may change the stack again, which waits for this change.
    let isNested = isAnnouncingChange
    isAnnouncingChange = true
    for controller in change.entering { adoptForNavigation(controller) }
    for controller in change.leaving { controller.willMove(toParent: nil) }
    isAnnouncingChange = isNested
    if runningTransition != nil {
      reportOverlap(change)
    }
    if runningChange != nil || isNested {
      queue(change)
    } else {
      perform(change)
    }
  }

  private func adoptForNavigation(_ controller: UIViewController) {
    if controller.parent != nil, controller.parent !== self { controller.removeFromParent() }
    controller.willMove(toParent: self)
    childControllers.removeAll { $0 === controller }
    childControllers.append(controller)
    controller.parentController = self
  }

  /// Before iOS 18 a second change while one runs leaves bar and callbacks out of step (fact 5.4). Here it
  /// waits for the first to end.
  private func reportOverlap(_ change: NavigationChange) {
    report(
      .fault, rule: "overlapping-navigation",
      "The navigation stack was changed while a push or pop was running. UIKit unbalances the appearance callbacks; "
        + "here the change waits for the running one.",
      also: [change.newStack.last].compactMap { $0 },
      remedy: "Start no push or pop while transitionCoordinator is not nil.")
  }

  private func queue(_ change: NavigationChange) {
    if let waitingChange {
      waitingChange.newStack = stack
      waitingChange.entering += change.entering
      waitingChange.leaving += change.leaving
      waitingChange.isAnimated = change.isAnimated
    } else {
      waitingChange = change
    }
  }

  package func performWaitingChange() {
    guard runningChange == nil, let change = waitingChange else { return }
    waitingChange = nil
    perform(change)
  }

  private func perform(_ change: NavigationChange) {
    runningChange = change
    let top = change.newStack.last
    if top == nil { removeShownController() }
    guard isViewLoaded, let from = shownController, let top, from !== top else {
      if isViewLoaded { showTopControllerIfNeeded() }
      finish(change)
      return performWaitingChange()
    }
    guard view.window != nil, appearance.isVisible else {
      removeShownController()
      showTopControllerIfNeeded()
      finish(change)
      return performWaitingChange()
    }
    settleAppearance()
    run(change, from: from, to: top)
  }

  private func removeShownController() {
    shownController?.viewIfLoaded?.removeFromSuperview()
    shownController = nil
  }

  /// Puts the top controller's view into the container, when nothing is shown there.
  package func showTopControllerIfNeeded() {
    // Loading a view may change the stack, whose top is shown by then.
    guard runningTransition == nil, let top = stack.last, shownController !== top || !top.isViewLoaded,
      let topView = top.view, top === stack.last
    else { return }
    shownController?.viewIfLoaded?.removeFromSuperview()
    shownController = top
    topView.frame = contentFrame(for: top)
    wrapperView.addSubview(topView)
    bar.setItems(stack.map(\.navigationItem), animated: false)
  }

  /// Tells the controllers that their change of parent is done.
  package func finish(_ change: NavigationChange) {
    runningChange = nil
    for controller in change.entering where controller.parent === self { controller.didMove(toParent: self) }
    for controller in change.leaving where controller.parent === self && !stack.contains(controller) {
      controller.removeFromParent()
    }
    if runningTransition == nil { bar.setItems(stack.map(\.navigationItem), animated: false) }
  }

  /// Takes a change back after its transition was cancelled (fact 2.3.3).
  package func revert(_ change: NavigationChange) {
    runningChange = nil
    if let waitingChange {
      waitingChange.leaving += change.leaving
    } else {
      stack = change.formerStack
    }
    for controller in change.entering where !stack.contains(controller) { controller.removeFromParent() }
    bar.setItems(stack.map(\.navigationItem), animated: false)
  }
}
