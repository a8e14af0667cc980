import UIKit

/// The menu enters from the left while the main screen moves right by as much; both stay visible.
class SideSlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Where the presenting view came from; the article keeps it in a static variable between the two moves.
  private static weak var presentingSuperview: UIView?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromController = transitionContext.viewController(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = fromController.view, let toView = toController.view
    else { return }
    if toController.isBeingPresented {
      present(toView, over: fromView, transitionContext)
    } else {
      dismiss(fromView, to: toView, transitionContext)
    }
  }

  private func present(
    _ toView: UIView, over fromView: UIView, _ transitionContext: UIViewControllerContextTransitioning
  ) {
    let containerView = transitionContext.containerView
    let width = containerView.bounds.width * 2 / 3
    Self.presentingSuperview = fromView.superview
    containerView.addSubview(fromView)
    containerView.addSubview(toView)
    toView.frame = CGRect(x: -width, y: 0, width: width, height: containerView.bounds.height)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.frame.origin.x = 0
      fromView.frame.origin.x = width
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isCancelled {
        fromView.frame.origin.x = 0
        Self.presentingSuperview?.addSubview(fromView)
      }
      transitionContext.completeTransition(!isCancelled)
    }
  }

  private func dismiss(
    _ fromView: UIView, to toView: UIView, _ transitionContext: UIViewControllerContextTransitioning
  ) {
    let width = transitionContext.containerView.bounds.width * 2 / 3
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.frame.origin.x = -width
      toView.frame.origin.x = 0
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if !isCancelled {
        Self.presentingSuperview?.addSubview(toView)
        fromView.removeFromSuperview()
      }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
