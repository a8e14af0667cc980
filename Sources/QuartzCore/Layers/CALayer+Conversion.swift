extension CALayer {
  private var outerLayer: CALayer? { superlayer ?? maskedLayer }

  /// From this layer's space to that of an ancestor, or of the root when it is none of them. Layers that keep depth
  /// hand it on; the others leave what their planes show of it.
  private func transform(to ancestor: CALayer?) -> PlaneTransform {
    var transform = PlaneTransform.identity
    var room: CATransform3D?
    var layer = self
    while layer !== ancestor, let outer = layer.outerLayer {
      let link = layer.link
      let matrix = room?.concatenating(link) ?? link
      if outer.storage.keepsDepth {
        room = matrix
      } else {
        transform = transform.concatenating(PlaneTransform(matrix))
        room = nil
      }
      layer = outer
    }
    if ancestor == nil { room = room?.concatenating(layer.link) ?? layer.link }
    return room.map { transform.concatenating(PlaneTransform($0)) } ?? transform
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
    let up = source?.transform(to: common) ?? .identity
    let down = target?.transform(to: common).inverted ?? .identity
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
