import QuartzCore

extension CALayer {
  /// This layer and everything below it, masks included, outermost first; without recursion.
  var tree: [CALayer] {
    var found: [CALayer] = []
    var pending = [self]
    while let layer = pending.popLast() {
      found.append(layer)
      if let mask = layer.mask { pending.append(mask) }
      pending += (layer.sublayers ?? []).reversed()
    }
    return found
  }

  /// Whether an animation that will be removed at its end is still attached somewhere in the tree.
  var hasRunningAnimationsInTree: Bool {
    tree.contains { layer in
      (layer.animationKeys() ?? []).contains { layer.animation(forKey: $0)?.isRemovedOnCompletion == true }
    }
  }

  /// Whether an animation is attached anywhere in the tree.
  var hasAnimationsInTree: Bool {
    tree.contains { $0.animationKeys()?.isEmpty == false }
  }
}
