/// What a shape layer has beyond other layers.
package struct ShapeValues {
  package var path: CGPath?
  package var fillColor: CGColor? = .black
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var strokeColor: CGColor?
  package var strokeStart: CGFloat = 0
  package var strokeEnd: CGFloat = 1
  package var lineWidth: CGFloat = 1
  package var miterLimit: CGFloat = 10
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var lineDashPhase: CGFloat = 0
  package var lineDashPattern: [CGFloat] = []

  package init() {}
}

package final class ShapeStorage: LayerStorage {
  package var shape = ShapeValues()

  package override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? ShapeStorage { shape = other.shape }
  }
}

extension LayerProperty {
  static let ofShapeLayer = ofLayer.merging(
    table([
      .path("path", { (layer: ShapeStorage) in layer.shape.path }, { $0.shape.path = $1 }),
      .color("fillColor", { (layer: ShapeStorage) in layer.shape.fillColor }, { $0.shape.fillColor = $1 }),
      .color(
        "strokeColor", { (layer: ShapeStorage) in layer.shape.strokeColor }, { $0.shape.strokeColor = $1 }),
      .number(
        "strokeStart", { (layer: ShapeStorage) in layer.shape.strokeStart }, { $0.shape.strokeStart = $1 }),
      .number("strokeEnd", { (layer: ShapeStorage) in layer.shape.strokeEnd }, { $0.shape.strokeEnd = $1 }),
      .number("lineWidth", { (layer: ShapeStorage) in layer.shape.lineWidth }, { $0.shape.lineWidth = $1 }),
      .number(
        "miterLimit", { (layer: ShapeStorage) in layer.shape.miterLimit }, { $0.shape.miterLimit = $1 }),
      .number(
        "lineDashPhase", { (layer: ShapeStorage) in layer.shape.lineDashPhase },
        { $0.shape.lineDashPhase = $1 }),
      .option("fillRule", { (layer: ShapeStorage) in layer.shape.fillRule }, { $0.shape.fillRule = $1 }),
      .option("lineCap", { (layer: ShapeStorage) in layer.shape.lineCap }, { $0.shape.lineCap = $1 }),
      .option("lineJoin", { (layer: ShapeStorage) in layer.shape.lineJoin }, { $0.shape.lineJoin = $1 }),
      .steps(
        "lineDashPattern", { (layer: ShapeStorage) in layer.shape.lineDashPattern },
        { $0.shape.lineDashPattern = $1 }),
    ])
  ) { _, own in own }
}
