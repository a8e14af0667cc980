import Compositor

// What replicators do to colours.
extension RenderTreeBuilder {
  /// Changes the colours of what a layer paints; the nodes that it shows of another tree are taken out of it.
  ///
  /// - Returns: The steps that bring these nodes back, in their order.
  func filterParts(of node: inout RenderNode, by filter: ColorFilter) -> [Step] {
    let children = node.children
    node.children = []
    node = filter(node)
    return children.map { .open($0, filter) }
  }

  /// Without recursion: frozen trees may be deep.
  mutating func open(_ node: RenderNode, _ filter: ColorFilter) {
    var own = node
    let inner = filterParts(of: &own, by: filter)
    guard !inner.isEmpty else { return append(own) }
    openGroup(own)
    steps += inner.reversed()
  }
}
