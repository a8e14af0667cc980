/// A blurred shape on a grid, 16 bits a cell; immutable and shared.
final class ShadowMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// 0…65,280, 256 for each level of 8-bit coverage.
  let cells: UnsafePointer<UInt16>

  /// Blurs a shape's coverage.
  ///
  /// - Parameter coverage: With as many empty cells around the shape as the blur reaches.
  init(_ coverage: CoverageMap, _ blur: GridBlur) {
    width = coverage.bounds.width
    height = coverage.bounds.height
    let blurred = blur.blurred(
      coverage.bytes.map { UInt16($0) << 8 }, width: width, height: height, channels: 1)
    let cells = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, blurred.count))
    _ = cells.update(fromContentsOf: blurred)
    self.cells = UnsafePointer(cells.baseAddress!)
  }

  deinit { cells.deallocate() }
}
