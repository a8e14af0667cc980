import CCairo

extension CGContext {
  /// Paints the clip with colours that change from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    paint(gradient, options: options) {
      cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    }
  }

  /// Paints the clip with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    paint(gradient, options: options) {
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    }
  }

  private func paint(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, _ makePattern: () -> OpaquePointer?
  ) {
    paint { cairo in
      guard let pattern = makePattern() else { return }
      addStops(of: gradient, options: options, to: pattern)
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Cairo knows "beyond both ends" and "beyond neither"; one end alone is cut off by a transparent stop.
  private func addStops(
    of gradient: CGGradient, options: CGGradientDrawingOptions, to pattern: OpaquePointer
  ) {
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    if after && !before { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
    for stop in gradient.stops {
      let color = stop.color.standardRGB
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    if before && !after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
  }
}
