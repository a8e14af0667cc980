import CCairo

extension CGContext {
  /// Draws an image so that its top row lies at the rectangle's largest y, as in Quartz: upright where y points up.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, in user space.
  ///   - byTiling: Repeats the image in all directions over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !rect.isNull, rect.width > 0, rect.height > 0,
      let source = image.picture.makeCairoSource(filter: interpolationQuality, isTiled: byTiling)
    else { return }
    paint { cairo in
      cairo_save(cairo)
      var placement = cairo_matrix_t(image.placement(in: rect))
      cairo_transform(cairo, &placement)
      cairo_set_source(cairo, source.pattern)
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
    }
  }
}
