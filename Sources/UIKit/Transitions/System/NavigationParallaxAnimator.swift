import Foundation

/// The system's push and pop: the upper view slides over the lower one, which moves 30 % of the width and is
/// dimmed (fact 4.8).
@MainActor
final class NavigationParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the coordinator reports, in seconds.
  private static let nominalDuration: TimeInterval = 0.35
  /// How long the spring of mass 3, stiffness 1000 and damping 500 runs, in seconds (decision 9.6).
  private static let springDuration: TimeInterval = 0.5
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  static var springTiming: AnimationTiming {
    AnimationTiming(duration: springDuration, delay: 0, options: .systemSpring)
  }

  private let isPush: Bool
  private let isMirrored: Bool

  /// - Parameter isMirrored: Whether the interface runs from right to left.
  init(operation: UINavigationController.Operation, isMirrored: Bool) {
    isPush = operation != .pop
    self.isMirrored = isMirrored
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    Self.nominalDuration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (upper, lower) = isPush ? (toView, fromView) : (fromView, toView)
    let toFrame = transitionContext.viewController(forKey: .to).map(transitionContext.finalFrame(for:))
    toView.frame = toFrame ?? container.bounds
    container.addSubview(lower)
    let dimmingView = UIView(frame: container.bounds)
    dimmingView.backgroundColor = .black
    dimmingView.isUserInteractionEnabled = false
    container.addSubview(dimmingView)
    container.addSubview(upper)

    let direction: CGFloat = isMirrored ? -1 : 1
    let upperRest = upper.frame
    let lowerRest = lower.frame
    let upperAway = upperRest.offsetBy(dx: direction * container.bounds.width, dy: 0)
    let lowerAway = lowerRest.offsetBy(dx: -direction * Self.parallax * container.bounds.width, dy: 0)
    upper.frame = isPush ? upperAway : upperRest
    lower.frame = isPush ? lowerRest : lowerAway
    dimmingView.alpha = isPush ? 0 : Self.dimming
    // Under the finger the motion must last as long as the fraction counts.
    let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .systemSpring
    let duration = transitionContext.isInteractive ? Self.nominalDuration : Self.springDuration
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      upper.frame = self.isPush ? upperRest : upperAway
      lower.frame = self.isPush ? lowerAway : lowerRest
      dimmingView.alpha = self.isPush ? Self.dimming : 0
    } completion: { _ in
      dimmingView.removeFromSuperview()
      let completed = !transitionContext.transitionWasCancelled
      if completed { fromView.frame = self.isPush ? lowerRest : upperRest }
      transitionContext.completeTransition(completed)
    }
  }
}
