import UIKit

/// One object is transitioning delegate, animator and layer-animation delegate.
class CornerCircleTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, CAAnimationDelegate
{
  private var isPresenting = true
  private var context: UIViewControllerContextTransitioning?

  // MARK: UIViewControllerTransitioningDelegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = true
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    isPresenting = false
    return self
  }

  // MARK: UIViewControllerAnimatedTransitioning

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let movingView = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    transitionContext.containerView.addSubview(movingView)
    animateCircle(on: movingView)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
  }

  private func animateCircle(on view: UIView) {
    let margin: CGFloat = 20
    let radius: CGFloat = 25
    let width = UIScreen.main.bounds.size.width
    let height = UIScreen.main.bounds.size.height
    let diagonal = sqrt(height * height + width * width)
    let startRect = CGRect(
      x: width - 2 * radius - margin, y: margin, width: radius * 2, height: radius * 2)
    let startPath = UIBezierPath(ovalIn: startRect)
    let endPath = UIBezierPath(ovalIn: startRect.insetBy(dx: -diagonal, dy: -diagonal))

    let maskLayer = CAShapeLayer()
    maskLayer.fillColor = UIColor.red.cgColor
    maskLayer.path = startPath.cgPath
    view.layer.mask = maskLayer

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = isPresenting ? startPath.cgPath : endPath.cgPath
    animation.toValue = isPresenting ? endPath.cgPath : startPath.cgPath
    animation.delegate = self
    animation.fillMode = .forwards
    animation.duration = 2
    animation.isRemovedOnCompletion = false
    maskLayer.add(animation, forKey: nil)
  }

  // MARK: CAAnimationDelegate

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(true)
  }
}
