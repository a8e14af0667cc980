import CCairo

/// The blurred alpha of something drawn, which its shadow is filled through.
///
/// Only the part that can fall into the clip is made, whatever the offset: shadows of things far outside the bitmap
/// are a common way to draw a shadow alone.
struct ShadowMask {
  private let shadow: GraphicsState.Shadow
  /// In pixels.
  private let offset: CGSize
  /// Standard deviation, in pixels.
  private let deviation: CGFloat
  /// What is drawn inside this area, in pixels, is what throws a visible shadow.
  private let area: CGRect

  /// Nil when the clip leaves no room for a shadow.
  init?(_ shadow: GraphicsState.Shadow, in context: CGContext) {
    let base = context.baseToPixels
    self.shadow = shadow
    offset = shadow.offset.applying(base)
    // A wider blur than this is a flat veil on any screen.
    deviation = min(shadow.blur / 2 * hypot(base.a, base.b), 500)
    let clip = context.boundingBoxOfClipPath.applying(context.state.userToPixels)
    let bitmap = CGRect(x: 0, y: 0, width: context.width, height: context.height)
    let margin = (3 * deviation).rounded(.up) + 1
    area =
      clip.intersection(bitmap).offsetBy(dx: -offset.width, dy: -offset.height)
      .insetBy(dx: -margin, dy: -margin).integral
    guard !area.isNull, !area.isEmpty, area.width < 32_767, area.height < 32_767 else { return nil }
  }

  /// Fills the shadow of what `body` draws into the context.
  func draw(
    on cairo: OpaquePointer, blendMode: CGBlendMode, in context: CGContext,
    of body: (OpaquePointer) -> Void
  ) {
    guard let mask = makeMask(in: context, of: body) else { return }
    defer { cairo_surface_destroy(mask) }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    context.prepare(cairo, blendMode: blendMode)
    let color = shadow.color.standardRGB
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_mask_surface(cairo, mask, area.minX + offset.width, area.minY + offset.height)
    cairo_restore(cairo)
  }

  private func makeMask(in context: CGContext, of body: (OpaquePointer) -> Void) -> OpaquePointer? {
    let (width, height) = (Int(area.width), Int(area.height))
    guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let cairo = cairo_create(mask)
    else { return nil }
    // The surface's own offset, because bodies may reset the matrix.
    cairo_surface_set_device_offset(mask, -area.minX, -area.minY)
    var matrix = cairo_matrix_t(context.state.userToPixels)
    cairo_set_matrix(cairo, &matrix)
    context.prepare(cairo, blendMode: .normal)
    body(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(mask)
    cairo_surface_set_device_offset(mask, 0, 0)
    if deviation > 0, let bytes = cairo_image_surface_get_data(mask) {
      let plane = AlphaPlane(
        width: width, height: height, bytesPerRow: Int(cairo_image_surface_get_stride(mask)), bytes: bytes)
      plane.blur(deviation: Double(deviation))
    }
    cairo_surface_mark_dirty(mask)
    return mask
  }
}
