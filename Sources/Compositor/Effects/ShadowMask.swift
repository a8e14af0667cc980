/// A blurred shape on a grid, 16 bits a cell; immutable and shared.
final class ShadowMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// 0…65,280, 256 for each level of 8-bit coverage.
  let cells: UnsafePointer<UInt16>

  /// - Parameter bounds: With as many empty cells around the shape as the blur reaches.
  init(of shape: RenderShape, under transform: DeviceTransform, bounds: PixelBounds, _ blur: GridBlur) {
    width = bounds.width
    height = bounds.height
    let coverage = FineCoverageMap(of: shape, under: transform, bounds: bounds)
    let blurred = blur.blurred(coverage.values, width: width, height: height, channels: 1)
    let cells = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, blurred.count))
    _ = cells.update(fromContentsOf: blurred)
    self.cells = UnsafePointer(cells.baseAddress!)
  }

  deinit { cells.deallocate() }
}
