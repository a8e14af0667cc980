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
    case "contentsGravity": layer.contentsGravity = try parser.choice(KnownNames.gravities, as: \.rawValue)
    case "magnificationFilter":
      layer.magnificationFilter = try parser.choice(KnownNames.filters, as: \.rawValue)
    case "minificationFilter":
      layer.minificationFilter = try parser.choice(KnownNames.filters, as: \.rawValue)
    case "cornerCurve": layer.cornerCurve = try parser.choice(KnownNames.cornerCurves, as: \.rawValue)
    case "allowsEdgeAntialiasing": layer.allowsEdgeAntialiasing = try parser.flag()
    case "edgeAntialiasingMask":
      layer.edgeAntialiasingMask = []
      while let edge = Self.edges.first(where: { parser.accept($0.name) }) {
        layer.edgeAntialiasingMask.insert(edge.mask)
      }
    case "maskedCorners":
      layer.maskedCorners = []
      while let corner = Self.corners.first(where: { parser.accept($0.name) }) {
        layer.maskedCorners.insert(corner.mask)
      }
    default:
      switch layer {
      case let layer as CAShapeLayer: return try setShapeValue(key, of: layer, &parser)
      case let layer as CATextLayer: return try setTextValue(key, of: layer, &parser)
      case let layer as CAScrollLayer: return try setScrolling(key, of: layer, &parser)
      case let layer as CAGradientLayer where key == "type":
        layer.type = try parser.choice(KnownNames.gradientTypes, as: \.rawValue)
      default: return false
      }
    }
    return true
  }

  private func setTextValue(_ key: String, of layer: CATextLayer, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "string": layer.string = parser.accept("none") ? nil : try parser.lines()
    case "font": layer.font = try parser.lines() as CFTypeRef
    case "truncationMode": layer.truncationMode = try parser.choice(KnownNames.truncations, as: \.rawValue)
    case "alignmentMode": layer.alignmentMode = try parser.choice(KnownNames.alignments, as: \.rawValue)
    default: return false
    }
    return true
  }

  /// The methods too, as if they were properties.
  private func setScrolling(_ key: String, of layer: CAScrollLayer, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "scrollMode":
      layer.scrollMode = try parser.choice([.none, .vertically, .horizontally, .both], as: \.rawValue)
    case "scrollToPoint":
      let point = try parser.anyNumbers(2)
      layer.scroll(to: CGPoint(x: point[0], y: point[1]))
    case "scrollToRect":
      let rect = try parser.anyNumbers(4)
      layer.scroll(to: CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
    default: return false
    }
    return true
  }

  private func setShapeValue(_ key: String, of layer: CAShapeLayer, _ parser: inout SceneParser)
    throws(SceneFileError) -> Bool
  {
    switch key {
    case "fillRule": layer.fillRule = try parser.choice(KnownNames.fillRules, as: \.rawValue)
    case "lineCap": layer.lineCap = try parser.choice(KnownNames.lineCaps, as: \.rawValue)
    case "lineJoin": layer.lineJoin = try parser.choice(KnownNames.lineJoins, as: \.rawValue)
    case "lineDashPattern": layer.lineDashPattern = parser.numbersThatFollow().map { NSNumber(value: $0) }
    default: return false
    }
    return true
  }

  private static let edges: [(name: String, mask: CAEdgeAntialiasingMask)] = [
    ("layerLeftEdge", .layerLeftEdge), ("layerRightEdge", .layerRightEdge),
    ("layerBottomEdge", .layerBottomEdge), ("layerTopEdge", .layerTopEdge),
  ]
  private static let corners: [(name: String, mask: CACornerMask)] = [
    ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
    ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
  ]
}
