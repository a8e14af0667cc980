import Compositor

/// The silhouette that a layer's shadow was made of last, and the shadow: kept until the layer looks otherwise.
final class ShadowPictures {
  private struct Kept {
    let node: RenderNode
    let sigma: Double
    let silhouette: Silhouette
    let color: RenderColor
    let picture: Picture
  }

  private var kept: Kept?

  /// Nil where nothing is painted.
  func make(_ node: RenderNode, sigma: Double, color: RenderColor) -> (Silhouette, Picture)? {
    if let kept, kept.sigma == sigma, kept.node == node {
      if kept.color == color { return (kept.silhouette, kept.picture) }
      return keep(kept.silhouette, of: node, sigma: sigma, color: color)
    }
    guard let silhouette = Compositor().silhouette(of: [node], sigma: sigma) else { return nil }
    return keep(silhouette, of: node, sigma: sigma, color: color)
  }

  private func keep(
    _ silhouette: Silhouette, of node: RenderNode, sigma: Double, color: RenderColor
  ) -> (Silhouette, Picture) {
    let picture = silhouette.picture(color)
    kept = Kept(node: node, sigma: sigma, silhouette: silhouette, color: color, picture: picture)
    return (silhouette, picture)
  }
}
