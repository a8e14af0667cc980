import CCairo

extension CGContext {
  /// What is drawn of text from now on. Lines around letters have the text's colour, and this context's line width,
  /// joins and dashes.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  /// No difference here: text is anti-aliased in greys.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// No difference here: text is anti-aliased in greys.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// What is to be drawn of text.
  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  /// Strokes Cairo's current path, which stays, in the colour that is set; for bodies of `paint(_:)`.
  package func strokeOutlines(on cairo: OpaquePointer) {
    prepareStroke(on: cairo, length: Self.lengthOfPath(of: cairo))
    cairo_stroke_preserve(cairo)
  }

  /// Nothing outside of outlines is drawn from now on; without any outline nothing changes.
  ///
  /// - Parameter body: Appends them to the path of the Cairo context it is given.
  package func clipToOutlines(_ body: (OpaquePointer) -> Void) {
    guard state.canDraw else { return }
    cairo_new_path(cairo)
    body(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    if left < right || top < bottom {
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      prepare(cairo, blendMode: .normal)
      cairo_clip(cairo)
    }
    cairo_new_path(cairo)
  }

  /// In user space.
  private static func lengthOfPath(of cairo: OpaquePointer) -> CGFloat {
    guard let path = cairo_copy_path_flat(cairo) else { return 0 }
    defer { cairo_path_destroy(path) }
    var (length, index) = (0 as CGFloat, 0)
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    while index < path.pointee.num_data {
      let header = path.pointee.data[index].header
      var end = start
      if header.type != CAIRO_PATH_CLOSE_PATH {
        let point = path.pointee.data[index + 1].point
        end = CGPoint(x: point.x, y: point.y)
      }
      if header.type == CAIRO_PATH_MOVE_TO {
        start = end
      } else {
        length += hypot(end.x - current.x, end.y - current.y)
      }
      current = end
      index += Int(header.length)
    }
    return length
  }
}
