import QuartzCore

/// An animator that animates what blocks change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// - Parameter delayFactor: the part (0 to 1) of the remaining time by which the start is put off.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// - Parameter durationFactor: a multiple of the animator's duration; 0 is the time that remains.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}

  public var addAnimations: _AddAnimationsCall? { _AddAnimationsCall(animator: self) }
  public var addCompletion: _AddCompletionCall? { _AddCompletionCall(animator: self) }
  public var continueAnimation: _ContinueAnimationCall? { _ContinueAnimationCall(animator: self) }
}

/// `animator.addAnimations?(…)`.
@MainActor
public struct _AddAnimationsCall {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
}

/// `animator.addCompletion?(…)`.
@MainActor
public struct _AddCompletionCall {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}

/// `animator.continueAnimation?(withTimingParameters:durationFactor:)`.
@MainActor
public struct _ContinueAnimationCall {
  let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}
