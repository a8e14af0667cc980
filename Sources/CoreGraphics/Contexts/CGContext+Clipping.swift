import CCairo

extension CGContext {
  /// Nothing outside the current path is drawn from now on. Empties the path; an empty one changes nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    let elements = currentPath.elements
    beginPath()
    if !elements.isEmpty { clip(within: elements, rule) }
  }

  /// Nothing outside a rectangle is drawn from now on, and nothing at all when it is null. Empties the path.
  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Nothing outside of all these rectangles is drawn from now on. No rectangles, or null ones only, are an empty area:
  /// nothing at all is drawn. Empties the path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    let elements = currentPath.elements
    beginPath()
    clip(within: elements, .winding)
  }

  /// - Parameter elements: In device space; none are an empty area.
  private func clip(within elements: [PathElement], _ rule: CGPathFillRule) {
    CairoPath.set(elements, on: cairo)
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    prepare(cairo, blendMode: .normal)
    cairo_clip(cairo)
  }

  /// Lets through what is drawn from now on by the alpha of an image, or by its brightness where it has no alpha, and
  /// nothing outside the rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the image lies, its top row at the largest y, in user space.
  ///   - mask: The image, scaled to the rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    state.clipMask = ClipMask(mask, in: rect, of: self, former: state.clipMask) ?? state.clipMask
    clip(to: rect)
  }

  /// Takes every clip away, inside a transparency layer those of the layer.
  public func resetClip() {
    state.clipMask = nil
    cairo_reset_clip(cairo)
  }

  /// The smallest rectangle around the clip, in user space; null when everything is clipped away.
  public var boundingBoxOfClipPath: CGRect {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    cairo_restore(cairo)
    guard left < right, top < bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .applying(state.userToPixels.inverted())
  }
}
