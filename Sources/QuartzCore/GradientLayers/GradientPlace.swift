/// How far along a gradient a point of the unit square lies.
struct GradientPlace {
  private let start: SIMD2<Double>
  private let along: SIMD2<Double>
  private let type: CAGradientLayerType

  init(_ values: GradientValues) {
    start = SIMD2(Double(values.startPoint.x), Double(values.startPoint.y))
    along = SIMD2(Double(values.endPoint.x), Double(values.endPoint.y)) - start
    type = values.type
  }

  private var isAxial: Bool { type != .radial && type != .conic }
  /// Whether all points of a row lie at one place.
  var rowsAreEven: Bool { isAxial && along.x == 0 }
  /// Whether all points of a column lie at one place.
  var columnsAreEven: Bool { isAxial && along.y == 0 }

  func location(x: Double, y: Double) -> Double {
    let point = SIMD2(x, y) - start
    switch type {
    case .radial:
      // An ellipse whose half axes are the distances of the end point.
      let scaled = SIMD2(along.x == 0 ? 0 : point.x / along.x, along.y == 0 ? 0 : point.y / along.y)
      return (scaled * scaled).sum().squareRoot()
    case .conic:
      let turn = (atan2(point.y, point.x) - atan2(along.y, along.x)) / (2 * .pi)
      return turn - turn.rounded(.down)
    default:
      let length = (along * along).sum()
      return length > 0 ? (point * along).sum() / length : 0
    }
  }
}
