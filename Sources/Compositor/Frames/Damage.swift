/// The pixels in which a frame may differ from the one before, row by row; all others are the same for certain.
package struct Damage: Equatable, Sendable {
  /// The pixels looked at.
  package let region: PixelBounds
  /// Columns, row after row, from left to right, apart from each other.
  let intervals: [Interval]
  /// Where each row's intervals begin, with one more at the end.
  private let rowStarts: [Int]

  /// - Parameters:
  ///   - intervals: Columns, row after row, from left to right, apart from each other.
  ///   - rowStarts: Where each row's begin, with one more at the end.
  init(region: PixelBounds, intervals: [Interval], rowStarts: [Int]) {
    self.region = region
    self.intervals = intervals
    self.rowStarts = rowStarts
  }

  /// Every pixel.
  static func everything(in region: PixelBounds) -> Damage {
    let row = Interval(start: Int32(region.minX), end: Int32(region.maxX))
    let count = region.isEmpty ? 0 : region.height
    return Damage(
      region: region, intervals: [Interval](repeating: row, count: count), rowStarts: Array(0...count))
  }

  static func nothing(in region: PixelBounds) -> Damage {
    Damage(region: region, intervals: [], rowStarts: [Int](repeating: 0, count: region.height + 1))
  }

  package var isEmpty: Bool { intervals.isEmpty }

  package var pixelCount: Int { intervals.reduce(0) { $0 + Int($1.end - $1.start) } }

  /// The smallest rectangle around all of it.
  package var bounds: PixelBounds { bounds(ofRows: region.minY..<region.maxY) }

  package func contains(x: Int, y: Int) -> Bool {
    guard y >= region.minY, y < region.maxY else { return false }
    return places(inRow: y).contains { Int(intervals[$0].start) <= x && x < Int(intervals[$0].end) }
  }

  /// A row's places among the intervals.
  @inline(__always)
  func places(inRow y: Int) -> Range<Int> {
    rowStarts[y - region.minY]..<rowStarts[y - region.minY + 1]
  }

  /// The smallest rectangle around what lies in some rows.
  func bounds(ofRows rows: Range<Int>) -> PixelBounds {
    var bounds = PixelBounds.empty
    for y in rows {
      let places = places(inRow: y)
      guard let first = places.first, let last = places.last else { continue }
      let row = PixelBounds(
        minX: Int(intervals[first].start), minY: y, maxX: Int(intervals[last].end), maxY: y + 1)
      bounds = bounds.union(row)
    }
    return bounds
  }
}
