import QuartzCore

extension UIView {
  /// Animates changes of views made in a block.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less makes the changes at once (fact 4.2.3).
  ///   - delay: in seconds before the animations begin.
  ///   - completion: gets whether the animations reached their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationScope.run(
      timing: .checked(duration: duration, delay: delay, options: options), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes of views made in a block, easing in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes of views made in a block, easing in and out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes of views made in a block with a spring that comes to rest in the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 comes to rest without swinging over; smaller values swing.
  ///   - velocity: at the start, in whole distances per second (fact 4.4.1).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = FiniteNumber.checked(duration, "The duration")
    var timing = AnimationTiming.checked(duration: duration, delay: delay, options: options)
    timing.duration = duration
    if duration > 0 {
      timing.pacing = .spring(
        SpringFit.spring(
          dampingRatio: Double(FiniteNumber.checked(dampingRatio, else: 1, "The damping ratio")),
          duration: duration, velocity: Double(FiniteNumber.checked(velocity, "The velocity"))))
    }
    AnimationScope.run(
      timing: timing, options: options, animations: animations, completion: completion)
  }

  /// Animates changes of views made in a block with a spring described by how long it seems to take, in
  /// seconds, and how much it bounces, from −1 to 1.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = FiniteNumber.checked(duration, "The duration")
    var timing = AnimationTiming.checked(duration: duration, delay: delay, options: options)
    timing.duration = duration
    if duration > 0 {
      let spring = SpringPacing(
        perceptualDuration: duration, bounce: Double(FiniteNumber.checked(bounce, "The bounce")),
        initialVelocity: Double(FiniteNumber.checked(initialSpringVelocity, "The velocity")))
      timing.pacing = .spring(spring)
      timing.duration = spring.settlingDuration
    }
    AnimationScope.run(
      timing: timing, options: options, animations: animations, completion: completion)
  }

  /// Makes the animations of a block, inside an animation block, repeat.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let outer = AnimationScope.current else { return animations() }
    outer.repeating(count: Float(count), autoreverses: autoreverses).perform(animations)
  }

  /// Makes changes at once, also inside an animation block (fact 4.2.9).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    guard let environment = AnimationEnvironment.current else {
      return AnimationScope.with(nil, actionsWithoutAnimation)
    }
    environment.withAnimationsEnabled(false) { AnimationScope.with(nil, actionsWithoutAnimation) }
  }

  /// Switches all view animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationEnvironment.current?.areAnimationsEnabled = enabled
  }

  public class var areAnimationsEnabled: Bool {
    AnimationEnvironment.current?.areAnimationsEnabled ?? true
  }

  /// The duration of the block that is running, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationScope.current?.timing.duration ?? 0
  }
}
