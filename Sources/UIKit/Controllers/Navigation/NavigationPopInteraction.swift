import Foundation

/// The system's back swipe: an edge pan whose distance is the fraction of a pop (fact 4.10.1).
@MainActor
package final class NavigationPopInteraction: NSObject, UIGestureRecognizerDelegate {
  /// How far ahead of the finger its speed counts at release, in seconds: a pop finishes when the finger
  /// would be past the middle by then (fact 4.10.2 leaves the figure open).
  private static let projection: CGFloat = 0.25

  /// How long a gesture of the app's own may take to begin, in seconds.
  private static let patience: TimeInterval = 0.1

  private weak var navigationController: UINavigationController?
  private var hasReportedRefusal = false
  private var percentDriven: UIPercentDrivenInteractiveTransition?
  private(set) lazy var recognizer = makeRecognizer()

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  /// Drives a pop that starts now; nil unless the finger is on the edge.
  var interactor: UIViewControllerInteractiveTransitioning? { percentDriven }

  func install(on view: UIView) {
    view.addGestureRecognizer(recognizer)
  }

  private func makeRecognizer() -> UIScreenEdgePanGestureRecognizer {
    let made = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("pan(_:)", NavigationPopInteraction.pan(_:)))
    made.edges = isMirrored ? .right : .left
    made.delegate = self
    return made
  }

  private var isMirrored: Bool {
    navigationController?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: UIGestureRecognizerDelegate

  /// The conditions of fact 4.10.3, and no start during a transition. An app that takes the delegate away
  /// decides by itself (fact 4.10.4).
  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigationController, navigationController.viewControllers.count > 1,
      navigationController.transitionCoordinator == nil, !navigationController.isNavigationBarHidden,
      navigationController.topViewController?.navigationItem.showsBackButton == true
    else { return false }
    guard navigationController.delegateImplementsAnimator else { return true }
    lookForAnotherGesture(beside: gestureRecognizer)
    return false
  }

  /// A delegate that implements the animator method switches the swipe off; an app that has a gesture of its own
  /// instead starts it about now (pitfall 55).
  private func lookForAnotherGesture(beside recognizer: UIGestureRecognizer) {
    guard !hasReportedRefusal, let delegate = navigationController?.delegate else { return }
    let touches = recognizer.touches
    let name = String(describing: type(of: delegate))
    HostDevice.current?.after(Self.patience) { [weak self] in
      guard let self, !hasReportedRefusal, let navigationController,
        navigationController.transitionCoordinator == nil,
        !touches.contains(where: { $0.isInRecognizedGesture })
      else { return }
      hasReportedRefusal = true
      navigationController.report(
        .advice, rule: "back-swipe-switched-off",
        "A finger swiped back from the edge, and nothing happened: the delegate \(name) implements the animator "
          + "method, which switches the system's swipe off.",
        remedy: "Add an edge pan that drives a percent-driven interactor, and return that interactor.")
    }
  }

  // MARK: Driving

  private func pan(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: percentDriven?.update(fraction(of: recognizer))
    case .ended: end(of: recognizer)
    case .cancelled, .failed: settle(finishing: false)
    case .possible: break
    }
  }

  private func begin() {
    guard let navigationController else { return }
    guard navigationController.viewControllers.count > 1 else {
      return navigationController.report(
        .fault, rule: "back-swipe-at-root",
        "The back swipe began with one controller in the stack; UIKit stops responding. Nothing happens here.",
        remedy: "Give interactivePopGestureRecognizer a delegate that answers viewControllers.count > 1.")
    }
    guard navigationController.transitionCoordinator == nil else { return }
    let interactor = UIPercentDrivenInteractiveTransition()
    percentDriven = interactor
    navigationController.popViewController(animated: true)
    if navigationController.runningTransition?.interactor !== interactor { percentDriven = nil }
  }

  private func fraction(of recognizer: UIPanGestureRecognizer) -> CGFloat {
    guard let view = recognizer.view, view.bounds.width > 0 else { return 0 }
    return distance(recognizer.translation(in: view)) / view.bounds.width
  }

  private func distance(_ point: CGPoint) -> CGFloat { isMirrored ? -point.x : point.x }

  private func end(of recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view else { return settle(finishing: false) }
    let travelled = distance(recognizer.translation(in: view))
    let speed = distance(recognizer.velocity(in: view))
    settle(finishing: travelled + Self.projection * speed > view.bounds.width / 2)
  }

  private func settle(finishing: Bool) {
    let interactor = percentDriven
    percentDriven = nil
    if finishing {
      interactor?.finish()
    } else {
      interactor?.cancel()
    }
  }
}

extension UITouch {
  /// Whether a gesture is under way that this touch is part of.
  fileprivate var isInRecognizedGesture: Bool {
    gestureRecognizers?.contains { $0.phase.isRecognized } ?? false
  }
}

extension UINavigationController {
  /// Whoever set the former delegate is not told of anything any more (pitfall 55).
  func reportReplacement(of former: UINavigationControllerDelegate) {
    // Screens of an app that hand over to each other as they appear know of each other.
    guard let delegate, delegate !== former, !(delegate is UIViewController && former is UIViewController)
    else { return }
    report(
      .advice, rule: "navigation-delegate-replaced",
      "The delegate of a navigation controller was replaced by another object; whoever set the former one is no "
        + "longer told of pushes and pops.",
      also: [former, delegate],
      remedy:
        "Pass on to the former delegate what you do not answer, and set the property to nil before you set "
        + "yourself.")
  }

  /// Whether the delegate implements the animator method. One that has not been asked yet is asked now, for
  /// the pop that the swipe would start.
  var delegateImplementsAnimator: Bool {
    guard let delegate, stack.count > 1 else { return false }
    if let answer = animatorMemory.answer(for: delegate) { return answer }
    let answer: UIViewControllerAnimatedTransitioning?? = OptionalRequirement.answer(
      of: delegate, to: "navigationController(_:animationControllerFor:from:to:)"
    ) {
      delegate.navigationController(
        self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2])
    }
    animatorMemory.note(delegate, implementsAnimator: answer != nil)
    return answer != nil
  }
}
