import UIKit

/// The card opens from a line of width 1 at the centre and closes into it.
class OverlayTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toController = transitionContext.viewController(forKey: .to) else { return }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    if toController.isBeingPresented, let toView = transitionContext.view(forKey: .to) {
      let finalFrame = transitionContext.finalFrame(for: toController)
      transitionContext.containerView.addSubview(toView)
      toView.frame = line(at: finalFrame)
      animator.addAnimations { toView.frame = finalFrame }
    } else if let fromView = transitionContext.view(forKey: .from) {
      animator.addAnimations { fromView.frame = self.line(at: fromView.frame) }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }

  private func line(at frame: CGRect) -> CGRect {
    CGRect(x: frame.midX - 0.5, y: frame.minY, width: 1, height: frame.height)
  }
}
