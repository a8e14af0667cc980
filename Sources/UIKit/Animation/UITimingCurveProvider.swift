import QuartzCore

/// A pace for a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  /// The curve, when there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, when there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace and the seconds it takes when `duration` seconds are asked for.
  package func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(asked: duration) }
    let curve = cubicTimingParameters ?? UICubicTimingParameters()
    return AnimationTiming(duration: duration, pacing: .cubic(curve.timingFunction))
  }
}
