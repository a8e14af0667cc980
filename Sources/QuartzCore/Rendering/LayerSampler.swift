import Compositor

/// Makes render trees of layer trees for one moment.
///
/// Layers that only place their sublayers leave no node: the tree is as deep as its groups, so that deep layer trees
/// make flat render trees.
package struct LayerSampler {
  /// Pixels to a point.
  package let scale: CGFloat
  /// What is taken of each layer.
  let values: Values

  enum Values {
    /// The model with the animations applied.
    case presented
    /// The model alone.
    case model
    /// The model as of the last commit, with the animations applied.
    case committed
  }

  package init(scale: CGFloat, presentation: Bool = true) {
    self.init(scale: scale, values: presentation ? .presented : .model)
  }

  init(scale: CGFloat, values: Values) {
    self.scale = scale
    self.values = values
  }

  /// - Parameters:
  ///   - roots: Painted in order; windows.
  ///   - width: Of the target, in pixels.
  ///   - height: Of the target, in pixels.
  ///   - scale: Pixels to a point.
  ///   - time: Of the clock.
  package static func renderTree(
    of roots: [CALayer], width: Int, height: Int, scale: CGFloat, at time: MediaTime
  ) -> RenderTree {
    let sampler = LayerSampler(scale: scale)
    var builder = RenderTreeBuilder(sampler)
    for root in roots { builder.add(root, time: time) }
    return RenderTree(width: width, height: height, nodes: builder.finish())
  }

  /// The values that are shown of one layer.
  ///
  /// - Parameter time: Of the clock.
  /// - Returns: The layer's own storage where nothing animates, else one that the next call writes over.
  package static func presentationValues(of layer: CALayer, at time: MediaTime) -> LayerStorage {
    layer.sample(atLocal: layer.localTime(at: time))
  }

  /// The values of one layer at its local time. They stay until the layer is asked for its values at another time.
  func storage(of layer: CALayer, atLocal time: MediaTime) -> LayerStorage {
    if values == .model { return layer.storage }
    if values == .committed { return layer.committedSample(atLocal: time) }
    let storage = layer.sample(atLocal: time)
    if layer.tracksNeedDisplay, !layer.attachedAnimations.isEmpty { layer.drawContents(of: storage) }
    return storage
  }

  /// What a layer shows at the context's present time, in pixels from the origin of its bounds.
  func frozenNodes(of layer: CALayer) -> [RenderNode] {
    var builder = RenderTreeBuilder(self)
    builder.addContents(of: layer, atLocal: layer.localTime(at: MediaContext.current.now))
    return builder.finish()
  }

  func pixels(_ rect: CGRect) -> RenderRect {
    let scale = Double(scale)
    return RenderRect(
      minX: Double(rect.minX) * scale, minY: Double(rect.minY) * scale, maxX: Double(rect.maxX) * scale,
      maxY: Double(rect.maxY) * scale)
  }

  func pixels(_ path: CGPath, rule: CAShapeLayerFillRule = .nonZero) -> RenderPath {
    RenderPath(path.elements, scale: Double(scale), rule: rule == .evenOdd ? .evenOdd : .nonZero)
  }
}

extension RenderColor {
  init(_ color: CGColor) {
    let pixel = color.premultipliedBGRA
    self.init(blue: pixel.blue, green: pixel.green, red: pixel.red, alpha: pixel.alpha)
  }
}

extension UInt8 {
  /// An opacity of 0…1 as 0…255; what is not a number is opaque.
  init(opacity: Float) {
    self = opacity.isNaN ? 255 : UInt8((Swift.min(Swift.max(opacity, 0), 1) * 255).rounded())
  }
}
