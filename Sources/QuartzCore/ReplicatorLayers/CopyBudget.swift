import Compositor

/// What replicators may add to one frame, all of them together: copies multiply, so that a few lines of an
/// application ask for more than any machine can paint.
final class CopyBudget {
  /// In layers.
  static let perFrame = 100_000
  static let inWords = "100,000"

  private(set) var left = CopyBudget.perFrame
  private var hasReported = false

  /// Takes one more layer into account; false when there is no room for it.
  ///
  /// - Parameter replicator: What shows the layer again; nil for a layer that is there in any case.
  func allows(_ replicator: CAReplicatorLayer?) -> Bool {
    guard let replicator else { return true }
    guard left > 0 else {
      report(replicator)
      return false
    }
    left -= 1
    return true
  }

  /// Takes into account what a copy costs beyond that of a plain layer.
  ///
  /// - Parameter isColored: Whether pictures are made again in other colours.
  func spend(on node: RenderNode, isColored: Bool) {
    var cost = innerNodes(of: node)
    for content in node.underlay + node.contents + node.overlay {
      switch content {
      case .fill(.path(let path), _): cost += path.elements.count / Self.elementsPerLayer
      case .shadow(let shape, _, _):
        if case .rectangle = shape { continue }
        cost += Self.layersPerShadow
      case .picture(let picture, _, _, _) where isColored:
        cost += picture.picture.width * picture.picture.height / Self.pixelsPerLayer
      default: break
      }
    }
    left = max(0, left - cost)
  }

  /// How many nodes a copy shows of another tree; no more are counted than there is room for.
  private func innerNodes(of node: RenderNode) -> Int {
    var waiting = node.children
    var count = 0
    while count <= left, let next = waiting.popLast() {
      count += 1
      waiting += next.children
      if case .nodes(let nodes) = next.mask { waiting += nodes }
    }
    return count
  }

  /// As much of each as takes about the time of a plain layer.
  private static let elementsPerLayer = 32
  private static let pixelsPerLayer = 4_096
  /// Blurring a shape takes as long as so many plain layers.
  private static let layersPerShadow = 32

  /// Says once a frame, and once of a replicator, that something is left out.
  func report(_ replicator: CAReplicatorLayer) {
    guard !hasReported else { return }
    hasReported = true
    replicator.reportLeftOutCopies()
  }
}
