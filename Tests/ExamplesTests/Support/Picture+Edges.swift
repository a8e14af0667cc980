import CoreGraphics

extension Picture {
  /// How many pixels of a stretch of a column show one colour rather than another, partly covered ones counted in
  /// part: where the edge between the two lies.
  ///
  /// - Parameters:
  ///   - color: As the picture shows it at a place where nothing else is.
  ///   - other: The colour of the rest of the stretch.
  func length(of color: UInt32, against other: UInt32, column x: Int, rows: Range<Int>) -> Double {
    rows.reduce(0) { $0 + share(of: color, against: other, in: pixel(x: x, y: $1)) }
  }

  /// The same along a row.
  func length(of color: UInt32, against other: UInt32, row y: Int, columns: Range<Int>) -> Double {
    columns.reduce(0) { $0 + share(of: color, against: other, in: pixel(x: $1, y: y)) }
  }

  /// Where along a row an edge between two colours lies that is looked for near a place; in pixels.
  func edge(near x: Double, row y: Int, within reach: Int = 12) -> Double {
    let columns = Int(x) - reach..<Int(x) + reach
    let (before, after) = (pixel(x: columns.lowerBound, y: y), pixel(x: columns.upperBound - 1, y: y))
    return Double(columns.lowerBound) + length(of: before, against: after, row: y, columns: columns)
  }

  /// The same along a column.
  func edge(near y: Double, column x: Int, within reach: Int = 12) -> Double {
    let rows = Int(y) - reach..<Int(y) + reach
    let (before, after) = (pixel(x: x, y: rows.lowerBound), pixel(x: x, y: rows.upperBound - 1))
    return Double(rows.lowerBound) + length(of: before, against: after, column: x, rows: rows)
  }

  /// The same where both sides end in one place and the backdrop shines through their edges: the middle of what is
  /// neither colour.
  func seam(near x: Double, row y: Int, within reach: Int = 12) -> Double {
    let pixels = (Int(x) - reach..<Int(x) + reach).map { pixel(x: $0, y: y) }
    let before = pixels.prefix { $0 == pixels.first }.count
    let after = pixels.reversed().prefix { $0 == pixels.last }.count
    return Double(Int(x) - reach) + Double(before + pixels.count - after) / 2
  }

  /// By the channel that tells the two colours apart best.
  private func share(of color: UInt32, against other: UInt32, in pixel: UInt32) -> Double {
    func value(_ pixel: UInt32, _ channel: UInt32) -> Double { Double(pixel >> (8 * channel) & 0xFF) }
    let channel = (0..<3).max {
      abs(value(color, $0) - value(other, $0)) < abs(value(color, $1) - value(other, $1))
    }
    guard let channel, value(color, channel) != value(other, channel) else { return .nan }
    return (value(pixel, channel) - value(other, channel)) / (value(color, channel) - value(other, channel))
  }
}
