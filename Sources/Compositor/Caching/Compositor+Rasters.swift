import CoreGraphics

extension Compositor {
  /// A node as a bitmap: all but its place and opacity.
  ///
  /// - Parameters:
  ///   - scale: Pixels of the bitmap to one of the node's space.
  ///   - depth: How many bitmaps it is inside of, itself among them.
  func raster(of node: RenderNode, scale: Double, depth: Int) -> RasterOutcome {
    var content = node
    content.name = ""
    content.transform = .identity
    content.opacity = 255
    content.isGroup = true
    return cache.raster(of: content, depth: depth) {
      content.rasterScale = nil
      content.transform = RenderTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
      let everywhere = PixelBounds(
        minX: -Compositor.widestRaster, minY: -Compositor.widestRaster, maxX: Compositor.widestRaster,
        maxY: Compositor.widestRaster)
      var scene = SceneBuilder.scene(
        of: [content], over: .clear, in: everywhere, for: self, rasterDepth: depth)
      let bounds = scene.items.filter { !$0.isGroup }.reduce(PixelBounds.empty) { $0.union($1.bounds) }
      if bounds.isEmpty { return .nothing }
      guard bounds.width * bounds.height <= Compositor.largestRaster else { return .tooLarge }
      scene.region = bounds
      capture(&scene)
      return .bitmap(Raster(picture: picture(of: scene, .everything(in: bounds)), bounds: bounds))
    }
  }

  /// Farther than this from the node's origin nothing is drawn into its bitmap, in pixels.
  private static let widestRaster = 16_384
  /// In pixels: beyond some screens a bitmap costs more than what it saves.
  private static let largestRaster = 1 << 24
}
