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
