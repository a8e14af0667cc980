import Foundation

/// Finds the spring that UIKit makes of a damping ratio, a duration and a starting velocity.
///
/// The angular frequency is the one for which the envelope of the motion has fallen to a thousandth of
/// the distance at the end of the duration (facts 4.4.2 and 4.4.3).
package enum SpringFit {
  /// What may be left of the distance at the end.
  private static let remainder = 0.001

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 is critical; larger values behave as 1 (decision 9.6).
  ///   - duration: in seconds, above 0.
  ///   - velocity: in whole distances per second.
  package static func spring(
    dampingRatio: Double, duration: TimeInterval, velocity: Double
  ) -> SpringPacing {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let frequency =
      ratio < 1
      ? underdamped(ratio: ratio, duration: duration, velocity: velocity)
      : critical(duration: duration, velocity: velocity)
    return SpringPacing(dampingRatio: ratio, frequency: frequency, initialVelocity: velocity)
  }

  private static func underdamped(ratio: Double, duration: Double, velocity: Double) -> Double {
    let root = (1 - ratio * ratio).squareRoot()
    if velocity == 0 { return log(ratio / (root * remainder)) / (ratio * duration) }
    /// Logarithm of the envelope at the end, less that of the wanted remainder.
    func excess(_ frequency: Double) -> Double {
      log(abs(ratio * frequency - velocity) / (frequency * root)) - ratio * frequency * duration
        - log(remainder)
    }
    let far = (abs(velocity) * 10 + 100 / duration) / ratio
    guard velocity > 0 else { return zero(of: excess, from: 1e-9 / duration, to: far) }
    // Above velocity / ratio the envelope first grows and then falls; the wanted root lies after its top.
    let product = ratio * duration * velocity
    let top =
      (product + (product * product + 4 * ratio * product).squareRoot()) / (2 * ratio * ratio * duration)
    if excess(top) >= 0 { return zero(of: excess, from: top, to: far) }
    // A throw too hard for that: only the softer root is left (fact 4.4.5).
    return zero(of: excess, from: 1e-9 / duration, to: velocity / ratio)
  }

  private static func critical(duration: Double, velocity: Double) -> Double {
    func excess(_ frequency: Double) -> Double {
      log(abs(1 + (frequency - velocity) * duration)) - frequency * duration - log(remainder)
    }
    let start = max(velocity, 1e-9 / duration)
    let far = abs(velocity) * 2 + 100 / duration
    guard excess(start) > 0 else { return critical(duration: duration, velocity: 0) }
    return zero(of: excess, from: start, to: far)
  }

  /// The place between a positive and a negative value of a falling function.
  private static func zero(of function: (Double) -> Double, from: Double, to: Double) -> Double {
    var low = from
    var high = to
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if function(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
