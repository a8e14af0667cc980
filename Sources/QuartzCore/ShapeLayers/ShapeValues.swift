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
      .path("path", \ShapeStorage.shape.path, implicit: false),
      .color("fillColor", \ShapeStorage.shape.fillColor),
      .color("strokeColor", \ShapeStorage.shape.strokeColor),
      .number("strokeStart", \ShapeStorage.shape.strokeStart),
      .number("strokeEnd", \ShapeStorage.shape.strokeEnd),
      .number("lineWidth", \ShapeStorage.shape.lineWidth),
      .number("miterLimit", \ShapeStorage.shape.miterLimit),
      .number("lineDashPhase", \ShapeStorage.shape.lineDashPhase),
    ])
  ) { _, own in own }
}
