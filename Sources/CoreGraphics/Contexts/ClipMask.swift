import CCairo

/// A clip of varying strength: alpha for every pixel of a context. Cairo clips by shapes only, so what is drawn under
/// such a clip is put together apart and laid down through it.
final class ClipMask {
  /// Alpha only, as large as the context.
  private let surface: OpaquePointer

  /// - Parameters:
  ///   - image: Lets through by its alpha, or where it is opaque by its luma; a stencil where it would paint.
  ///   - rect: Where the image lies, in user space; outside nothing is let through.
  ///   - former: A mask that holds already; both together let through their product.
  init?(_ image: CGImage, in rect: CGRect, of context: CGContext, former: ClipMask?) {
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(context.width), Int32(context.height)),
      let cairo = cairo_create(surface)
    else { return nil }
    self.surface = surface
    defer { cairo_destroy(cairo) }
    guard let placement = context.placement(of: image, in: rect),
      let source = image.coverage.makeCairoSource(filter: context.interpolationQuality)
    else { return }
    var matrix = cairo_matrix_t(placement)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source(cairo, source.pattern)
    CairoPath.set(image.outline(at: placement), on: cairo)
    cairo_fill(cairo)
    if let former {
      cairo_identity_matrix(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_surface(cairo, former.surface, 0, 0)
      cairo_paint(cairo)
    }
    cairo_surface_flush(surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Lays down through the mask what `body` draws into the Cairo context.
  func paint(
    on cairo: OpaquePointer, blendMode: CGBlendMode, of context: CGContext, _ body: (OpaquePointer) -> Void
  ) {
    cairo_push_group(cairo)
    body(cairo)
    guard let group = cairo_pop_group(cairo) else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    context.prepare(cairo, blendMode: blendMode)
    cairo_set_source(cairo, group)
    cairo_mask_surface(cairo, surface, 0, 0)
    cairo_restore(cairo)
    cairo_pattern_destroy(group)
  }
}
