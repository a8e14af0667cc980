import CoreGraphics
import Foundation

/// The motion of scrolled content along one axis after the finger has left: it slows down, and bounces at the
/// ends.
package struct ScrollAxisMotion {
  private enum Stage {
    case slowing(from: CGFloat, velocity: CGFloat)
    case bouncing(to: CGFloat, distance: CGFloat, velocity: CGFloat)
    case still(CGFloat)
  }

  private var stage: Stage
  private var stageStart: TimeInterval
  private let rate: CGFloat
  private let limits: ClosedRange<CGFloat>
  private let bounces: Bool

  /// - Parameters:
  ///   - offset: in points.
  ///   - velocity: in points per second.
  ///   - limits: offsets at which the content's ends show.
  ///   - time: the present one, in seconds.
  package init(
    offset: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool,
    time: TimeInterval
  ) {
    self.rate = rate
    self.limits = limits
    self.bounces = bounces
    stageStart = time
    let end = min(max(offset, limits.lowerBound), limits.upperBound)
    if end != offset {
      stage = .bouncing(to: end, distance: offset - end, velocity: velocity)
    } else if abs(velocity) > ScrollPhysics.stopSpeed {
      stage = .slowing(from: offset, velocity: velocity)
    } else {
      stage = .still(offset)
    }
  }

  /// Whether it has come to rest.
  package var isStill: Bool {
    if case .still = stage { return true }
    return false
  }

  /// The offset at a time, not before the last one asked for.
  package mutating func offset(at time: TimeInterval) -> CGFloat {
    let elapsed = time - stageStart
    switch stage {
    case .still(let offset):
      return offset
    case .slowing(let start, let velocity):
      let offset = start + ScrollPhysics.travel(velocity: velocity, rate: rate, after: elapsed)
      let speed = ScrollPhysics.velocity(velocity, rate: rate, after: elapsed)
      if !limits.contains(offset) { return leaveLimits(at: offset, speed: speed, time: time) }
      if abs(speed) < ScrollPhysics.stopSpeed { stage = .still(offset) }
      return offset
    case .bouncing(let end, let distance, let velocity):
      let rest = ScrollPhysics.bounce(distance: distance, velocity: velocity, after: elapsed)
      // Half a pixel of a 3x screen is not seen; the speed is gone by then as well.
      if abs(rest) < 0.16 && elapsed > 0.1 {
        stage = .still(end)
        return end
      }
      return end + rest
    }
  }

  private mutating func leaveLimits(at offset: CGFloat, speed: CGFloat, time: TimeInterval) -> CGFloat {
    let end = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    guard bounces else {
      stage = .still(end)
      return end
    }
    stage = .bouncing(to: end, distance: offset - end, velocity: speed)
    stageStart = time
    return offset
  }
}
