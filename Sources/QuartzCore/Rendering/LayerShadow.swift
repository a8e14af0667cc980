import Compositor

/// A layer's shadow, whose form may wait for what the sublayers paint.
struct LayerShadow {
  enum Source {
    /// A shape, painted with some alpha of 0…1 and nothing besides.
    case shape(RenderShape, alpha: CGFloat)
    /// An opaque area, and whatever the layer paints beyond it.
    case area(OpaqueOutline)
    /// Whatever the layer and its sublayers paint.
    case picture
  }

  let layer: CALayer
  private(set) var source: Source
  /// With its opacity.
  var color: CGColor
  /// In pixels.
  let sigma: Double
  /// In pixels.
  let offset: RenderPoint
  var filter: ColorFilter?

  var dependsOnSublayers: Bool {
    if case .shape = source { false } else { true }
  }

  /// The same where waiting for sublayers takes too long: they count as lying inside, or cast nothing.
  var withoutWaiting: LayerShadow {
    var shadow = self
    switch source {
    case .shape: break
    case .area(let outline): shadow.source = .shape(outline.shape, alpha: 1)
    case .picture:
      shadow.source = .shape(.path(RenderPath()), alpha: 0)
      layer.reportShadowTooDeep()
    }
    return shadow
  }

  /// - Parameter node: The layer's, with everything that it paints but the shadow.
  func cast(under node: inout RenderNode) {
    guard let content = content(under: node) else { return }
    node.underlay.insert(content, at: 0)
  }

  private func content(under node: RenderNode) -> RenderContent? {
    switch source {
    case .shape(let shape, let alpha):
      guard let faded = color.copy(alpha: color.alpha * alpha), faded.alpha > 0 else { return nil }
      return .shadow(shape.moved(by: offset), renderColor(faded), sigma: sigma)
    case .area(let outline):
      let inside = RenderNode(contents: node.contents, children: node.children)
      if outline.contains([inside]) {
        return .shadow(outline.shape.moved(by: offset), renderColor(color), sigma: sigma)
      }
    case .picture: break
    }
    return silhouette(of: node, renderColor(color))
  }

  private func renderColor(_ color: CGColor) -> RenderColor {
    filter?.filtered(RenderColor(color)) ?? RenderColor(color)
  }

  private func silhouette(of node: RenderNode, _ color: RenderColor) -> RenderContent? {
    var whole = node
    whole.transform = .identity
    whole.opacity = 255
    whole.isGroup = true
    whole.mask = nil
    guard let (silhouette, picture) = layer.shadowPictures.make(whole, sigma: sigma, color: color) else {
      return nil
    }
    let rect = silhouette.rect
    return .picture(
      RenderPicture(picture),
      source: RenderRect(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height)),
      destination: rect.moved(by: offset), filter: .linear)
  }
}

extension CALayer {
  fileprivate func reportShadowTooDeep() {
    reportOnce(
      Finding(
        grade: .advice, rule: "shadows-too-deep",
        message: "The shadow of a layer inside more than 32 layers with shadows was left out.",
        subjects: [String(describing: type(of: self))], remedy: "Set shadowPath."))
  }
}
