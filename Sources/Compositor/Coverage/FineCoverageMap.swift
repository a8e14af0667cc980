/// A shape's coverage of each cell of a grid, finer than 8 bits: a narrow blur adds up what those would round off.
package struct FineCoverageMap {
  package let bounds: PixelBounds
  /// Row by row, 65,280 for a whole cell.
  package let values: [UInt16]

  /// - Parameters:
  ///   - transform: From the shape's space to the grid's.
  ///   - bounds: The cells looked at.
  package init(of shape: RenderShape, under transform: DeviceTransform, bounds: PixelBounds) {
    self.bounds = bounds
    let outline = OutlineBuilder.outline(of: shape, under: transform, isFine: true)
    var values = [UInt16](repeating: 0, count: bounds.width * bounds.height)
    var scanner = CoverageScanner()
    values.withUnsafeMutableBufferPointer { values in
      outline.edges.withUnsafeBufferPointer { edges in
        EdgeRun.runs(of: outline.edges).withUnsafeBufferPointer { runs in
          scanner.scan(edges: edges, runs: runs, isEvenOdd: outline.isEvenOdd, bounds: bounds, into: values)
        }
      }
    }
    self.values = values
  }
}
