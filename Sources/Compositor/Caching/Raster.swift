import CoreGraphics

/// A node as a bitmap.
struct Raster {
  let picture: Picture
  /// The pixels of the node's space, enlarged by the raster's scale, that the picture shows.
  let bounds: PixelBounds
}
