import UIKit

/// What the circle must be, worked out from the size of the screen alone; in points.
struct CircleGeometry {
  /// How long Core Animation runs an animation without a duration, in seconds (fact 4.8).
  static let duration = 0.25
  /// Both buttons are circles of 72 pt.
  static let smallRadius: CGFloat = 36
  /// A circle of four cubics is up to this much larger than an ideal one (decision 9.1).
  static let oversize: CGFloat = 0.000273

  /// The middle of both buttons.
  let center: CGPoint
  /// The distance from there to the farthest corner of the container, which is as large as the screen.
  let bigRadius: CGFloat

  init(screen size: CGSize) {
    center = CGPoint(x: size.width - 64, y: size.height - 124)
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
      CGPoint(x: size.width, y: size.height),
    ]
    let center = center
    bigRadius = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
  }

  /// - Parameter time: In seconds from the animation's begin, up to its duration.
  func radius(at time: Double, of move: CircleMove) -> CGFloat {
    let fraction = CGFloat(time / Self.duration)
    let opened = move == .push ? fraction : 1 - fraction
    return Self.smallRadius + (bigRadius - Self.smallRadius) * opened
  }
}
