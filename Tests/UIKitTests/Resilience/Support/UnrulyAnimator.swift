import UIKit

/// Fades the incoming view in, unless a test has it do something else.
final class UnrulyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What it promises and, in its own motion, keeps, in seconds.
  var duration: TimeInterval
  var onAnimate: ((UIViewControllerContextTransitioning) -> Void)?
  var onEnd: ((Bool) -> Void)?

  init(duration: TimeInterval = 0.3, onAnimate: ((UIViewControllerContextTransitioning) -> Void)? = nil) {
    self.duration = duration
    self.onAnimate = onAnimate
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let onAnimate { return onAnimate(transitionContext) }
    Self.fade(transitionContext, duration: duration)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    onEnd?(transitionCompleted)
  }

  /// - Parameters:
  ///   - duration: In seconds.
  ///   - completion: Called instead of `completeTransition(_:)`.
  static func fade(
    _ context: UIViewControllerContextTransitioning, duration: TimeInterval = 0.3,
    completion: (() -> Void)? = nil
  ) {
    let toView = context.view(forKey: .to)
    let moving = toView ?? context.view(forKey: .from)
    if let toView { context.containerView.addSubview(toView) }
    if toView != nil { moving?.alpha = 0 }
    UIView.animate(withDuration: duration) {
      moving?.alpha = toView == nil ? 0 : 1
    } completion: { _ in
      if let completion { return completion() }
      let isCancelled = context.transitionWasCancelled
      moving?.alpha = 1
      if isCancelled { toView?.removeFromSuperview() }
      context.completeTransition(!isCancelled)
    }
  }
}
