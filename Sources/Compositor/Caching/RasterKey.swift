/// A node to be found again, with the number of bitmaps it is inside of.
struct RasterKey: Hashable {
  private let node: RenderNode
  private let depth: Int

  init(_ node: RenderNode, depth: Int) {
    self.node = node
    self.depth = depth
  }

  /// Of the node and its first child alone: nodes may be too deep to be hashed whole.
  func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(node.rasterScale)
    hasher.combine(node.clip)
    for part in [node] + node.children.prefix(1) {
      hasher.combine(part.transform)
      hasher.combine(part.underlay.first)
      hasher.combine(part.contents.first)
      hasher.combine(part.contents.count)
      hasher.combine(part.children.count)
    }
  }
}
