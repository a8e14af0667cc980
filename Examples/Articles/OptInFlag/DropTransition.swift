import UIKit

/// Push: the incoming screen comes down from above. Pop: the outgoing screen goes down and out.
class DropTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromController = transitionContext.viewController(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let initialFrame = transitionContext.initialFrame(for: fromController)
    let finalFrame = transitionContext.finalFrame(for: toController)
    let movingView: UIView
    let target: CGRect
    if operation == .push {
      toView.frame = finalFrame.offsetBy(dx: 0, dy: -finalFrame.height)
      containerView.addSubview(toView)
      movingView = toView
      target = finalFrame
    } else {
      toView.frame = finalFrame
      containerView.insertSubview(toView, belowSubview: fromView)
      movingView = fromView
      target = initialFrame.offsetBy(dx: 0, dy: initialFrame.height)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      movingView.frame = target
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
