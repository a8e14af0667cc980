import CoreGraphics

/// A node as a bitmap.
struct Raster {
  let picture: Picture
  /// The pixels of the node's space, enlarged by the raster's scale, that the picture shows.
  let bounds: PixelBounds
}

/// What came of making a node a bitmap.
enum RasterOutcome {
  case bitmap(Raster)
  /// The node shows nothing.
  case nothing
  /// The node is to be drawn without a bitmap.
  case tooLarge

  var bytes: Int {
    if case .bitmap(let raster) = self { raster.picture.byteCount } else { 0 }
  }
}
