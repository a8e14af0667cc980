import Compositor

extension RenderNode {
  /// As for any list, and with one node replaced by its children.
  static func simplerNodes(_ nodes: [RenderNode]) -> [[RenderNode]] {
    var lists = simplerLists(nodes, \.simpler)
    for (index, node) in nodes.enumerated() where !node.children.isEmpty {
      lists.insert(Array(nodes[..<index]) + node.children + nodes[(index + 1)...], at: 0)
    }
    return lists
  }

  /// Nodes that are one step simpler.
  var simpler: [RenderNode] {
    var nodes: [RenderNode] = []
    func add(_ change: (inout RenderNode) -> Void) {
      var node = self
      change(&node)
      nodes.append(node)
    }
    for children in Self.simplerNodes(children) { add { $0.children = children } }
    for (index, child) in children.enumerated() where !child.contents.isEmpty {
      add {
        $0.contents += child.contents
        $0.children.remove(at: index)
      }
    }
    if mask != nil { add { $0.mask = nil } }
    if clip != nil { add { $0.clip = nil } }
    if opacity != 255 { add { $0.opacity = 255 } }
    if rasterScale != nil { add { $0.rasterScale = nil } }
    if !isGroup { add { $0.isGroup = true } }
    for transform in transform.simpler { add { $0.transform = transform } }
    for list in simplerLists(underlay, \.simpler) { add { $0.underlay = list } }
    for list in simplerLists(contents, \.simpler) { add { $0.contents = list } }
    for list in simplerLists(overlay, \.simpler) { add { $0.overlay = list } }
    for clip in clip?.simpler ?? [] { add { $0.clip = clip } }
    for mask in mask?.simpler ?? [] { add { $0.mask = mask } }
    return nodes
  }
}

extension RenderMask {
  fileprivate var simpler: [RenderMask] {
    switch self {
    case .nodes(let nodes): return RenderNode.simplerNodes(nodes).map { .nodes($0) }
    case .shape(let shape, let transform, let alpha):
      var masks: [RenderMask] = transform.simpler.map { .shape(shape, transform: $0, alpha: alpha) }
      if alpha != 255 { masks.append(.shape(shape, transform: transform, alpha: 255)) }
      return masks + shape.simpler.map { .shape($0, transform: transform, alpha: alpha) }
    }
  }
}

extension RenderTransform {
  /// None, and with whole numbers.
  fileprivate var simpler: [RenderTransform] {
    let plain = RenderTransform(
      a: a.rounded(), b: b.rounded(), c: c.rounded(), d: d.rounded(), tx: tx.rounded(), ty: ty.rounded())
    let flat = RenderTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    let unmoved = RenderTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0, p: p, q: q, r: r)
    return [.identity, plain, flat, unmoved].filter { $0 != self && self != .identity }
  }
}
