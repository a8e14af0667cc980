import Compositor

/// Fill and stroke of a shape layer.
struct ShapePainter {
  private let shape: ShapeValues
  private let outlines: ShapeOutlines

  init(_ shape: ShapeValues, kept outlines: ShapeOutlines) {
    self.shape = shape
    self.outlines = outlines
  }

  func contents(_ sampler: LayerSampler) -> [RenderContent] {
    guard let path = shape.path, !path.isEmpty else { return [] }
    var contents: [RenderContent] = []
    if let color = shape.fillColor, color.alpha > 0 {
      contents.append(
        .fill(.path(outlines.area(of: path, rule: shape.fillRule, sampler)), RenderColor(color)))
    }
    if let color = shape.strokeColor, color.alpha > 0, shape.lineWidth > 0 {
      let line = outlines.line(of: shape, scale: sampler.scale) {
        strokedPath(path).map { sampler.pixels($0) }
      }
      if let line { contents.append(.fill(.path(line), RenderColor(color))) }
    }
    return contents
  }

  /// The outline of the line (fact 3.10.5); nil when nothing of it is left.
  private func strokedPath(_ path: CGPath) -> CGPath? {
    let start = min(max(shape.strokeStart, 0), 1)
    let end = min(max(shape.strokeEnd, 0), 1)
    guard start < end else { return nil }
    var line = start > 0 || end < 1 ? path.trimmed(from: start, to: end) : path
    if shape.lineDashPattern.contains(where: { $0 > 0 }), dashCount(along: line) < Self.dashLimit {
      line = line.copy(dashingWithPhase: shape.lineDashPhase, lengths: shape.lineDashPattern)
    }
    return line.copy(
      strokingWithWidth: shape.lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: shape.miterLimit)
  }

  /// A line of more dashes than this is painted whole: they would be finer than pixels, or the line without end.
  private static let dashLimit = 50_000.0

  /// No less than the dashes and gaps that there will be.
  private func dashCount(along line: CGPath) -> Double {
    var length = 0.0
    var (first, previous) = (CGPoint.zero, CGPoint.zero)
    for element in line.elements {
      if case .move(let start) = element { (first, previous) = (start, start) }
      let points = element.points.isEmpty ? [first] : element.points
      for point in points {
        length += Double(hypot(point.x - previous.x, point.y - previous.y))
        previous = point
      }
    }
    let pattern = Double(shape.lineDashPattern.reduce(0, +))
    return length / pattern * Double(shape.lineDashPattern.count)
  }

  private var lineCap: CGLineCap {
    switch shape.lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var lineJoin: CGLineJoin {
    switch shape.lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
