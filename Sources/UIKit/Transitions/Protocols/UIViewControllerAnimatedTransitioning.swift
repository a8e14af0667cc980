import Foundation

/// The animation controller of a transition: it performs the motion.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The length of the motion in seconds. UIKit paces by it what it animates itself (fact 1.2.2).
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval

  /// Starts the motion and sees to it that `completeTransition(_:)` is called at its end.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)

  /// The animator that can be paused, scrubbed and reversed; the same object for one whole transition.
  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating

  /// Called within `completeTransition(_:)`, with the same flag (fact 1.7.1).
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    OptionalRequirement.isUnimplemented(on: self)
    return AbsentImplicitAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {}

  public var interruptibleAnimator: _InterruptibleAnimatorCall? { _InterruptibleAnimatorCall(animator: self) }

  public var animationEnded: _AnimationEndedCall? { _AnimationEndedCall(animator: self) }
}

/// `animator.interruptibleAnimator?(using:)`: nil when the animator does not implement it.
@MainActor
public struct _InterruptibleAnimatorCall {
  let animator: UIViewControllerAnimatedTransitioning

  public func callAsFunction(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating? {
    OptionalRequirement.answer(of: animator, to: "interruptibleAnimator(using:)") {
      animator.interruptibleAnimator(using: transitionContext)
    }
  }
}

/// `animator.animationEnded?(_:)`.
@MainActor
public struct _AnimationEndedCall {
  let animator: UIViewControllerAnimatedTransitioning

  public func callAsFunction(_ transitionCompleted: Bool) {
    animator.animationEnded(transitionCompleted)
  }
}
