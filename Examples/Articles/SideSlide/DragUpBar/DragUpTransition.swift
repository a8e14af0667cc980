import UIKit

/// The player rises from the bar; on the way it shakes a little to the sides.
class DragUpTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let barHeight: CGFloat = 44
  private let shake: CGFloat = 6

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toController = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let finalFrame = transitionContext.finalFrame(for: toController)
    toView.frame = finalFrame.offsetBy(dx: 0, dy: finalFrame.height - barHeight)
    transitionContext.containerView.addSubview(toView)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        toView.frame = finalFrame
      }
      let shakes = [self.shake, -self.shake, 0]
      for (index, offset) in shakes.enumerated() {
        UIView.addKeyframe(withRelativeStartTime: 0.2 + 0.05 * Double(index), relativeDuration: 0.05) {
          toView.transform = CGAffineTransform(translationX: offset, y: 0)
        }
      }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
