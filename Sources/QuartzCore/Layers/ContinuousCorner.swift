/// The corner whose curvature begins gradually, as the system's own shapes have it.
///
/// It reaches further along the edges than its radius. Where there is not so much room it is the less gradual the less
/// there is, down to a quarter of a circle where there is none: so a radius that grows never makes the outline jump.
struct ContinuousCorner {
  typealias Cubic = (control1: CGPoint, control2: CGPoint, end: CGPoint)

  /// How far along the edge the full curve reaches, in radii.
  static let expansion: CGFloat = 1.528665

  /// 0 for a quarter of a circle, 1 for the full curve.
  let smoothing: CGFloat

  /// - Parameters:
  ///   - radius: Above 0.
  ///   - room: How far along the edges the corner may reach.
  init(radius: CGFloat, room: CGFloat) {
    smoothing = min(max((room / radius - 1) / (Self.fullReach - 1), 0), 1)
  }

  /// How far along the edge the curve reaches, in radii.
  var reach: CGFloat { 1 + (Self.fullReach - 1) * smoothing }

  /// Three cubics from the horizontal to the vertical edge, in radii from the corner.
  var cubics: [Cubic] {
    zip(Self.circular, Self.full).map { circular, full in
      (
        blend(circular.control1, full.control1), blend(circular.control2, full.control2),
        blend(circular.end, full.end)
      )
    }
  }

  private func blend(_ circular: CGPoint, _ full: CGPoint) -> CGPoint {
    CGPoint(
      x: circular.x + (full.x - circular.x) * smoothing, y: circular.y + (full.y - circular.y) * smoothing)
  }

  private static let fullReach: CGFloat = 1.52866498
  private static let full: [Cubic] = [
    (CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), CGPoint(x: 0.63149379, y: 0.07491139)),
    (
      CGPoint(x: 0.37282383, y: 0.16905956), CGPoint(x: 0.16905956, y: 0.37282383),
      CGPoint(x: 0.07491139, y: 0.63149379)
    ),
    (CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: fullReach)),
  ]

  /// A quarter of a circle in three parts that meet where its tangents are those at which the full curve's parts meet.
  private static let circular: [Cubic] = {
    let turns = [0, 0.327, CGFloat.pi / 2 - 0.327, CGFloat.pi / 2]
    return zip(turns, turns.dropFirst()).map { from, to in
      let arm = 4 / 3 * tan((to - from) / 4)
      return (
        CGPoint(x: 1 - sin(from) - arm * cos(from), y: 1 - cos(from) + arm * sin(from)),
        CGPoint(x: 1 - sin(to) + arm * cos(to), y: 1 - cos(to) - arm * sin(to)),
        CGPoint(x: 1 - sin(to), y: 1 - cos(to))
      )
    }
  }()
}
