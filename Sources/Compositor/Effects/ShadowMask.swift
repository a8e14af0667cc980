/// A blurred shape on a grid, 16 bits a cell; immutable and shared.
final class ShadowMask: @unchecked Sendable {
  let width: Int
  let height: Int
  /// 0…65,280, 256 for each level of 8-bit coverage.
  let cells: UnsafePointer<UInt16>

  /// Blurs a shape's coverage, which is finer than 8 bits: a narrow blur adds up what those would round off.
  ///
  /// - Parameter bounds: With as many empty cells around the shape as the blur reaches.
  init(of shape: RenderShape, under transform: DeviceTransform, bounds: PixelBounds, _ blur: GridBlur) {
    width = bounds.width
    height = bounds.height
    let outline = OutlineBuilder.outline(of: shape, under: transform, isFine: true)
    var coverage = [UInt16](repeating: 0, count: width * height)
    var scanner = CoverageScanner()
    coverage.withUnsafeMutableBufferPointer { values in
      outline.edges.withUnsafeBufferPointer { edges in
        EdgeRun.runs(of: outline.edges).withUnsafeBufferPointer { runs in
          scanner.scan(edges: edges, runs: runs, isEvenOdd: outline.isEvenOdd, bounds: bounds, into: values)
        }
      }
    }
    let blurred = blur.blurred(coverage, width: width, height: height, channels: 1)
    let cells = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, blurred.count))
    _ = cells.update(fromContentsOf: blurred)
    self.cells = UnsafePointer(cells.baseAddress!)
  }

  deinit { cells.deallocate() }
}
