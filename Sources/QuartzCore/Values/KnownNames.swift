/// The names that options take. Any other is kept and counts as the first.
enum KnownNames {
  static let gravities: [CALayerContentsGravity] = [
    .resize, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    .resizeAspect, .resizeAspectFill,
  ]
  static let filters: [CALayerContentsFilter] = [.linear, .nearest, .trilinear]
  static let cornerCurves: [CALayerCornerCurve] = [.circular, .continuous]
  static let fillRules: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
  static let lineCaps: [CAShapeLayerLineCap] = [.butt, .round, .square]
  static let lineJoins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
  static let gradientTypes: [CAGradientLayerType] = [.axial, .radial, .conic]
  static let alignments: [CATextLayerAlignmentMode] = [.natural, .left, .right, .center, .justified]
  static let truncations: [CATextLayerTruncationMode] = [.none, .start, .middle, .end]

  /// By the key of the property.
  static let ofProperties: [String: [String]] = [
    "contentsGravity": gravities.map(\.rawValue), "magnificationFilter": filters.map(\.rawValue),
    "minificationFilter": filters.map(\.rawValue), "cornerCurve": cornerCurves.map(\.rawValue),
    "fillRule": fillRules.map(\.rawValue), "lineCap": lineCaps.map(\.rawValue),
    "lineJoin": lineJoins.map(\.rawValue), "type": gradientTypes.map(\.rawValue),
    "alignmentMode": alignments.map(\.rawValue), "truncationMode": truncations.map(\.rawValue),
  ]
}
