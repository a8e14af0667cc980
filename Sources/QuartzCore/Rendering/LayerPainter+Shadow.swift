import Compositor

extension LayerPainter {
  /// Nil where there is none; clipping at the bounds cuts it off, since it lies outside (fact 3.13).
  var shadow: LayerShadow? {
    guard storage.values.shadowOpacity > 0, !storage.values.masksToBounds,
      storage.values.bounds.hasFiniteEdges,
      let color = storage.values.shadowColor
    else { return nil }
    let alpha = color.alpha * CGFloat(min(storage.values.shadowOpacity, 1))
    guard alpha > 0, let faded = color.copy(alpha: alpha) else { return nil }
    let scale = Double(sampler.scale)
    return LayerShadow(
      layer: layer, source: shadowSource, color: faded,
      sigma: Double(max(storage.values.shadowRadius, 0)) * scale,
      offset: RenderPoint(
        x: Double(storage.values.shadowOffset.width) * scale,
        y: Double(storage.values.shadowOffset.height) * scale))
  }

  private var shadowSource: LayerShadow.Source {
    // Filled by the non-zero rule, whatever the layer's own path is filled by (fact 3.10.7).
    if let path = storage.values.shadowPath { return .shape(.path(sampler.pixels(path)), alpha: 1) }
    let alpha = storage.values.bounds.isEmpty ? 0 : storage.values.backgroundColor?.alpha ?? 0
    if let rect = opaqueContentsRect {
      return .area(OpaqueOutline(.rectangle(rect), rect: rect, radius: 0))
    }
    if alpha == 1 { return .area(opaqueOutline) }
    guard layer.sublayerList.isEmpty, storage.values.contents == nil, storage.values.contentsFade == nil,
      !hasBorder
    else {
      return .picture
    }
    if let shape = (storage as? ShapeStorage)?.shape, let path = shape.path, alpha == 0 {
      guard shape.strokeColor == nil || shape.lineWidth <= 0 else { return .picture }
      return .shape(
        .path(shapeOutlines.area(of: path, rule: shape.fillRule, sampler)), alpha: shape.fillColor?.alpha ?? 0
      )
    }
    return paintsBackgroundOnly ? .shape(outline, alpha: alpha) : .picture
  }

  /// The bounds, where a picture without holes fills them, corners included.
  private var opaqueContentsRect: RenderRect? {
    guard let image = storage.values.contents as? CGImage, storage.values.contentsFade == nil,
      image.picture.isOpaque,
      storage.values.contentsGravity == .resize, !storage.values.bounds.isEmpty,
      CGRect(x: 0, y: 0, width: 1, height: 1).contains(storage.values.contentsRect),
      !storage.values.contentsRect.isEmpty
    else { return nil }
    return sampler.pixels(storage.values.bounds)
  }

  private var opaqueOutline: OpaqueOutline {
    let reach = storage.values.cornerRadius * CALayer.cornerCurveExpansionFactor(storage.values.cornerCurve)
    return OpaqueOutline(
      outline, rect: sampler.pixels(storage.values.bounds),
      radius: Double(
        max(0, min(reach, min(storage.values.bounds.width, storage.values.bounds.height) / 2)) * sampler.scale
      ))
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
