/// A shape's coverage, a byte for each pixel of a region.
package struct CoverageMap: Sendable {
  package let bounds: PixelBounds
  private var bytes: [UInt8]

  /// - Parameters:
  ///   - transform: From the shape's space to the region's.
  ///   - bounds: The region; outside it coverage is 0.
  package init(of shape: RenderShape, under transform: DeviceTransform, bounds: PixelBounds) {
    self.init(CoverageMap.outline(of: shape, under: transform, visible: bounds), bounds: bounds)
  }

  private static func outline(
    of shape: RenderShape, under transform: DeviceTransform, visible: PixelBounds
  ) -> Outline {
    guard case .hardEdged(let rectangle, let edges) = shape else {
      return OutlineBuilder.outline(of: shape, under: transform)
    }
    return HardEdgedOutline.outline(of: rectangle, edges, under: transform, visible: visible)
  }

  init(_ outline: Outline, bounds: PixelBounds) {
    self.bounds = bounds
    bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    guard !bounds.isEmpty else { return }
    var scanner = CoverageScanner()
    var spans = Pile<CoverageSpan>()
    var partial = Pile<UInt8>()
    var rowIndex = Pile<Int>()
    outline.edges.withUnsafeBufferPointer { edges in
      EdgeRun.runs(of: outline.edges).withUnsafeBufferPointer { runs in
        scanner.scan(
          edges: edges, runs: runs, isEvenOdd: outline.isEvenOdd, bounds: bounds, spans: &spans,
          bytes: &partial, rowIndex: &rowIndex)
      }
    }
    for row in 0..<bounds.height {
      let line = row * bounds.width - bounds.minX
      for place in rowIndex[row]..<rowIndex[row + 1] {
        let span = spans[place]
        for x in span.start..<span.end {
          bytes[line + Int(x)] =
            span.coverage >= 0
            ? UInt8(span.coverage) : partial[Int(~span.coverage) + Int(x - span.start)]
        }
      }
    }
  }

  /// The pixels that a shape touches, however little.
  ///
  /// - Parameter visible: Others are left out; nil for all, whatever edges the shape has.
  package static func touched(
    by shape: RenderShape, under transform: DeviceTransform, visible: PixelBounds? = nil
  ) -> PixelBounds {
    guard let visible else { return OutlineBuilder.outline(of: shape, under: transform).bounds }
    return outline(of: shape, under: transform, visible: visible).bounds.intersection(visible)
  }

  package subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX && x < bounds.maxX && y >= bounds.minY && y < bounds.maxY else { return 0 }
    return bytes[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}
