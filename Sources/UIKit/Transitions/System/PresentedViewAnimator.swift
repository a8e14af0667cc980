import Foundation

/// What the system's presentations share: one view moves, the presented one, over the other, which stays.
@MainActor
class PresentedViewAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  let duration: TimeInterval
  let isPresentation: Bool

  init(duration: TimeInterval, isPresentation: Bool) {
    self.duration = duration
    self.isPresentation = isPresentation
    super.init()
  }

  /// Moves the presented view in or out, and calls back at the end. Overridden by each motion.
  func move(
    _ view: UIView, in context: UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    completion()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: .to)
    if let toView, let toController = transitionContext.viewController(forKey: .to) {
      let container = transitionContext.containerView
      toView.frame = transitionContext.finalFrame(for: toController)
      if isPresentation {
        container.addSubview(toView)
      } else {
        container.insertSubview(toView, at: 0)
      }
    }
    let complete = {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    guard let view = isPresentation ? toView : transitionContext.view(forKey: .from) else {
      return complete()
    }
    move(view, in: transitionContext, completion: complete)
  }
}
