import CoreGraphics

/// Makes pictures of trees that follow each other: what stays the same is copied from the picture before, or is that
/// picture. The pixels are those that a compositor makes of each tree alone.
package final class FrameCompositor {
  private let compositor: Compositor
  private var last: (frame: PreparedFrame, picture: Picture)?

  package init(_ compositor: Compositor) {
    self.compositor = compositor
  }

  /// Where the last picture differs from the one before; nil before the first.
  package var damage: Damage? { last?.frame.damage }

  /// The tree's picture: the same object as last time when no pixel can have changed.
  package func picture(of tree: RenderTree) -> Picture {
    if let last, last.frame.tree == tree {
      keep(last.frame.unchanged, last.picture)
      return last.picture
    }
    let frame = compositor.prepare(tree, after: last?.frame)
    if let last, frame.damage.isEmpty {
      keep(frame, last.picture)
      return last.picture
    }
    let isSameSize = last?.frame.scene.region == frame.scene.region
    let picture = compositor.picture(
      of: frame.scene, frame.damage, copying: isSameSize ? last?.picture : nil)
    keep(frame, picture)
    return picture
  }

  private func keep(_ frame: PreparedFrame, _ picture: Picture) {
    last = (frame, picture)
  }
}
