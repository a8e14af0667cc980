extension RenderNode: Equatable {
  /// Works through a list of pairs instead of calling itself, so that depth costs memory only.
  package static func == (left: RenderNode, right: RenderNode) -> Bool {
    var pairs = [([left], [right])]
    while let (left, right) = pairs.popLast() {
      guard left.count == right.count else { return false }
      if left.isSameStorage(as: right) { continue }
      for (left, right) in zip(left, right) {
        guard left.isSameApartFromNodes(as: right) else { return false }
        pairs.append((left.children, right.children))
        pairs.append((left.mask?.nodes ?? [], right.mask?.nodes ?? []))
      }
    }
    return true
  }

  private func isSameApartFromNodes(as other: RenderNode) -> Bool {
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
  fileprivate func isSameStorage(as other: [RenderNode]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
