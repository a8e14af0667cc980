/// The order in which the sublayers of one layer cover each other.
enum LayerOrder {
  /// By depth, then by place in the list (fact 3.12.5).
  static func backToFront<Item>(_ items: [Item], storage: (Item) -> LayerStorage) -> [Item] {
    guard items.contains(where: { !storage($0).isFlat }) else { return items }
    let depths = items.map { storage($0).depth }
    return depths.indices
      .sorted { (depths[$0], $0) < (depths[$1], $1) }
      .map { items[$0] }
  }
}

extension LayerStorage {
  /// Whether the layer lies in its superlayer's plane.
  fileprivate var isFlat: Bool {
    values.zPosition == 0 && values.anchorPointZ == 0 && CATransform3DIsAffine(values.transform)
  }

  /// How near the middle of the layer is to the viewer, in points.
  fileprivate var depth: CGFloat {
    let matrix = linkMatrix
    let depth = values.bounds.midX * matrix.m13 + values.bounds.midY * matrix.m23 + matrix.m43
    return depth.isFinite ? depth : values.zPosition
  }
}
