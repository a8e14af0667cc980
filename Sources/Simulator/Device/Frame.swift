import Compositor
import QuartzCore

/// What the screen shows at one moment, before it becomes pixels.
package struct Frame: Sendable {
  /// 0 for the frame of the launch.
  package let index: Int
  /// Since the device was switched on.
  package let time: MediaTime
  package let tree: RenderTree

  package init(index: Int, time: MediaTime, tree: RenderTree) {
    self.index = index
    self.time = time
    self.tree = tree
  }
}
