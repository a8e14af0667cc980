/// A point of the whole-number grid that paths are cut on; ordered by x, then y.
///
/// Coordinates lie in 0..<2²⁹, so that every product and sum here is exact.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    left.x == right.x ? left.y < right.y : left.x < right.x
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Above 0 when the other direction lies towards the y axis as seen along this one.
  func cross(_ other: GridPoint) -> Int { x * other.y - y * other.x }

  func dot(_ other: GridPoint) -> Int { x * other.x + y * other.y }
}
