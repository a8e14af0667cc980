import Compositor

/// A layer that shows what another tree showed at one moment: the render tree is kept, not a bitmap of it.
package final class FrozenLayer: CALayer {
  /// In pixels of the scale at which it was taken, from the origin of the tree's bounds.
  package let nodes: [RenderNode]
  /// Pixels to a point.
  package let scale: CGFloat
  /// Of the bounds that were taken, in points; other bounds stretch the picture.
  let frozenSize: CGSize

  /// Takes what is presented at the context's present time.
  ///
  /// - Parameters:
  ///   - layer: The root of the tree; its own place, transform and opacity are left out.
  ///   - scale: Pixels to a point.
  ///   - presentation: False takes the model instead, without animations.
  package init(freezing layer: CALayer, scale: CGFloat, presentation: Bool = true) {
    self.scale = scale
    frozenSize = layer.bounds.size
    nodes = LayerSampler(scale: scale, presentation: presentation).frozenNodes(of: layer)
    super.init()
    bounds = CGRect(origin: .zero, size: layer.bounds.size)
  }

  package override init(layer: Any) {
    let original = layer as? FrozenLayer
    nodes = original?.nodes ?? []
    scale = original?.scale ?? 1
    frozenSize = original?.frozenSize ?? .zero
    super.init(layer: layer)
  }

  package required init?(coder: NSCoder) {
    nodes = []
    scale = 1
    frozenSize = .zero
    super.init(coder: coder)
  }
}
