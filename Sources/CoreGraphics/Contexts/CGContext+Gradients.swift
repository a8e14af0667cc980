import CCairo

extension CGContext {
  /// Paints the clip with colours that change from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint, isNear(startPoint), isNear(endPoint) else { return }
    paint(gradient, options: options) {
      cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    }
  }

  /// Paints the clip with colours that change from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, isNear(startCenter, radius: startRadius),
      isNear(endCenter, radius: endRadius)
    else { return }
    paint(gradient, options: options) {
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    }
  }

  /// Whether a place is near enough to be counted with, within a million pixels; gradients from beyond draw nothing.
  private func isNear(_ point: CGPoint, radius: CGFloat = 0) -> Bool {
    let corners = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      .applying(state.userToPixels)
    return state.canDraw
      && [corners.minX, corners.minY, corners.maxX, corners.maxY].allSatisfy { abs($0) < 1e6 }
  }

  /// Paints the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.makeGradient(), start: start, end: end, options: shading.options)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      drawRadialGradient(
        shading.makeGradient(), startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
        endRadius: endRadius, options: shading.options)
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
    for stop in gradient.stopsFromStartToEnd {
      let color = stop.color.standardRGB
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    if before && !after { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
  }
}
