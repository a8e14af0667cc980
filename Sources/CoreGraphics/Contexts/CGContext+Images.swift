import CCairo

extension CGContext {
  /// Draws an image so that its top row lies at the rectangle's largest y, as in Quartz: upright where y points up.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, in user space.
  ///   - byTiling: Repeats the image in all directions over the whole clip.
  ///
  /// A stencil is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let placement = placement(of: image, in: rect, isTiled: byTiling),
      let source = image.picture.makeCairoSource(filter: interpolationQuality, isTiled: byTiling)
    else { return }
    paint { cairo in
      cairo_save(cairo)
      if image.isMask { setSource(state.fillColor, on: cairo) }
      var matrix = cairo_matrix_t(placement)
      cairo_set_matrix(cairo, &matrix)
      if !image.isMask { cairo_set_source(cairo, source.pattern) }
      if !byTiling { CairoPath.set(image.outline(at: placement), on: cairo) }
      if image.isMask {
        if !byTiling { cairo_clip(cairo) }
        cairo_mask(cairo, source.pattern)
      } else if byTiling {
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

  /// From an image's pixels to the context's; nil where nothing could be seen of it, since it is flat or a pixel would
  /// show more than 16,384 of its own, which is also what Cairo can count.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, in user space.
  ///   - isTiled: Whether any other repetition of the image does as well; then it is one near the context's middle.
  func placement(of image: CGImage, in rect: CGRect, isTiled: Bool = false) -> CGAffineTransform? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let placement = image.placement(in: rect).concatenating(state.userToPixels)
    guard placement.isUsable else { return nil }
    let inverse = placement.inverted()
    guard [inverse.a, inverse.b, inverse.c, inverse.d].allSatisfy({ abs($0) < 16_384 }) else { return nil }
    guard isTiled else { return placement }
    return placement.repeated(
      by: CGSize(width: image.width, height: image.height),
      near: CGPoint(x: width / 2, y: height / 2))
  }
}

extension CGImage {
  /// The edges of the image's pixels, placed.
  func outline(at placement: CGAffineTransform) -> [PathElement] {
    PathShapes.rect(CGRect(x: 0, y: 0, width: width, height: height)).map { $0.applying(placement) }
  }
}

extension CGAffineTransform {
  /// The same transform of a tile that lies a whole number of tiles away, at a place.
  func repeated(by size: CGSize, near place: CGPoint) -> CGAffineTransform? {
    let tile = place.applying(inverted())
    let repeated = translatedBy(
      x: (tile.x / size.width).rounded(.down) * size.width,
      y: (tile.y / size.height).rounded(.down) * size.height)
    return repeated.isUsable ? repeated : nil
  }
}
