import CoreGraphics
import Foundation

/// How scrolled content slows down and springs back, along one axis (table of section 4.9).
package enum ScrollPhysics {
  /// Below this speed, in points per second, the content stands still.
  package static let stopSpeed: CGFloat = 10
  /// How far content follows a finger beyond its end.
  package static let rubberBand: CGFloat = 0.55
  /// Of the critically damped return to the end, in radians per second. Not published; our choice.
  package static let bounceFrequency: CGFloat = 11

  /// How far the content shows beyond its end when the finger has gone `distance` beyond it; both in points.
  ///
  /// - Parameter dimension: the visible length of the scroll view.
  package static func rubberBanded(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    let length = abs(distance)
    let shown = (1 - 1 / (length * rubberBand / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// How far the finger has gone beyond an end when the content shows `shown` points beyond it.
  package static func unbanded(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
    let part = min(abs(shown) / max(dimension, 1), 0.999)
    let length = (1 / (1 - part) - 1) * dimension / rubberBand
    return shown < 0 ? -length : length
  }

  /// The way that content at a speed (points per second) still goes in the seconds `time`.
  ///
  /// - Parameter rate: what is left of the speed after a millisecond.
  package static func travel(velocity: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
    let decay = CGFloat(log(Double(rate))) * 1000
    return velocity * CGFloat(exp(Double(decay) * time) - 1) / decay
  }

  /// The way until it stands still.
  package static func travel(velocity: CGFloat, rate: CGFloat) -> CGFloat {
    -velocity / (CGFloat(log(Double(rate))) * 1000)
  }

  package static func velocity(_ velocity: CGFloat, rate: CGFloat, after time: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(log(Double(rate)) * 1000 * time))
  }

  /// The speed with which content comes to rest after a way, for a rate.
  package static func velocity(forTravel travel: CGFloat, rate: CGFloat) -> CGFloat {
    -travel * CGFloat(log(Double(rate))) * 1000
  }

  /// The distance from the end on the way back to it.
  package static func bounce(distance: CGFloat, velocity: CGFloat, after time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    let decay = CGFloat(exp(Double(-bounceFrequency * time)))
    return (distance + (velocity + bounceFrequency * distance) * time) * decay
  }
}
