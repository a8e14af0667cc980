/// A path that a point follows: each end of a line or curve is a key, moves are not (fact 3.4.5).
package struct MotionPath {
  /// A line or curve as a cubic.
  struct Segment {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      self.start = start
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }

    func point(at t: Double) -> CGPoint {
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: Double(start.x) * w0 + Double(control1.x) * w1 + Double(control2.x) * w2 + Double(end.x) * w3,
        y: Double(start.y) * w0 + Double(control1.y) * w1 + Double(control2.y) * w2 + Double(end.y) * w3)
    }
  }

  let segments: [Segment]
  /// Of each segment; empty where the pace does not matter.
  private let arcs: [ArcLengths]

  /// Nil for a path without lines and curves.
  ///
  /// - Parameter isPaced: Whether `lengths` and `paced` are asked for.
  init?(_ path: CGPath, isPaced: Bool) {
    var segments: [Segment] = []
    var current = CGPoint.zero
    var first = CGPoint.zero
    func third(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    func addLine(to end: CGPoint) {
      segments.append(Segment(current, third(current, end, 1 / 3), third(current, end, 2 / 3), end))
      current = end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        current = point
        first = point
      case .line(let end): addLine(to: end)
      case .quad(let control, let end):
        segments.append(Segment(current, third(current, control, 2 / 3), third(end, control, 2 / 3), end))
        current = end
      case .cubic(let control1, let control2, let end):
        segments.append(Segment(current, control1, control2, end))
        current = end
      case .close: if current != first { addLine(to: first) }
      }
    }
    guard !segments.isEmpty else { return nil }
    self.segments = segments
    arcs =
      isPaced
      ? segments.map { segment in
        ArcLengths(
          point: { segment.point(at: $0) }, distance: { Double(hypot($1.x - $0.x, $1.y - $0.y)) })
      } : []
  }

  var lengths: [Double] { arcs.map(\.length) }

  func paced(_ share: Double, _ step: Int) -> Double { arcs[step].parameter(at: share) }

  func point(step: Int, fraction: Double) -> CGPoint {
    if step >= segments.count { return segments[segments.count - 1].end }
    let segment = segments[step]
    if fraction == 1 { return segment.end }
    return segment.point(at: fraction)
  }

  /// The tangent; the way between start and end where a curve stands still.
  func direction(step: Int, fraction t: Double) -> CGVector {
    let segment = segments[min(step, segments.count - 1)]
    let u = CGFloat(1 - t)
    let t = CGFloat(t)
    func slope(_ coordinate: (CGPoint) -> CGFloat) -> CGFloat {
      let first = coordinate(segment.control1) - coordinate(segment.start)
      let second = coordinate(segment.control2) - coordinate(segment.control1)
      let third = coordinate(segment.end) - coordinate(segment.control2)
      return u * u * first + 2 * u * t * second + t * t * third
    }
    let direction = CGVector(dx: slope(\.x), dy: slope(\.y))
    guard abs(direction.dx) + abs(direction.dy) > 1e-9 else {
      return CGVector(dx: segment.end.x - segment.start.x, dy: segment.end.y - segment.start.y)
    }
    return direction
  }
}
