extension MediaContext {
  /// Makes a layer the root of a tree that is shown: commits lay it out and draw its contents.
  ///
  /// The context does not keep it alive.
  package func attach(_ root: CALayer) {
    guard !roots.contains(where: { $0.layer === root }) else { return }
    roots.removeAll { $0.layer == nil }
    roots.append(WeakLayer(layer: root))
  }

  package func detach(_ root: CALayer) {
    roots.removeAll { $0.layer == nil || $0.layer === root }
  }
}
