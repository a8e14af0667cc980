/// A straight piece of a path, with the part of the curve that it stands for.
struct PathPiece {
  let start: GridPoint
  let end: GridPoint
  /// The path that the piece belongs to, 0 or 1.
  let operand: Int
  /// Index of the curve among those of all paths.
  let curve: Int
  /// Parameters of the curve at start and end.
  let from: CGFloat
  let to: CGFloat

  /// Above 0 for points on the left, where x turns to y.
  func side(of point: GridPoint) -> Int { (end - start).cross(point - start) }

  /// Whether a point on the piece's line lies between its ends.
  func holds(_ point: GridPoint) -> Bool {
    point != start && point != end
      && min(start.x, end.x) <= point.x && point.x <= max(start.x, end.x)
      && min(start.y, end.y) <= point.y && point.y <= max(start.y, end.y)
  }

  /// The pieces between points that lie on this one or next to it.
  func cut(at points: [GridPoint]) -> [PathPiece] {
    let direction = end - start
    let length = CGFloat(direction.dot(direction))
    let places = Set(points).map { (place: direction.dot($0 - start), point: $0) }
      .sorted { ($0.place, $0.point) < ($1.place, $1.point) }
    var pieces: [PathPiece] = []
    var (current, from) = (start, from)
    for (place, point) in places {
      let t = self.from + (to - self.from) * CGFloat(place) / length
      pieces.append(
        PathPiece(start: current, end: point, operand: operand, curve: curve, from: from, to: t))
      (current, from) = (point, t)
    }
    pieces.append(
      PathPiece(start: current, end: end, operand: operand, curve: curve, from: from, to: to))
    return pieces
  }
}
