import CoreGraphics

extension CGPath {
  /// The area that a path goes round, above 0 from the x axis towards the y axis: Green's theorem, ½∮(x dy − y dx).
  /// Three points of Gauss's are exact for cubics, whose integrand is of degree 5.
  var greenArea: Double {
    var area = 0.0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func add(_ points: [CGPoint]) {
      let nodes: [(t: CGFloat, weight: CGFloat)] = [
        (0.5 - (0.15 as CGFloat).squareRoot(), 5 / 18), (0.5, 8 / 18),
        (0.5 + (0.15 as CGFloat).squareRoot(), 5 / 18),
      ]
      for node in nodes {
        // De Casteljau down to two points: their middle is the place, their difference the direction.
        var reduced = points
        while reduced.count > 2 {
          reduced = zip(reduced, reduced.dropFirst()).map { between($0, $1, node.t) }
        }
        let place = between(reduced[0], reduced[1], node.t)
        let degree = CGFloat(points.count - 1)
        let (dx, dy) = (degree * (reduced[1].x - reduced[0].x), degree * (reduced[1].y - reduced[0].y))
        area += Double(node.weight * (place.x * dy - place.y * dx)) / 2
      }
    }
    func between(_ from: CGPoint, _ to: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        add([current, start])
        start = points[0]
        current = start
      case .addLineToPoint:
        add([current, points[0]])
        current = points[0]
      case .addQuadCurveToPoint:
        add([current, points[0], points[1]])
        current = points[1]
      case .addCurveToPoint:
        add([current, points[0], points[1], points[2]])
        current = points[2]
      case .closeSubpath:
        add([current, start])
        current = start
      }
    }
    add([current, start])
    return area
  }
}
