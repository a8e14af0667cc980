/// An outline in memory of its own, shared by the scenes that show it, each in its own place.
final class KeptOutline: @unchecked Sendable {
  let edges: UnsafeBufferPointer<OutlineEdge>
  /// Empty where there is one.
  let runs: UnsafeBufferPointer<EdgeRun>
  let isEvenOdd: Bool
  /// The pixels touched.
  let bounds: PixelBounds

  init(_ outline: Outline) {
    edges = KeptOutline.copy(outline.edges)
    runs = KeptOutline.copy(
      outline.edges.count > EdgeRun.length ? EdgeRun.runs(of: outline.edges) : [])
    isEvenOdd = outline.isEvenOdd
    bounds = outline.bounds
  }

  deinit {
    edges.deallocate()
    runs.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    if elements.isEmpty { return UnsafeBufferPointer(start: nil, count: 0) }
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(fromContentsOf: elements)
    return UnsafeBufferPointer(memory)
  }
}
