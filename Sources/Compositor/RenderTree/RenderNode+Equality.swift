extension RenderTree: Equatable {
  package static func == (left: RenderTree, right: RenderTree) -> Bool {
    left.width == right.width && left.height == right.height && left.background == right.background
      && left.nodes.isSame(as: right.nodes)
  }
}

extension RenderNode: Equatable {
  package static func == (left: RenderNode, right: RenderNode) -> Bool { [left].isSame(as: [right]) }

  fileprivate func isSameApartFromNodes(as other: RenderNode) -> Bool {
    name == other.name && transform == other.transform && opacity == other.opacity && isGroup == other.isGroup
      && rasterScale == other.rasterScale && clip == other.clip && contents == other.contents
      && overlay == other.overlay && underlay == other.underlay && isSameMask(as: other)
  }

  private func isSameMask(as other: RenderNode) -> Bool {
    switch (mask, other.mask) {
    case (nil, nil), (.nodes, .nodes): true
    case (
      .shape(let shape, transform: let transform, alpha: let alpha),
      .shape(let otherShape, transform: let otherTransform, alpha: let otherAlpha)
    ):
      alpha == otherAlpha && transform == otherTransform && shape == otherShape
    default: false
    }
  }
}

extension RenderMask {
  fileprivate var nodes: [RenderNode] {
    if case .nodes(let nodes) = self { nodes } else { [] }
  }
}

extension [RenderNode] {
  /// Works through a list of pairs instead of calling itself, so that depth costs memory only.
  fileprivate func isSame(as other: [RenderNode]) -> Bool {
    var pairs = [(self, other)]
    while let (left, right) = pairs.popLast() {
      guard left.count == right.count else { return false }
      if left.isSameStorage(as: right) { continue }
      for index in left.indices {
        guard left[index].isSameApartFromNodes(as: right[index]) else { return false }
        if !left[index].children.isEmpty || !right[index].children.isEmpty {
          pairs.append((left[index].children, right[index].children))
        }
        if let mask = left[index].mask, let otherMask = right[index].mask {
          pairs.append((mask.nodes, otherMask.nodes))
        }
      }
    }
    return true
  }

  private func isSameStorage(as other: [RenderNode]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
