import CoreGraphics

/// An area to fill, clip to or mask with, in the space of its node.
package enum RenderShape: Hashable, Sendable {
  case rectangle(RenderRect)
  /// A rectangle with edges that are not anti-aliased: pixels whose middles lie within them are inside as a whole.
  case hardEdged(RenderRect, RenderEdges)
  /// Circular corners, radii in pixels: top left, top right, bottom right, bottom left.
  case roundedRectangle(RenderRect, RenderCornerRadii)
  case path(RenderPath)
}

/// Corner radii in pixels, rounded to 1/256 on entry, never negative.
package struct RenderCornerRadii: Hashable, Sendable {
  package let topLeft: Double
  package let topRight: Double
  package let bottomRight: Double
  package let bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = max(0, RenderRect.rounded(topLeft))
    self.topRight = max(0, RenderRect.rounded(topRight))
    self.bottomRight = max(0, RenderRect.rounded(bottomRight))
    self.bottomLeft = max(0, RenderRect.rounded(bottomLeft))
  }

  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
