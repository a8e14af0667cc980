import Compositor

// Nodes as bitmaps, and where nodes paint at all, which is how large those are.
extension ReferenceCompositor {
  /// A node that asks for it as a bitmap to paint; nil for one that is painted itself.
  func bitmap(of reference: ReferenceNode, in place: ReferencePlace) -> RenderContent? {
    guard let scale = reference.node.rasterScale, scale > 0, scale.isFinite, place.makesBitmaps else {
      return nil
    }
    let alone = ReferenceCompositor(
      [reference.bitmapContent(scale: scale)], over: 0, in: Self.bitmapReach)
    let bounds = alone.paintedBounds
    if bounds.isEmpty { return .fill(.rectangle(RenderRect(minX: 0, minY: 0, maxX: 0, maxY: 0)), .clear) }
    guard bounds.width * bounds.height <= Self.largestBitmap else { return nil }
    let picture = alone.image(of: bounds).picture
    let all = RenderRect(minX: 0, minY: 0, maxX: Double(bounds.width), maxY: Double(bounds.height))
    let destination = RenderRect(
      minX: Double(bounds.minX) / scale, minY: Double(bounds.minY) / scale,
      maxX: Double(bounds.maxX) / scale, maxY: Double(bounds.maxY) / scale)
    return .picture(RenderPicture(picture), source: all, destination: destination, filter: .linear)
  }

  func paintedBounds(of reference: ReferenceNode, in parent: ReferencePlace) -> PixelBounds {
    let node = reference.node
    guard var place = parent.inside(node) else { return .empty }
    if let bitmap = bitmap(of: reference, in: place) { return paintedBounds(of: bitmap, in: place) }
    if node.rasterScale != nil { place.makesBitmaps = false }
    place.fade = node.isGroup ? 255 : RenderColor.product(node.opacity, place.fade)
    switch node.mask {
    case nil: return paintedBounds(ofAllIn: reference, in: place)
    case .shape(let shape, transform: let inner, alpha: let alpha):
      guard alpha > 0, let own = place.inside(inner) else { return .empty }
      place.visible = own.visible(through: shape)
      return paintedBounds(ofAllIn: reference, in: place)
    case .nodes:
      var inMask = place
      inMask.fade = 255
      let mask = reference.mask.reduce(PixelBounds.empty) { $0.union(paintedBounds(of: $1, in: inMask)) }
      let content = paintedBounds(ofAllIn: reference, in: place)
      return mask.isEmpty || content.isEmpty ? .empty : mask.union(content)
    }
  }

  private func paintedBounds(ofAllIn reference: ReferenceNode, in place: ReferencePlace) -> PixelBounds {
    var inner = place
    if let clip = reference.node.clip { inner.visible = place.visible(through: clip) }
    let own = (reference.underlay + reference.overlay).map { paintedBounds(of: $0.1, in: place) }
    let contents = reference.contents.map { paintedBounds(of: $0.1, in: inner) }
    let children = reference.children.map { paintedBounds(of: $0, in: inner) }
    return (own + contents + children).reduce(.empty) { $0.union($1) }
  }

  private func paintedBounds(of content: RenderContent, in place: ReferencePlace) -> PixelBounds {
    switch content {
    case .fill(let shape, let color):
      return color.alpha == 0 ? .empty : place.visible(through: shape)
    case .picture(let picture, source: let source, destination: let destination, filter: let filter):
      let shown = ReferencePicture(
        picture.picture, source: source, destination: destination, filter: filter, under: place.transform)
      return shown.sample == nil ? .empty : place.visible(through: .rectangle(destination))
    case .shadow(let shape, let color, sigma: let sigma):
      let deviation = place.deviation(sigma)
      guard color.alpha > 0, deviation >= 0.0625 else {
        return paintedBounds(of: .fill(shape, color), in: place)
      }
      return ReferenceShadow(of: shape, under: place.transform, sigma: deviation, in: .empty).bounds
        .intersection(place.visible)
    case .backdropBlur(let shape, sigma: let sigma, saturation: let saturation, tint: let tint):
      let isBlurred = place.deviation(sigma) >= 0.0625 || saturation != 1
      return isBlurred || tint.alpha > 0 ? place.visible(through: shape) : .empty
    }
  }
}
