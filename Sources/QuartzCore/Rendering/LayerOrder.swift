/// The order in which the sublayers of one layer cover each other.
enum LayerOrder {
  /// By depth, then by place in the list (fact 3.12.5).
  static func backToFront(_ layers: [CALayer]) -> [CALayer] {
    backToFront(layers, values: \.storage.values)
  }

  static func backToFront(_ layers: [CALayer], values: (CALayer) -> LayerValues) -> [CALayer] {
    guard layers.contains(where: { !values($0).isFlat }) else { return layers }
    let depths = layers.map { values($0).depth }
    return depths.indices
      .sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { layers[$0] }
  }
}

extension LayerValues {
  /// Whether the layer lies in its superlayer's plane.
  fileprivate var isFlat: Bool { zPosition == 0 && anchorPointZ == 0 && CATransform3DIsAffine(transform) }

  /// How near the middle of the layer is to the viewer, in points.
  fileprivate var depth: CGFloat {
    let matrix = linkMatrix
    let depth = bounds.midX * matrix.m13 + bounds.midY * matrix.m23 + matrix.m43
    return depth.isFinite ? depth : zPosition
  }
}
