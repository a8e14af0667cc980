import UIKit

/// One animator class for four moves; its type says which.
class TypedAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  enum Kind {
    case push, pop, present, dismiss
  }

  let kind: Kind
  private var transitionContext: UIViewControllerContextTransitioning?

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    containerView.addSubview(fromView)
    containerView.addSubview(toView)
    switch kind {
    case .push: grow(toView, in: containerView)
    case .present: pivot(toView, over: fromView, in: containerView)
    case .dismiss: squeeze(fromView, beside: toView, in: containerView)
    case .pop: break
    }
  }

  /// The incoming view appears through a growing circle.
  private func grow(_ toView: UIView, in containerView: UIView) {
    let radius: CGFloat = 1000
    let startRect = CGRect(x: (containerView.frame.size.width - 100) / 2, y: 100, width: 100, height: 100)
    let finalRect = CGRect(x: 150 - radius, y: 150 - radius, width: radius * 2, height: radius * 2)
    let startPath = UIBezierPath(ovalIn: startRect)
    let finalPath = UIBezierPath(ovalIn: finalRect)

    let maskLayer = CAShapeLayer()
    maskLayer.path = finalPath.cgPath
    toView.layer.mask = maskLayer

    let animation = CABasicAnimation(keyPath: "path")
    animation.delegate = self
    animation.fromValue = startPath.cgPath
    animation.toValue = finalPath.cgPath
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    maskLayer.add(animation, forKey: "path")
  }

  /// The incoming view turns about its bottom left corner.
  private func pivot(_ toView: UIView, over fromView: UIView, in containerView: UIView) {
    fromView.frame = containerView.frame
    toView.layer.anchorPoint = CGPoint(x: 0, y: 1)
    toView.frame = containerView.frame
    toView.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView.transform = .identity
    } completion: { _ in
      self.transitionContext?.completeTransition(true)
    }
  }

  /// The outgoing view narrows at the left edge while the incoming one widens at the right.
  private func squeeze(_ fromView: UIView, beside toView: UIView, in containerView: UIView) {
    let frame = containerView.frame
    fromView.frame = frame
    toView.frame = CGRect(x: frame.size.width, y: frame.origin.y, width: 0, height: frame.size.height)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.frame = CGRect(x: frame.origin.x, y: frame.origin.y, width: 0, height: frame.size.height)
      toView.frame = frame
    } completion: { _ in
      self.transitionContext?.completeTransition(true)
    }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    transitionContext?.completeTransition(true)
    transitionContext?.view(forKey: .from)?.layer.mask = nil
    transitionContext?.view(forKey: .to)?.layer.mask = nil
  }
}
