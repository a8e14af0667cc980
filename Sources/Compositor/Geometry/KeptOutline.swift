/// An outline in memory of its own, shared by the scenes that show it, each in its own place.
final class KeptOutline: @unchecked Sendable {
  let edges: UnsafeBufferPointer<OutlineEdge>
  let runs: UnsafeBufferPointer<EdgeRun>
  let isEvenOdd: Bool
  /// The pixels touched.
  let bounds: PixelBounds

  init(_ outline: Outline) {
    edges = KeptOutline.copy(outline.edges)
    runs = KeptOutline.copy(EdgeRun.runs(of: outline.edges))
    isEvenOdd = outline.isEvenOdd
    bounds = outline.bounds
  }

  deinit {
    edges.deallocate()
    runs.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    return UnsafeBufferPointer(memory)
  }
}
