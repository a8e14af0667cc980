extension CALayer {
  /// From this layer's space to its superlayer's, or for a mask to that of the layer it masks.
  func linkTransform() -> PlaneTransform {
    let own = storage.linkMatrix
    guard let sublayerMatrix = superlayer?.storage.sublayerMatrix else { return PlaneTransform(own) }
    return PlaneTransform(own.concatenating(sublayerMatrix))
  }

  private var outerLayer: CALayer? { superlayer ?? maskedLayer }

  /// From this layer's space to that of an ancestor, or of the root when it is none of them.
  private func transform(to ancestor: CALayer?) -> (transform: PlaneTransform, top: CALayer) {
    var transform = PlaneTransform.identity
    var layer = self
    while layer !== ancestor, let outer = layer.outerLayer {
      transform = transform.concatenating(layer.linkTransform())
      layer = outer
    }
    if ancestor == nil { transform = transform.concatenating(layer.linkTransform()) }
    return (transform, layer)
  }

  private static func commonAncestor(of first: CALayer, _ second: CALayer) -> CALayer? {
    var passed = Set<ObjectIdentifier>()
    var layer: CALayer? = first
    while let current = layer {
      passed.insert(ObjectIdentifier(current))
      layer = current.outerLayer
    }
    layer = second
    while let current = layer {
      if passed.contains(ObjectIdentifier(current)) { return current }
      layer = current.outerLayer
    }
    return nil
  }

  /// Nil stands for the space around the root.
  private func transform(from source: CALayer?, to target: CALayer?) -> PlaneTransform {
    if let source, source === target { return .identity }
    let common = source.flatMap { source in target.flatMap { Self.commonAncestor(of: source, $0) } }
    let up = source?.transform(to: common).transform ?? .identity
    let down = target?.transform(to: common).transform.inverted ?? .identity
    return up.concatenating(down)
  }

  func convertPoint(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
    transform(from: source, to: target).apply(point)
  }

  func convertRect(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    return transform(from: source, to: target).boundingBox(of: rect)
  }
}
