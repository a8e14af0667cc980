import Compositor

// Trees that follow each other as frames do.
extension RandomTree {
  /// A tree that differs from another in one or two places, or not at all.
  mutating func successor(of tree: RenderTree) -> RenderTree {
    var tree = tree
    for _ in 0..<whole(0...2) { change(&tree.nodes, depth: 0) }
    return tree
  }

  private mutating func change(_ nodes: inout [RenderNode], depth: Int) {
    guard !nodes.isEmpty else {
      nodes.append(node(depth: 2))
      return
    }
    let index = whole(0...(nodes.count - 1))
    switch whole(0...9) {
    case 0: nodes.remove(at: index)
    case 1: nodes.insert(node(depth: 2), at: index)
    case 2: nodes.swapAt(index, 0)
    case 3: nodes[index].transform = transform()
    case 4: nodes[index].opacity = UInt8(whole(0...255))
    case 5: nodes[index].clip = chance(3) ? nil : shape()
    case 6: nodes[index].mask = mask(depth: 1)
    case 7: nodes[index].contents = contents(0...3)
    default:
      if depth < 3 { change(&nodes[index].children, depth: depth + 1) }
    }
  }
}
