import Compositor

/// The outlines that a shape layer was last painted with: copies of the layer, and frames in which its shape stays as
/// it is, need no new ones.
final class ShapeOutlines {
  private struct Area {
    // Not the path itself, which may be a mutable one.
    let elements: [PathElement]
    let rule: CAShapeLayerFillRule
    let scale: CGFloat
    let outline: RenderPath
  }

  private struct Line {
    let elements: [PathElement]
    let shape: ShapeValues
    let scale: CGFloat
    let outline: RenderPath?
  }

  private var area: Area?
  private var line: Line?

  func area(of path: CGPath, rule: CAShapeLayerFillRule, _ sampler: LayerSampler) -> RenderPath {
    if let area, area.elements == path.elements, area.rule == rule, area.scale == sampler.scale {
      return area.outline
    }
    let outline = sampler.pixels(path, rule: rule)
    area = Area(elements: path.elements, rule: rule, scale: sampler.scale, outline: outline)
    return outline
  }

  /// - Parameter make: Makes the outline of the line; nil where nothing of it is left.
  func line(of shape: ShapeValues, scale: CGFloat, make: () -> RenderPath?) -> RenderPath? {
    let elements = shape.path?.elements ?? []
    if let line, line.scale == scale, line.elements == elements, line.shape.drawsLines(like: shape) {
      return line.outline
    }
    let outline = make()
    line = Line(elements: elements, shape: shape, scale: scale, outline: outline)
    return outline
  }
}

extension ShapeValues {
  /// Whether lines along the same path are outlined alike, in whatever colour.
  fileprivate func drawsLines(like other: ShapeValues) -> Bool {
    strokeStart == other.strokeStart && strokeEnd == other.strokeEnd
      && lineWidth == other.lineWidth && miterLimit == other.miterLimit && lineCap == other.lineCap
      && lineJoin == other.lineJoin && lineDashPhase == other.lineDashPhase
      && lineDashPattern == other.lineDashPattern
  }
}
