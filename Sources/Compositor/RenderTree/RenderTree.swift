import CoreGraphics

/// A picture to be made: a value without layers, views or clock.
///
/// Geometry is in device pixels, y downwards, origin at the top left of the target.
package struct RenderTree: Sendable {
  /// Size of the target in pixels.
  package var width: Int
  package var height: Int
  /// What lies under the nodes.
  package var background: RenderColor
  /// Painted in order, later over earlier.
  package var nodes: [RenderNode]

  package init(width: Int, height: Int, background: RenderColor = .black, nodes: [RenderNode] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.nodes = nodes
  }
}
