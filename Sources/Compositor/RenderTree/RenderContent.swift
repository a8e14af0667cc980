import CoreGraphics

/// Something a node paints.
package enum RenderContent: Hashable, Sendable {
  /// A shape in one colour, anti-aliased by exact area coverage.
  case fill(RenderShape, RenderColor)
  /// A picture, its `source` rectangle (in the picture's pixels) stretched over `destination`.
  case picture(RenderPicture, source: RenderRect, destination: RenderRect, filter: RenderFilter)
  /// A Gaussian shadow of a shape, drawn everywhere (the caller subtracts nothing). Sigma in pixels.
  case shadow(RenderShape, RenderColor, sigma: Double)
  /// What has been painted so far under `shape`, blurred (sigma in pixels), then covered with `tint`.
  case backdropBlur(RenderShape, sigma: Double, saturation: Double, tint: RenderColor)
}

/// How a picture is sampled when its pixels do not fall on the target's.
package enum RenderFilter: String, Equatable, Sendable {
  case nearest, linear, trilinear
}

/// A picture in a render tree: equal when it is the same picture, so that trees compare fast.
package struct RenderPicture: Hashable, Sendable {
  package let picture: Picture

  package init(_ picture: Picture) {
    self.picture = picture
  }

  package static func == (left: RenderPicture, right: RenderPicture) -> Bool {
    left.picture === right.picture
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(picture))
  }
}
