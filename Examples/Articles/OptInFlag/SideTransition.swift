import UIKit

/// Present: the incoming screen slides in from the left edge. Dismiss: the outgoing screen leaves to the right.
class SideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
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
    if isPresenting {
      toView.frame = finalFrame.offsetBy(dx: -finalFrame.width, dy: 0)
      containerView.addSubview(toView)
      movingView = toView
      target = finalFrame
    } else {
      toView.frame = finalFrame
      containerView.insertSubview(toView, belowSubview: fromView)
      movingView = fromView
      target = initialFrame.offsetBy(dx: initialFrame.width, dy: 0)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      movingView.frame = target
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
