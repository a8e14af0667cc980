import CCairo

extension CGContext {
  /// Fills with a pattern from now on. Set a pattern space with `setFillColorSpace(_:)` before.
  ///
  /// - Parameter components: Alpha for a coloured pattern; the parts of a colour and alpha for an uncoloured one.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard
      let color = CGColor(
        patternSpace: state.fillColorSpace, pattern: pattern, components: components)
    else { return }
    setFillColor(color)
  }

  /// Strokes with a pattern from now on. Set a pattern space with `setStrokeColorSpace(_:)` before.
  ///
  /// - Parameter components: Alpha for a coloured pattern; the parts of a colour and alpha for an uncoloured one.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard
      let color = CGColor(
        patternSpace: state.strokeColorSpace, pattern: pattern, components: components)
    else { return }
    setStrokeColor(color)
  }

  /// - Parameter phase: By how much patterns are moved, in the space that the context began with.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Makes a pattern what Cairo paints with.
  func setSource(_ pattern: CGPattern, in color: CGColor, on cairo: OpaquePointer) {
    let placement = pattern.matrix
      .concatenating(
        CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
      )
      .concatenating(baseToPixels)
    guard placement.isUsable,
      let toPixels = placement.repeated(by: pattern.step, near: CGPoint(x: width / 2, y: height / 2)),
      let tile = makeTile(pattern, in: color, toPixels: toPixels),
      let source = cairo_pattern_create_for_surface(tile.surface)
    else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
    defer {
      cairo_surface_destroy(tile.surface)
      cairo_pattern_destroy(source)
    }
    var matrix = cairo_matrix_t(toPixels.inverted().concatenating(tile.fromPattern))
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
    // A source is fixed to the transform of the moment.
    var saved = cairo_matrix_t()
    cairo_get_matrix(cairo, &saved)
    cairo_identity_matrix(cairo)
    cairo_set_source(cairo, source)
    cairo_set_matrix(cairo, &saved)
  }

  /// One repetition as pixels, and the way from pattern space to them.
  private func makeTile(
    _ pattern: CGPattern, in color: CGColor, toPixels: CGAffineTransform
  ) -> (surface: OpaquePointer, fromPattern: CGAffineTransform)? {
    let (bounds, step) = (pattern.bounds, pattern.step)
    func count(_ length: CGFloat) -> Int { Int(min(max(length.rounded(), 1), 4096)) }
    let width = count(step.width * hypot(toPixels.a, toPixels.b))
    let height = count(step.height * hypot(toPixels.c, toPixels.d))
    let fromPattern = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(
        CGAffineTransform(scaleX: CGFloat(width) / step.width, y: CGFloat(height) / step.height))
    guard fromPattern.isUsable, let context = CGContext(pixelsWide: width, pixelsHigh: height) else {
      return nil
    }
    context.begin(with: fromPattern)
    if !pattern.isColored, let space = color.colorSpace?.baseColorSpace, let values = color.components {
      context.setFillColor(CGColor(space: space, values: values))
      context.setStrokeColor(CGColor(space: space, values: values))
      context.keepsColors = true
    }
    // What reaches beyond the step comes in from the repetitions before.
    let columns = min(Int((bounds.width / step.width).rounded(.up)), 16)
    let rows = min(Int((bounds.height / step.height).rounded(.up)), 16)
    for row in stride(from: 1 - rows, through: 0, by: 1) {
      for column in stride(from: 1 - columns, through: 0, by: 1) {
        context.saveGState()
        context.translateBy(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        context.clip(to: bounds)
        pattern.draw(in: context)
        context.restoreGState()
      }
    }
    let alpha = pattern.isColored ? color.alpha * state.alpha : state.alpha
    return context.makeSurface(alpha: alpha).map { ($0, fromPattern) }
  }

  /// A copy of the pixels that lives as long as Cairo needs it.
  private func makeSurface(alpha: CGFloat) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let cairo = cairo_create(surface)
    else { return nil }
    flush()
    cairo_set_source_surface(cairo, self.surface, 0, 0)
    cairo_paint_with_alpha(cairo, min(max(alpha, 0), 1))
    cairo_destroy(cairo)
    return surface
  }
}
