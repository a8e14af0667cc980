import PixelKernels

extension PixelSampler {
  /// The pixel of the picture that a target pixel shows; with linear filtering, the top left one of four.
  func point(x: Int32, y: Int32, isLinear: Bool, isProjective: Bool) -> (column: Int, row: Int) {
    guard isProjective else {
      let (x, y) = (Int64(x), Int64(y))
      return (
        Int((column &+ columnPerX &* x &+ columnPerY &* y) >> 32),
        Int((row &+ rowPerX &* x &+ rowPerY &* y) >> 32)
      )
    }
    let (across, down) = (Double(x) + 0.5, Double(y) + 0.5)
    let inverse = 1 / (wX * across + wY * down + wOne)
    let offset = isLinear ? 0.5 : 0
    let column = (columnX * across + columnY * down + columnOne) * inverse - offset
    let row = (rowX * across + rowY * down + rowOne) * inverse - offset
    return (
      Self.whole(column, from: Double(firstColumn) - 1, to: Double(lastColumn) + 1),
      Self.whole(row, from: Double(firstRow) - 1, to: Double(lastRow) + 1)
    )
  }

  /// Where a pixel is kept; pixels outside the picture repeat the nearest one inside.
  func pixel(column: Int, row: Int) -> UnsafeRawPointer {
    let column = min(max(column, Int(firstColumn)), Int(lastColumn))
    let row = min(max(row, Int(firstRow)), Int(lastRow))
    return UnsafeRawPointer(pixels) + row * bytesPerRow + 4 * column
  }

  /// What is not a number becomes the lower limit.
  private static func whole(_ value: Double, from lower: Double, to upper: Double) -> Int {
    let limited = value > lower ? min(value, upper) : lower
    return Int(limited.rounded(.down))
  }
}
