import UIKit

/// The animator: a circle grows out of the button on push and shrinks into it on pop.
class CircleTransition: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  var isPush = true
  private var context: UIViewControllerContextTransitioning?

  /// The promise; the animation below sets no duration and runs for Core Animation's 0.25 s.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let containerView = transitionContext.containerView
    let first: FirstViewController
    let second: SecondViewController
    let button: UIButton
    if isPush {
      first = transitionContext.viewController(forKey: .from) as! FirstViewController
      second = transitionContext.viewController(forKey: .to) as! SecondViewController
    } else {
      second = transitionContext.viewController(forKey: .from) as! SecondViewController
      first = transitionContext.viewController(forKey: .to) as! FirstViewController
    }
    containerView.addSubview(first.view)
    containerView.addSubview(second.view)
    containerView.layoutIfNeeded()
    button = isPush ? first.openButton : second.closeButton

    let smallPath = UIBezierPath(ovalIn: button.frame)
    let bigPath = UIBezierPath(
      arcCenter: button.center, radius: radius(for: button, in: containerView.bounds.size),
      startAngle: 0, endAngle: .pi * 2, clockwise: true)

    let shapeLayer = CAShapeLayer()
    shapeLayer.path = isPush ? bigPath.cgPath : smallPath.cgPath
    second.view.layer.mask = shapeLayer

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = isPush ? smallPath.cgPath : bigPath.cgPath
    animation.delegate = self
    shapeLayer.add(animation, forKey: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    context?.completeTransition(true)
    let key: UITransitionContextViewControllerKey = isPush ? .to : .from
    context?.viewController(forKey: key)?.view.layer.mask = nil
  }

  /// The distance from the button's centre to the corner opposite its quadrant, for a button wholly inside one.
  private func radius(for button: UIButton, in size: CGSize) -> CGFloat {
    let right = size.width - button.center.x
    let below = size.height - button.center.y
    let left = button.center.x
    let above = button.center.y
    if button.frame.origin.x > size.width / 2 {
      let isUpperHalf = button.frame.origin.y < size.height / 2
      return isUpperHalf ? hypot(left, below) : hypot(left, above)
    }
    let isUpperHalf = button.frame.maxY < size.height / 2
    return isUpperHalf ? hypot(right, below) : hypot(right, above)
  }
}
