import CCairo

/// What is drawn while a shadow is set: painted apart first, so that its alpha can be blurred and put beneath.
final class ShadowLayer {
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  /// - Parameter body: Paints into a Cairo context with the current transform of `context` and no clip: what is
  ///   clipped away still throws its shadow.
  init?(width: Int, height: Int, like context: CGContext, _ body: (OpaquePointer) -> Void) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      return nil
    }
    self.surface = surface
    self.width = width
    self.height = height
    guard let cairo = cairo_create(surface) else { return }
    var matrix = cairo_matrix_t(context.state.userToPixels)
    cairo_set_matrix(cairo, &matrix)
    context.prepare(cairo, blendMode: .normal)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Draws shadow and picture, each with the context's blend mode.
  func draw(_ shadow: GraphicsState.Shadow, alpha: CGFloat, in context: CGContext) {
    let cairo = context.cairo
    let base = context.baseToPixels
    let offset = shadow.offset.applying(base)
    let scale = hypot(base.a, base.b)
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    context.prepare(cairo, blendMode: context.state.blendMode)
    if let mask = blurredAlpha(deviation: shadow.blur / 2 * scale) {
      let color = shadow.color.standardRGB
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
      cairo_mask_surface(cairo, mask, offset.width, offset.height)
      cairo_surface_destroy(mask)
    }
    cairo_set_source_surface(cairo, surface, 0, 0)
    cairo_paint_with_alpha(cairo, alpha)
    cairo_restore(cairo)
  }

  /// The alpha of the picture, blurred, as a surface of alpha alone.
  private func blurredAlpha(deviation: CGFloat) -> OpaquePointer? {
    guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let source = cairo_image_surface_get_data(surface), let target = cairo_image_surface_get_data(mask)
    else { return nil }
    let sourceRow = Int(cairo_image_surface_get_stride(surface))
    let targetRow = Int(cairo_image_surface_get_stride(mask))
    var alpha = AlphaPlane(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { alpha.values[y * width + x] = source[y * sourceRow + 4 * x + 3] }
    }
    alpha.blur(deviation: Double(deviation))
    for y in 0..<height {
      for x in 0..<width { target[y * targetRow + x] = alpha.values[y * width + x] }
    }
    cairo_surface_mark_dirty(mask)
    return mask
  }
}
