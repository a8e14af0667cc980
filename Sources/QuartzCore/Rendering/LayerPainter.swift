import Compositor

/// What one layer paints, without its sublayers and without its shadow.
///
/// Values are read where the storage keeps them: what takes them all counts all their references.
struct LayerPainter {
  let sampler: LayerSampler
  let layer: CALayer
  let storage: LayerStorage
  private let flipsContents: Bool

  /// - Parameter flipsContents: Whether the layer's space stands upside down, but not its contents.
  init(_ sampler: LayerSampler, _ layer: CALayer, _ storage: LayerStorage, flipsContents: Bool) {
    self.sampler = sampler
    self.layer = layer
    self.storage = storage
    self.flipsContents = flipsContents
  }

  /// The bounds with their corners.
  var outline: RenderShape {
    if storage.values.cornerRadius == 0, storage.hardEdges.isEmpty {
      return .rectangle(sampler.pixels(storage.values.bounds))
    }
    return RoundedOutline(storage).shape(sampler)
  }

  /// - Parameter transform: From the layer's own space to the group's, in points.
  func node(transform: PlaneTransform, opacity: UInt8, isGroup: Bool, mask: RenderMask?) -> RenderNode {
    let isFinite = storage.values.bounds.hasFiniteEdges
    var node = RenderNode(
      name: layer.traceName, transform: transform.renderTransform(scale: Double(sampler.scale)),
      opacity: opacity, isGroup: isGroup, rasterScale: rasterScale,
      clip: isFinite && storage.values.masksToBounds ? outline : nil, mask: mask,
      underlay: isFinite ? background : [], contents: [], children: [], overlay: isFinite ? border : [])
    if !isFinite { return node }
    if flipsContents {
      var upright = RenderNode(
        transform: PlaneTransform(storage.flip).renderTransform(scale: Double(sampler.scale)))
      paintContents(into: &upright)
      if upright.isWorthPainting { node.children.append(upright) }
    } else {
      paintContents(into: &node)
    }
    paintSpecialContents(into: &node)
    hardenPictures(of: &node)
    return node
  }

  private var background: [RenderContent] {
    guard let color = storage.values.backgroundColor, color.alpha > 0, !storage.values.bounds.isEmpty else {
      return []
    }
    return [.fill(outline, RenderColor(color))]
  }

  private func paintSpecialContents(into node: inout RenderNode) {
    switch storage {
    case let storage as ShapeStorage:
      node.contents += ShapePainter(storage.shape, kept: shapeOutlines).contents(sampler)
    case let storage as GradientStorage:
      guard let gradient = gradientContent(storage) else { break }
      node.contents.append(gradient)
      if storage.values.cornerRadius > 0 { node.clip = outline }
    case let storage as BackdropStorage:
      node.contents.append(
        .backdropBlur(
          outline, sigma: Double(storage.backdrop.blurRadius * sampler.scale),
          saturation: Double(storage.backdrop.saturation),
          tint: storage.backdrop.tintColor.map(RenderColor.init) ?? .clear))
    default:
      if let frozen = layer as? FrozenLayer { node.children += frozenNodes(frozen) }
    }
  }

  var shapeOutlines: ShapeOutlines { (layer as? CAShapeLayer)?.outlines ?? ShapeOutlines() }

  private func gradientContent(_ storage: GradientStorage) -> RenderContent? {
    let rect = sampler.pixels(storage.values.bounds)
    guard !rect.isEmpty else { return nil }
    guard let width = Int(exactly: (rect.maxX - rect.minX).rounded()),
      let height = Int(exactly: (rect.maxY - rect.minY).rounded())
    else { return nil }
    let kept = storage.cache
    storage.cache = GradientPicture.make(
      storage.gradient, width: max(width, 1), height: max(height, 1), kept: kept)
    guard let gradient = storage.cache else { return nil }
    let picture = gradient.picture
    if kept?.picture !== picture { layer.reportOddities(of: storage.gradient, drawnAs: gradient) }
    return .picture(
      RenderPicture(picture),
      source: RenderRect(minX: 0, minY: 0, maxX: Double(picture.width), maxY: Double(picture.height)),
      destination: rect, filter: .linear)
  }

  /// The frozen picture of a tree, stretched with the bounds.
  private func frozenNodes(_ frozen: FrozenLayer) -> [RenderNode] {
    let size = frozen.frozenSize
    guard size.width > 0, size.height > 0 else { return [] }
    let stretch = sampler.scale / frozen.scale
    let x = Double(storage.values.bounds.width / size.width * stretch)
    let y = Double(storage.values.bounds.height / size.height * stretch)
    let origin = storage.values.bounds.origin
    let transform = RenderTransform(
      a: x, b: 0, c: 0, d: y, tx: Double(origin.x * sampler.scale), ty: Double(origin.y * sampler.scale))
    return [RenderNode(transform: transform, children: frozen.nodes)]
  }

  private var border: [RenderContent] {
    guard storage.values.borderWidth > 0, let color = storage.values.borderColor, color.alpha > 0,
      !storage.values.bounds.isEmpty
    else { return [] }
    let width = min(
      storage.values.borderWidth, min(storage.values.bounds.width, storage.values.bounds.height) / 2)
    let outer = RoundedOutline(storage)
    let inner = RoundedOutline(storage, insetBy: width)
    // The other way round, so that where both edges lie in one pixel, areas are subtracted.
    let hole = CGPath(elements: inner.elements).reversed
    let ring = CGPath(elements: outer.elements + hole.elements)
    return [.fill(.path(sampler.pixels(ring)), RenderColor(color))]
  }

  /// The one shape that the layer paints, and its alpha; nil when there is more to it.
  var onlyShape: (RenderShape, UInt8)? {
    guard storage.values.contents == nil, storage.values.contentsFade == nil, storage.values.borderWidth == 0,
      storage.values.shadowOpacity == 0,
      !storage.values.masksToBounds, !(layer is FrozenLayer), !(layer is BackdropLayer),
      !(layer is CAGradientLayer)
    else { return nil }
    if let storage = storage as? ShapeStorage {
      let shape = storage.shape
      guard storage.values.backgroundColor == nil, shape.strokeColor == nil || shape.lineWidth <= 0 else {
        return nil
      }
      let alpha = shape.fillColor.map { RenderColor($0).alpha } ?? 0
      guard let path = shape.path else { return (.path(RenderPath()), alpha) }
      return (.path(shapeOutlines.area(of: path, rule: shape.fillRule, sampler)), alpha)
    }
    guard storage.values.bounds.hasFiniteEdges else { return nil }
    return (outline, storage.values.backgroundColor.map { RenderColor($0).alpha } ?? 0)
  }
}

extension CALayer {
  /// What a layer is called in render trees and traces.
  package var traceName: String { name ?? className }
}

extension CGRect {
  var hasFiniteEdges: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
