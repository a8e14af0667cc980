import CoreGraphics
import PixelKernels

/// A render tree flattened for one target: items in painting order, shapes as outlines on the target.
struct Scene {
  /// The pixels that may show anything.
  var region: PixelBounds
  var background: UInt32
  var items: [SceneItem] = []
  /// Those of the shapes, in the same order, which point into them; boxes need none.
  var outlines: [OutlineShelf.Item?] = []
  var shapes: [SceneShape] = []
  var samplers: [SceneSampler] = []
  var shadows: [SceneShadow] = []
  /// The profiles of all rectangles' shadows.
  var profiles: [UInt16] = []
  var backdrops: [SceneBackdrop] = []
  /// Kept alive while their pixels are read.
  var pictures: [Picture] = []
  var shadowMasks: [ShadowMask] = []
}

/// A shape on the target.
struct SceneShape: BitwiseCopyable {
  private let edges: UnsafeBufferPointer<OutlineEdge>
  private let runs: UnsafeBufferPointer<EdgeRun>
  private let isEvenOdd: Bool
  /// What the shape is instead of edges.
  private let box: OutlineBox?
  private var coverage: Unmanaged<KeptCoverage>?
  /// From the outline's place to the shape's.
  private let offset: WholePixels
  /// The visible pixels that it touches.
  let bounds: PixelBounds

  /// - Parameter item: Must outlive the shape.
  init(_ item: OutlineShelf.Item, at offset: WholePixels, bounds: PixelBounds) {
    edges = item.outline.edges
    runs = item.outline.runs
    isEvenOdd = item.outline.isEvenOdd
    box = nil
    coverage = item.coverage.map { Unmanaged.passUnretained($0) }
    self.offset = offset
    self.bounds = bounds
  }

  init(_ box: OutlineBox, at offset: WholePixels, bounds: PixelBounds) {
    edges = UnsafeBufferPointer(start: nil, count: 0)
    runs = UnsafeBufferPointer(start: nil, count: 0)
    isEvenOdd = false
    self.box = box
    coverage = nil
    self.offset = offset
    self.bounds = bounds
  }

  /// Makes the shape read its coverage instead of scanning its outline.
  ///
  /// - Parameter coverage: Of all its bounds; must outlive the shape.
  mutating func use(_ coverage: KeptCoverage) {
    self.coverage = Unmanaged.passUnretained(coverage)
  }

  /// The shape's bounds in the outline's own place.
  var ownBounds: PixelBounds { bounds.moved(back: offset) }

  /// Appends the spans of some of the shape's pixels, as the scanner does; they may reach beyond the columns asked for.
  func scan(
    _ bounds: PixelBounds, with scanner: inout CoverageScanner, spans: inout Pile<CoverageSpan>,
    bytes: inout Pile<UInt8>, rowIndex: inout Pile<Int>
  ) {
    let own = bounds.moved(back: offset)
    let x = Int32(truncatingIfNeeded: offset.x)
    if let box {
      return box.append(
        rows: own.minY..<own.maxY, movedBy: x, to: &spans, bytes: &bytes, rowIndex: &rowIndex)
    }
    if let coverage {
      return coverage._withUnsafeGuaranteedRef {
        $0.append(rows: own.minY..<own.maxY, movedBy: x, to: &spans, bytes: &bytes, rowIndex: &rowIndex)
      }
    }
    let first = spans.count
    scanner.scan(
      edges: edges, runs: runs, isEvenOdd: isEvenOdd, bounds: own, spans: &spans, bytes: &bytes,
      rowIndex: &rowIndex)
    for index in first..<spans.count {
      spans.base[index].start += x
      spans.base[index].end += x
    }
  }

  func isSame(as other: SceneShape) -> Bool {
    guard bounds == other.bounds, offset == other.offset, isEvenOdd == other.isEvenOdd, box == other.box
    else {
      return false
    }
    return edges.baseAddress == other.edges.baseAddress || edges.elementsEqual(other.edges)
  }
}

/// A picture under a transform.
package struct SceneSampler: BitwiseCopyable {
  package var sampler: PixelSampler
  package var isLinear: Bool
  package var isProjective: Bool
}

extension SceneSampler {
  /// Whether both show the same pixels in the same places.
  func isSame(as other: SceneSampler) -> Bool {
    guard isLinear == other.isLinear, isProjective == other.isProjective else { return false }
    return withUnsafeBytes(of: sampler) { own in
      withUnsafeBytes(of: other.sampler) { own.elementsEqual($0) }
    }
  }
}

extension Scene {
  /// Scans a shape now, once for all who will ask.
  mutating func keepCoverage(ofShape shape: Int32) {
    let place = Int(shape)
    guard shape >= 0, let item = outlines[place], item.coverage == nil,
      let coverage = KeptCoverage(of: item.outline, in: shapes[place].ownBounds)
    else { return }
    outlines[place] = OutlineShelf.Item(outline: item.outline, coverage: coverage)
    shapes[place].use(coverage)
  }
}
