/// How an object's clock follows its parent's:
/// local time = (parent time − begin time) · speed + time offset (fact 3.1.1).
public protocol CAMediaTiming {
  /// In the parent's time, in seconds. On an animation 0 means "when it is added".
  var beginTime: CFTimeInterval { get set }
  /// Of one cycle, in seconds. On an animation 0 or less becomes the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// 0 freezes, negative values run backwards.
  var speed: Float { get set }
  /// Added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often the cycle plays; fractions are allowed, the greatest finite number means for ever.
  var repeatCount: Float { get set }
  /// How long the cycle repeats, in seconds; not to be set together with `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle plays backwards after it has played forwards, which doubles its length.
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
