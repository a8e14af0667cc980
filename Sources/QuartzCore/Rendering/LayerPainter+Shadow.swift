import Compositor

extension LayerPainter {
  /// Nil where there is none; clipping at the bounds cuts it off, since it lies outside (fact 3.13).
  var shadow: LayerShadow? {
    let values = storage.values
    guard values.shadowOpacity > 0, !values.masksToBounds, values.bounds.hasFiniteEdges,
      let color = values.shadowColor
    else { return nil }
    let alpha = color.alpha * CGFloat(min(values.shadowOpacity, 1))
    guard alpha > 0, let faded = color.copy(alpha: alpha) else { return nil }
    let scale = Double(sampler.scale)
    return LayerShadow(
      layer: layer, source: shadowSource, color: faded, sigma: Double(max(values.shadowRadius, 0)) * scale,
      offset: RenderPoint(
        x: Double(values.shadowOffset.width) * scale, y: Double(values.shadowOffset.height) * scale))
  }

  private var shadowSource: LayerShadow.Source {
    let values = storage.values
    // Filled by the non-zero rule, whatever the layer's own path is filled by (fact 3.10.7).
    if let path = values.shadowPath { return .shape(.path(sampler.pixels(path)), alpha: 1) }
    let alpha = values.bounds.isEmpty ? 0 : values.backgroundColor?.alpha ?? 0
    if let rect = opaqueContentsRect {
      return .area(OpaqueOutline(.rectangle(rect), rect: rect, radius: 0))
    }
    if alpha == 1 { return .area(opaqueOutline) }
    guard layer.sublayerList.isEmpty, values.contents == nil, values.contentsFade == nil, !hasBorder else {
      return .picture
    }
    if let shape = (storage as? ShapeStorage)?.shape, let path = shape.path, alpha == 0 {
      guard shape.strokeColor == nil || shape.lineWidth <= 0 else { return .picture }
      return .shape(
        .path(sampler.pixels(path, rule: shape.fillRule)), alpha: shape.fillColor?.alpha ?? 0)
    }
    return paintsBackgroundOnly ? .shape(outline, alpha: alpha) : .picture
  }

  /// The bounds, where a picture without holes fills them, corners included.
  private var opaqueContentsRect: RenderRect? {
    let values = storage.values
    guard let image = values.contents as? CGImage, values.contentsFade == nil, image.picture.isOpaque,
      values.contentsGravity == .resize, !values.bounds.isEmpty,
      CGRect(x: 0, y: 0, width: 1, height: 1).contains(values.contentsRect), !values.contentsRect.isEmpty
    else { return nil }
    return sampler.pixels(values.bounds)
  }

  private var opaqueOutline: OpaqueOutline {
    let values = storage.values
    let reach = values.cornerRadius * CALayer.cornerCurveExpansionFactor(values.cornerCurve)
    return OpaqueOutline(
      outline, rect: sampler.pixels(values.bounds),
      radius: Double(max(0, min(reach, min(values.bounds.width, values.bounds.height) / 2)) * sampler.scale))
  }

  private var hasBorder: Bool {
    storage.values.borderWidth > 0 && (storage.values.borderColor?.alpha ?? 0) > 0
  }

  private var paintsBackgroundOnly: Bool {
    switch storage {
    case let storage as ShapeStorage: storage.shape.path == nil
    case let storage as GradientStorage: storage.gradient.colors.isEmpty
    case is BackdropStorage: false
    default: !(layer is FrozenLayer)
    }
  }
}
