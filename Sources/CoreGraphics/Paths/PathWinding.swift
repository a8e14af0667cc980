/// How often a path goes round a point, counted on the curves themselves.
enum PathWinding {
  /// Positive turns go from the x axis towards the y axis.
  static func winding(of elements: [PathElement], around point: CGPoint) -> Int {
    var winding = 0
    for contour in PathContour.contours(of: elements) {
      for curve in contour.curves { winding += crossings(of: curve, rayFrom: point) }
      if !contour.isClosed, let last = contour.curves.last {
        winding += crossings(of: .line(last.end, contour.start), rayFrom: point)
      }
    }
    return winding
  }

  /// Signed crossings of the ray from the point towards larger x: +1 for each piece that crosses it with y rising.
  private static func crossings(of curve: PathCurve, rayFrom point: CGPoint) -> Int {
    var crossings = 0
    var start: CGFloat = 0
    for end in curve.extrema(\.y) + [1] {
      crossings += crossing(of: curve, from: start, to: end, rayFrom: point)
      start = end
    }
    return crossings
  }

  /// The crossing of a part on which y only rises or only falls.
  private static func crossing(
    of curve: PathCurve, from start: CGFloat, to end: CGFloat, rayFrom point: CGPoint
  ) -> Int {
    let (first, last) = (curve.point(at: start), curve.point(at: end))
    let rises = last.y > first.y
    // Half open, so that a vertex on the ray counts once.
    guard rises ? first.y <= point.y && point.y < last.y : last.y <= point.y && point.y < first.y else {
      return 0
    }
    var (low, high) = (start, end)
    if case .line = curve {
      low = (point.y - first.y) / (last.y - first.y)
    } else {
      // Halving 60 times leaves no digit of t undecided.
      for _ in 0..<60 {
        let middle = (low + high) / 2
        let isBefore = rises ? curve.point(at: middle).y <= point.y : curve.point(at: middle).y > point.y
        if isBefore { low = middle } else { high = middle }
      }
    }
    guard curve.point(at: low).x > point.x else { return 0 }
    return rises ? 1 : -1
  }
}
