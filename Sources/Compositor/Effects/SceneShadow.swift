/// A shadow's coverage, row by row.
struct SceneShadow: BitwiseCopyable {
  /// Where columns' and rows' profiles begin among the scene's, for a rectangle; −1 for any other shape.
  var columnProfile = -1
  var rowProfile = -1
  /// The pixels that the profiles, or the mask's cells, begin at.
  var originX: Int
  var originY: Int
  /// Any other shape: blurred on a grid of cells of 1 << shift pixels.
  var cells: UnsafePointer<UInt16>?
  var width = 0
  var height = 0
  var shift = 0
  /// From the pixels that cells begin at to the cells.
  var part = CellOffset.zero
  /// The length of both profiles together, which lie side by side.
  var profileCount = 0

  /// Writes the coverage of a stretch of a row.
  func cover(
    _ coverage: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int, profiles: UnsafePointer<UInt16>?
  ) {
    guard let cells else {
      guard let profiles else { return }
      let factor = UInt32(profiles[rowProfile + y - originY])
      let columns = profiles + columnProfile + x - originX
      for index in 0..<count {
        let product = (UInt32(columns[index]) &* factor) >> 16
        coverage[index] = UInt8(truncatingIfNeeded: (product &* 255 &+ 32_768) >> 16)
      }
      return
    }
    let (row, rowWeight) = place(y - originY, part.y, limit: height)
    let upper = cells + row * width
    let lower = upper + width
    for index in 0..<count {
      let (column, columnWeight) = place(x + index - originX, part.x, limit: width)
      let left = UInt32(upper[column]) &* (256 &- rowWeight) &+ UInt32(lower[column]) &* rowWeight
      let right = UInt32(upper[column + 1]) &* (256 &- rowWeight) &+ UInt32(lower[column + 1]) &* rowWeight
      let sum = UInt64(left) &* UInt64(256 &- columnWeight) &+ UInt64(right) &* UInt64(columnWeight)
      coverage[index] = UInt8(truncatingIfNeeded: min((sum &+ (1 << 23)) >> 24, 255))
    }
  }

  /// The cell before the middle of a pixel, and how far beyond that cell's middle it lies, in 1/256.
  @inline(__always)
  private func place(_ pixel: Int, _ part: Int, limit: Int) -> (cell: Int, weight: UInt32) {
    let position = (((2 * pixel + 1) << 7) >> shift) - 128 - part
    let cell = position >> 8
    if cell < 0 { return (0, 0) }
    if cell > limit - 2 { return (limit - 2, 256) }
    return (cell, UInt32(truncatingIfNeeded: position & 255))
  }
}
