/// A closed walk along edges, with the region on the left, where x turns to y.
struct RegionContour {
  /// A piece as it is walked along.
  struct Step {
    let start: GridPoint
    let end: GridPoint
    let piece: Int
    /// Whether the piece is walked from its end to its start.
    let isReversed: Bool

    var direction: GridPoint { end - start }
  }

  let steps: [Step]

  /// Above 0 around a region, below 0 around a hole, in steps of the grid.
  var area: CGFloat {
    let origin = steps[0].start
    return steps.reduce(0) { $0 + CGFloat(($1.start - origin).cross($1.end - origin)) } / 2
  }

  var length: CGFloat {
    steps.reduce(0) { $0 + hypot(CGFloat($1.direction.x), CGFloat($1.direction.y)) }
  }

  /// Whether the middle of a step that is not one of the contour's lies inside it.
  func surrounds(_ step: Step) -> Bool {
    // In half steps of the grid, where the middle has whole coordinates.
    let middle = GridPoint(x: step.start.x + step.end.x, y: step.start.y + step.end.y)
    var winding = 0
    for edge in steps {
      let (start, end) = (edge.start, edge.end)
      let rises = start.y < end.y
      let (low, high) = rises ? (start, end) : (end, start)
      guard 2 * low.y <= middle.y, middle.y < 2 * high.y else { continue }
      let offset = GridPoint(x: middle.x - 2 * low.x, y: middle.y - 2 * low.y)
      if (high - low).cross(offset) > 0 { winding += rises ? 1 : -1 }
    }
    return winding != 0
  }

  /// The contours of a region.
  ///
  /// - Parameter isInside: Whether an area with these winding numbers belongs to the region.
  static func contours(
    of edges: [PlanarEdge], pieces: [PathPiece], isInside: ((Int, Int)) -> Bool
  ) -> [RegionContour] {
    var steps: [Step] = []
    for edge in edges {
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      guard left != right else { continue }
      let (start, end) = left ? (edge.start, edge.end) : (edge.end, edge.start)
      steps.append(
        Step(start: start, end: end, piece: edge.piece, isReversed: pieces[edge.piece].start != start))
    }
    steps.sort { $0.start < $1.start }
    var firstStep: [GridPoint: Int] = [:]
    for index in steps.indices.reversed() { firstStep[steps[index].start] = index }
    var isUsed = [Bool](repeating: false, count: steps.count)
    var contours: [RegionContour] = []
    for index in steps.indices where !isUsed[index] {
      var walk: [Step] = []
      var current: Int? = index
      while let step = current, !isUsed[step] {
        isUsed[step] = true
        walk.append(steps[step])
        current = next(after: steps[step], among: steps, from: firstStep[steps[step].end])
      }
      contours.append(RegionContour(steps: walk))
    }
    return contours
  }

  /// The step that bounds the same part of the region: the first one met when turning clockwise from where the last
  /// came from. So regions that touch in a point stay apart.
  private static func next(after step: Step, among steps: [Step], from first: Int?) -> Int? {
    guard var best = first else { return nil }
    let back = step.start - step.end
    var index = best + 1
    while index < steps.count, steps[index].start == step.end {
      if isClockwise(steps[index].direction, before: steps[best].direction, from: back) { best = index }
      index += 1
    }
    return best
  }

  /// Whether turning clockwise meets one direction before another.
  private static func isClockwise(_ one: GridPoint, before other: GridPoint, from back: GridPoint) -> Bool {
    func isInFirstHalf(_ direction: GridPoint) -> Bool {
      let cross = back.cross(direction)
      return cross < 0 || (cross == 0 && back.dot(direction) < 0)
    }
    let (first, second) = (isInFirstHalf(one), isInFirstHalf(other))
    return first == second ? one.cross(other) < 0 : first
  }
}
