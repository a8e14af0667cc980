import Compositor

/// The silhouettes that a layer's shadow was made of last, and the shadows: kept while the layer looks as it did, in
/// whatever place. Copies that a replicator shows in other colours have some of their own.
final class ShadowPictures {
  private struct Kept {
    let node: RenderNode
    let sigma: Double
    let silhouette: Silhouette
    let color: RenderColor
    let picture: Picture
  }

  /// What was of use last stands last.
  private var kept: [Kept] = []
  /// How many there may be, and how many bytes of all but the last one.
  private static let mostKept = 16
  private static let budget = 16 << 20

  /// Nil where nothing is painted.
  func make(_ node: RenderNode, sigma: Double, color: RenderColor) -> (Silhouette, Picture)? {
    let places = kept.indices.reversed().filter { kept[$0].sigma == sigma && kept[$0].node == node }
    if let place = places.first(where: { kept[$0].color == color }) {
      kept.append(kept.remove(at: place))
      return kept.last.map { ($0.silhouette, $0.picture) }
    }
    let known = places.first.map { kept.remove(at: $0).silhouette }
    guard let silhouette = known ?? Compositor().silhouette(of: [node], sigma: sigma) else { return nil }
    let picture = silhouette.picture(color)
    kept.append(Kept(node: node, sigma: sigma, silhouette: silhouette, color: color, picture: picture))
    makeRoom()
    return (silhouette, picture)
  }

  private func makeRoom() {
    var bytes = kept.dropLast().reduce(0) { $0 + $1.picture.byteCount }
    while kept.count > 1, kept.count > Self.mostKept || bytes > Self.budget {
      bytes -= kept.removeFirst().picture.byteCount
    }
  }
}
