import QuartzCore

extension CALayer {
  /// This layer and everything below it, masks included, outermost first; without recursion.
  package var tree: [CALayer] {
    var found: [CALayer] = []
    var pending = [self]
    while let layer = pending.popLast() {
      found.append(layer)
      if let mask = layer.mask { pending.append(mask) }
      pending += (layer.sublayers ?? []).reversed()
    }
    return found
  }

  /// Whether an animation somewhere in the tree has not reached its end.
  package var hasRunningAnimationsInTree: Bool {
    tree.contains { $0.hasUnfinishedAnimations }
  }
}
