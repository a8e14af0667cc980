import QuartzCore

/// When the animations of a block run, and at what pace.
package struct AnimationTiming {
  /// In seconds.
  package var duration: TimeInterval
  /// From the start of the block, in seconds.
  package var delay: TimeInterval = 0
  package var pacing: AnimationPacing
  /// The pace of vertical movement where it differs, as with a spring thrown aslant (fact 4.5.1).
  package var verticalPacing: AnimationPacing?
  package var repeatCount: Float = 0
  package var autoreverses = false

  package init(duration: TimeInterval, delay: TimeInterval = 0, pacing: AnimationPacing) {
    self.duration = duration
    self.delay = delay
    self.pacing = pacing
  }

  /// The timing of a plain block.
  package init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions) {
    switch options.curveBits {
    case 7:
      // The system's spring ignores the duration asked for (fact 4.1.1), but not that there is none.
      self.init(
        duration: duration > 0 ? SpringPacing.systemDuration : duration, delay: delay,
        pacing: .spring(.system))
    case let bits:
      let curve = UIView.AnimationCurve(rawValue: Int(bits)) ?? .easeInOut
      self.init(duration: duration, delay: delay, pacing: curve.pacing)
    }
    repeatCount = options.contains(.repeat) ? .greatestFiniteMagnitude : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// The timing of a plain block, with findings for numbers that are none.
  @MainActor
  static func checked(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions
  ) -> AnimationTiming {
    AnimationTiming(
      duration: FiniteNumber.checked(duration, "The duration"),
      delay: FiniteNumber.checked(delay, "The delay"), options: options)
  }

  /// What a block inside another one uses: the outer duration and pace, unless told otherwise
  /// (fact 4.2.8).
  package func inheriting(from outer: AnimationTiming?, options: UIView.AnimationOptions) -> AnimationTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.pacing = outer.pacing }
    return timing
  }

  /// An animation of one key path with this timing. UIKit's animations hold at both ends, so that the
  /// old value shows during the delay (fact 4.2.6).
  ///
  /// - Parameter layer: the layer it is for; the delay counts in its time.
  package func animation(keyPath: String, on layer: CALayer) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pacing {
    case .cubic(let function):
      animation = CABasicAnimation(keyPath: keyPath)
      animation.timingFunction = function
    case .spring(let spring):
      animation = spring.animation(keyPath: keyPath)
    }
    apply(to: animation, on: layer)
    return animation
  }

  /// Gives an animation everything but the pace.
  package func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.fillMode = .both
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    if delay != 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
  }
}
