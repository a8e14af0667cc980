import CoreGraphics
import Foundation

/// Where something was in the last moments, for its velocity.
struct MovementHistory {
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  /// - Parameter time: in seconds, not before the last one.
  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, value))
    // One sample at the window's edge or before it stays, so that a slow start still has a span.
    while samples.count > 2, samples[1].time <= time - GestureFigures.velocityWindow {
      samples.removeFirst()
    }
  }

  mutating func clear() {
    samples = []
  }

  /// The last value.
  var last: CGPoint? { samples.last?.value }

  /// The mean velocity per second over the last tenth of a second; none when it has stood still that long.
  var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { $0.time >= last.time - GestureFigures.velocityWindow }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let span = CGFloat(last.time - first.time)
    return CGPoint(x: (last.value.x - first.value.x) / span, y: (last.value.y - first.value.y) / span)
  }
}
