/// A side of a polygon, from its upper to its lower end, in 1/65,536 px.
struct OutlineEdge: BitwiseCopyable, Equatable {
  var topX: Int
  var topY: Int
  var bottomX: Int
  var bottomY: Int
  /// +1 when the polygon runs down this side, −1 when up.
  var winding: Int
  /// Change of x per change of y.
  var slope: Double

  /// Where the side crosses height `y`: the same number whichever rows are looked at, and in which order.
  @inline(__always)
  func x(at y: Int) -> Int {
    if y >= bottomY { return bottomX }
    return topX + Int(FixedPoint.rounded(Double(y - topY) * slope))
  }
}

/// From the top to the bottom of neighbouring sides, in 1/65,536 px.
struct EdgeRun: BitwiseCopyable {
  static let length = 32

  var topY: Int
  var bottomY: Int

  /// The runs of a list of sides.
  static func runs(of edges: [OutlineEdge]) -> [EdgeRun] {
    stride(from: 0, to: edges.count, by: length).map { start in
      var run = EdgeRun(topY: .max, bottomY: .min)
      for edge in edges[start..<min(start + length, edges.count)] {
        run.topY = min(run.topY, edge.topY)
        run.bottomY = max(run.bottomY, edge.bottomY)
      }
      return run
    }
  }
}

/// Polygons on the target, ready to be turned into coverage.
struct Outline {
  var edges: [OutlineEdge] = []
  var isEvenOdd = false

  private var minX = Int.max
  private var minY = Int.max
  private var maxX = Int.min
  private var maxY = Int.min

  init(isEvenOdd: Bool = false) {
    self.isEvenOdd = isEvenOdd
  }

  /// Adds a side; level sides enclose nothing and are left out.
  mutating func addEdge(fromX x0: Int, y y0: Int, toX x1: Int, y y1: Int) {
    minX = min(minX, min(x0, x1))
    maxX = max(maxX, max(x0, x1))
    minY = min(minY, min(y0, y1))
    maxY = max(maxY, max(y0, y1))
    if y0 == y1 { return }
    if y0 < y1 {
      let slope = Double(x1 - x0) / Double(y1 - y0)
      edges.append(OutlineEdge(topX: x0, topY: y0, bottomX: x1, bottomY: y1, winding: 1, slope: slope))
    } else {
      let slope = Double(x0 - x1) / Double(y0 - y1)
      edges.append(OutlineEdge(topX: x1, topY: y1, bottomX: x0, bottomY: y0, winding: -1, slope: slope))
    }
  }

  mutating func addRectangle(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    edges.reserveCapacity(2)
    addEdge(fromX: maxX, y: minY, toX: maxX, y: maxY)
    addEdge(fromX: minX, y: maxY, toX: minX, y: minY)
  }

  func moved(by pixels: WholePixels) -> Outline {
    guard pixels != WholePixels(), !edges.isEmpty else { return self }
    let (x, y) = (pixels.x << FixedPoint.bits, pixels.y << FixedPoint.bits)
    var outline = self
    for index in edges.indices {
      outline.edges[index].topX += x
      outline.edges[index].bottomX += x
      outline.edges[index].topY += y
      outline.edges[index].bottomY += y
    }
    outline.minX += x
    outline.maxX += x
    outline.minY += y
    outline.maxY += y
    return outline
  }

  /// The pixels touched.
  var bounds: PixelBounds {
    guard !edges.isEmpty && minX < maxX else { return .empty }
    let one = FixedPoint.one - 1
    return PixelBounds(
      minX: minX >> FixedPoint.bits, minY: minY >> FixedPoint.bits,
      maxX: (maxX + one) >> FixedPoint.bits, maxY: (maxY + one) >> FixedPoint.bits)
  }
}
