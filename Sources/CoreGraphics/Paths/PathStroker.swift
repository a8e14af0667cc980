/// Builds the outline of a stroke from overlapping convex pieces, all turning the same way, whose union the winding
/// rule fills: a quadrilateral for each straight piece, a wedge or disc for each join, a shape for each cap.
struct PathStroker {
  private(set) var outline: [PathElement] = []
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  /// How far straight pieces may stray from curves, in the path's units: invisible at three pixels a point.
  private static let tolerance: CGFloat = 0.02

  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    radius = width / 2
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ contour: PathContour) {
    // A move alone is not stroked.
    guard radius > 0, !contour.curves.isEmpty || contour.isClosed else { return }
    var points = [contour.start]
    // Joins inside a flattened curve are smooth, whatever the joins of the path are.
    var isCorner = [true]
    for curve in contour.curves {
      curve.flatten(tolerance: Self.tolerance) { point in
        guard point != points[points.count - 1] else { return }
        points.append(point)
        isCorner.append(false)
      }
      isCorner[isCorner.count - 1] = true
    }
    guard points.count > 1 else { return addDot(at: contour.start) }
    for index in 1..<points.count { addSegment(points[index - 1], points[index]) }
    for index in stride(from: 1, to: points.count - 1, by: 1) {
      addJoin(points[index - 1], points[index], points[index + 1], isCorner: isCorner[index])
    }
    let last = points.count - 1
    if contour.isClosed, points[0] == points[last], last > 1 {
      addJoin(points[last - 1], points[0], points[1], isCorner: true)
    } else {
      addCap(at: points[0], from: points[1])
      addCap(at: points[last], from: points[last - 1])
    }
  }

  /// A subpath without length is a dot where caps are round, and nothing else, as in PDF: square caps would not know
  /// which way to lie.
  private mutating func addDot(at point: CGPoint) {
    if cap == .round { addDisc(around: point) }
  }

  private mutating func addSegment(_ start: CGPoint, _ end: CGPoint) {
    let side = normal(from: start, to: end)
    addPolygon([
      moved(start, side, -1), moved(end, side, -1), moved(end, side, 1), moved(start, side, 1),
    ])
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, isCorner: Bool) {
    let (first, second) = (normal(from: before, to: corner), normal(from: corner, to: after))
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = (first.dx * second.dx + first.dy * second.dy) / (radius * radius)
    if cross == 0, dot > 0 { return }
    // A bend of less than 25 degrees inside a curve needs no more than a point.
    let isSmooth = !isCorner && dot > 0.9
    if !isSmooth, !isCorner || join == .round { return addDisc(around: corner) }
    // The gap is on the outer side of the bend.
    let outer: CGFloat = cross > 0 ? -1 : 1
    var wedge = [corner, moved(corner, first, outer), moved(corner, second, outer)]
    // A miter is 1/sin(half the angle between the lines) line widths long; sin² = (1 + dot)/2.
    let halfSine = max((1 + dot) / 2, 0).squareRoot()
    if isSmooth || (join == .miter && halfSine > 0 && 1 / halfSine <= miterLimit) {
      let length = 1 / (1 + dot)
      let tip = CGVector(dx: (first.dx + second.dx) * length, dy: (first.dy + second.dy) * length)
      wedge.insert(moved(corner, tip, outer), at: 2)
    }
    addPolygon(wedge)
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(around: end)
    case .square:
      let side = normal(from: other, to: end)
      // The normal turned back is the direction of the line.
      let beyond = CGPoint(x: end.x + side.dy, y: end.y - side.dx)
      addPolygon([
        moved(end, side, -1), moved(beyond, side, -1), moved(beyond, side, 1), moved(end, side, 1),
      ])
    }
  }

  private mutating func addDisc(around point: CGPoint) {
    append(
      PathShapes.ellipse(
        in: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)))
  }

  /// Adds a polygon, turned so that it goes from the x axis towards the y axis like all others.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area < 0 ? points.reversed() : points
    append([.move(ordered[0])] + ordered.dropFirst().map { .line($0) } + [.close])
  }

  private mutating func append(_ elements: [PathElement]) {
    outline.append(contentsOf: elements)
  }

  /// The vector of half a line width across a line, to the side the x axis turns to when it becomes the y axis.
  private func normal(from start: CGPoint, to end: CGPoint) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    return CGVector(dx: -(end.y - start.y) / length * radius, dy: (end.x - start.x) / length * radius)
  }

  private func moved(_ point: CGPoint, _ vector: CGVector, _ sign: CGFloat) -> CGPoint {
    CGPoint(x: point.x + vector.dx * sign, y: point.y + vector.dy * sign)
  }
}
