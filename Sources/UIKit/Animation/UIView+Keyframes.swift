import QuartzCore

extension UIView {
  /// Animates changes that `addKeyframe` places within the duration.
  ///
  /// - Parameters:
  ///   - duration: of the whole, in seconds.
  ///   - delay: in seconds before it begins.
  ///   - completion: gets whether the animations reached their end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plainOptions = options.plainOptions
    let tracker = AnimationTracker(completion: completion)
    let timing = AnimationScope.effective(
      .checked(duration: duration, delay: delay, options: plainOptions), options: plainOptions)
    guard AnimationScope.isAnimating(timing) else {
      AnimationScope.with(nil, animations)
      tracker.close()
      return
    }
    // Inside a property animator's block the keyframes become part of that animator.
    let receiver: any ChangeReceiver =
      AnimationScope.current?.receiver as? AnimatorAnimations
      ?? BlockAnimations(timing: timing, tracker: tracker)
    let collector = KeyframeCollector(mode: options.calculationMode)
    AnimationScope(timing: timing, receiver: collector, tracker: tracker, options: plainOptions)
      .perform(animations)
    collector.send(to: receiver)
    tracker.close()
  }

  /// Places changes within the block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: when they begin, from 0 to 1 of the whole duration.
  ///   - frameDuration: how long they take, from 0 to 1 of the whole; 0 jumps (fact 4.6.3).
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = AnimationScope.current?.receiver as? KeyframeCollector else {
      return animations()
    }
    collector.withSegment(
      start: FiniteNumber.checked(frameStartTime, "The start of a keyframe"),
      duration: FiniteNumber.checked(frameDuration, "The duration of a keyframe"), animations)
  }
}
