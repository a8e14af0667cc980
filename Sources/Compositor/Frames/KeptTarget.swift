import CoreGraphics

/// A frame that stays in memory, as a window's does: of each tree only what differs from the last one is composited.
package final class KeptTarget {
  private let compositor: Compositor
  private var last: PreparedFrame?
  private var memory: UnsafeMutableRawPointer?
  /// Distance between rows in bytes.
  package private(set) var bytesPerRow = 0

  package init(_ compositor: Compositor) {
    self.compositor = compositor
  }

  deinit { memory?.deallocate() }

  /// The first byte of the top row, valid until the next update; nil while there are no pixels.
  package var bytes: UnsafeRawPointer? { memory.map { UnsafeRawPointer($0) } }

  /// Makes the target show a tree.
  ///
  /// - Returns: The pixels that were composited; all others are as they were.
  @discardableResult
  package func update(to tree: RenderTree) -> Damage {
    if let last, last.tree == tree {
      self.last = last.unchanged
      return last.unchanged.damage
    }
    let width = max(0, tree.width)
    let height = max(0, tree.height)
    if last?.tree.width != tree.width || last?.tree.height != tree.height {
      resize(toWidth: width, height: height)
    }
    let frame = compositor.prepare(tree, after: last)
    last = frame
    if let memory { compositor.render(frame.scene, frame.damage, into: memory, bytesPerRow: bytesPerRow) }
    return frame.damage
  }

  private func resize(toWidth width: Int, height: Int) {
    memory?.deallocate()
    memory = nil
    last = nil
    bytesPerRow = Picture.bytesPerRow(forWidth: width)
    guard width > 0 && height > 0 else { return }
    memory = .allocate(byteCount: bytesPerRow * height, alignment: 64)
  }
}
