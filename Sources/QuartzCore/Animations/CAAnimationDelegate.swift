/// Hears when an animation begins and ends. Every method is optional. The animation keeps it alive (fact 3.2.4).
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The active time of an animation begins; `anim` is the layer's copy.
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether the end was reached while the animation was still attached (fact 3.2.5).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}

  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}

  /// For sources that write `delegate.animationDidStart?(animation)`.
  public var animationDidStart: _AnimationDidStart? { _AnimationDidStart(delegate: self) }

  /// For sources that write `delegate.animationDidStop?(animation, finished: true)`.
  public var animationDidStop: _AnimationDidStop? { _AnimationDidStop(delegate: self) }
}

public struct _AnimationDidStart {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation) {
    delegate.animationDidStart(anim)
  }
}

public struct _AnimationDidStop {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
