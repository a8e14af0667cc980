import CCairo

extension CGContext {
  /// Draws an image so that its top row lies at the rectangle's largest y, as in Quartz: upright where y points up.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, in user space.
  ///   - byTiling: Repeats the image in all directions over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    paint { cairo in
      guard let surface = image.picture.makeCairoSurface() else { return }
      cairo_save(cairo)
      let placement = CGAffineTransform(
        rect.width / CGFloat(image.width), 0, 0, -rect.height / CGFloat(image.height), rect.minX, rect.maxY)
      var matrix = cairo_matrix_t(placement)
      cairo_transform(cairo, &matrix)
      cairo_set_source_surface(cairo, surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
      // Edges mix with themselves, not with what is outside the image.
      cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_new_path(cairo)
      if !byTiling { cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height)) }
      if byTiling {
        cairo_paint_with_alpha(cairo, state.alpha)
      } else if state.alpha == 1, !state.blendMode.reachesBeyondShape {
        cairo_fill(cairo)
      } else {
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, state.alpha)
      }
      cairo_restore(cairo)
      cairo_surface_destroy(surface)
    }
  }
}

extension Picture {
  /// A Cairo surface over the same memory; the picture must outlive it, and nobody draws into it.
  func makeCairoSurface() -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(mutating: bytes).assumingMemoryBound(to: UInt8.self),
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
  }
}
