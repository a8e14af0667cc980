import Compositor

/// Properties whose values are words, and others that no animation touches.
extension LayerLine {
  /// - Returns: Whether the layer has such a property.
  func setNamedValue(_ key: String, of layer: CALayer, _ parser: inout SceneParser) throws(SceneFileError)
    -> Bool
  {
    switch key {
    case "allowsGroupOpacity": layer.allowsGroupOpacity = try parser.flag()
    case "opaque": layer.isOpaque = try parser.flag()
    case "contentsGravity": layer.contentsGravity = try parser.choice(Self.gravities, as: \.rawValue)
    case "magnificationFilter": layer.magnificationFilter = try parser.choice(Self.filters, as: \.rawValue)
    case "minificationFilter": layer.minificationFilter = try parser.choice(Self.filters, as: \.rawValue)
    case "cornerCurve": layer.cornerCurve = try parser.choice([.circular, .continuous], as: \.rawValue)
    case "maskedCorners":
      layer.maskedCorners = []
      while let corner = Self.corners.first(where: { parser.accept($0.name) }) {
        layer.maskedCorners.insert(corner.mask)
      }
    default:
      switch layer {
      case let layer as CAShapeLayer: return try setShapeValue(key, of: layer, &parser)
      case let layer as CAGradientLayer where key == "type":
        layer.type = try parser.choice([.axial, .radial, .conic], as: \.rawValue)
      default: return false
      }
    }
    return true
  }

  private func setShapeValue(_ key: String, of layer: CAShapeLayer, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "fillRule": layer.fillRule = try parser.choice([.nonZero, .evenOdd], as: \.rawValue)
    case "lineCap": layer.lineCap = try parser.choice([.butt, .round, .square], as: \.rawValue)
    case "lineJoin": layer.lineJoin = try parser.choice([.miter, .round, .bevel], as: \.rawValue)
    case "lineDashPattern": layer.lineDashPattern = parser.numbersThatFollow().map { NSNumber(value: $0) }
    default: return false
    }
    return true
  }

  private static let gravities: [CALayerContentsGravity] = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
    .resizeAspect, .resizeAspectFill,
  ]
  private static let filters: [CALayerContentsFilter] = [.nearest, .linear, .trilinear]
  private static let corners: [(name: String, mask: CACornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
  ]
}
