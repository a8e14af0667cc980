import Compositor

/// A node of a render tree whose contents are numbered in painting order, so that a backdrop can tell what lies below.
final class ReferenceNode {
  let node: RenderNode
  /// Its own, for its bitmap.
  let number: Int
  /// The nodes of its mask, if it has that kind.
  let mask: [ReferenceNode]
  let children: [ReferenceNode]
  /// With the number of each.
  let underlay: [(Int, RenderContent)]
  let contents: [(Int, RenderContent)]
  let overlay: [(Int, RenderContent)]

  /// - Parameter next: The next number.
  init(_ node: RenderNode, _ next: inout Int) {
    self.node = node
    next += 1
    number = next
    if case .nodes(let nodes)? = node.mask {
      mask = Self.list(nodes, &next)
    } else {
      mask = []
    }
    underlay = Self.numbered(node.underlay, &next)
    contents = Self.numbered(node.contents, &next)
    children = Self.list(node.children, &next)
    overlay = Self.numbered(node.overlay, &next)
  }

  static func list(_ nodes: [RenderNode], _ next: inout Int) -> [ReferenceNode] {
    nodes.map { ReferenceNode($0, &next) }
  }

  private static func numbered(_ contents: [RenderContent], _ next: inout Int) -> [(Int, RenderContent)] {
    contents.map { content in
      next += 1
      return (next, content)
    }
  }

  /// The whole node as its bitmap shows it, alone.
  func bitmapContent(scale: Double) -> RenderNode {
    var content = node
    content.transform = RenderTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    content.opacity = 255
    content.isGroup = true
    content.rasterScale = nil
    return content
  }
}
