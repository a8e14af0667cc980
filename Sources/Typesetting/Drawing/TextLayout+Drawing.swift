import CPango
import CoreGraphics

extension TextLayout {
  /// Draws the text; what is drawn is as sharp as the context's scale allows.
  ///
  /// Glyphs are filled as outlines, so that each stands exactly where it was laid out, between pixels too.
  ///
  /// - Parameters:
  ///   - context: A context whose y axis points down.
  ///   - point: Where the layout's top left corner goes, in points.
  package func draw(in context: CGContext, at point: CGPoint) {
    draw(on: context.cairo, at: point)
  }

  /// Draws the text with Cairo; leaves the context's path and state as they were.
  func draw(on cairo: OpaquePointer, at point: CGPoint) {
    let path = cairo_copy_path(cairo)
    cairo_save(cairo)
    cairo_translate(cairo, Double(point.x), Double(point.y))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
    let options = FontLibrary.makeFontOptions()
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
    for line in lines {
      for run in line.runs { drawBackground(of: run, in: line, on: cairo) }
      for run in line.runs { draw(run, in: line, on: cairo) }
    }
    cairo_restore(cairo)
    cairo_new_path(cairo)
    cairo_append_path(cairo, path)
    cairo_path_destroy(path)
  }

  private func drawBackground(of run: GlyphRun, in line: TextLine, on cairo: OpaquePointer) {
    guard let color = runs[run.textRun].backgroundColor else { return }
    let bounds = CGRect(
      x: line.bounds.minX + run.offset, y: line.bounds.minY, width: run.width, height: line.height)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, bounds)
    fill(color, on: cairo)
  }

  private func draw(_ run: GlyphRun, in line: TextLine, on cairo: OpaquePointer) {
    let style = runs[run.textRun]
    cairo_save(cairo)
    cairo_translate(cairo, Double(line.origin.x + run.offset), Double(line.origin.y))
    cairo_new_path(cairo)
    var matrix = run.fontMatrix
    cairo_set_font_face(cairo, run.face.pointer)
    cairo_set_font_matrix(cairo, &matrix)
    cairo_glyph_path(cairo, run.glyphs, Int32(run.glyphs.count))
    run.unknownGlyphs.forEach { appendFrame($0, to: cairo) }
    if style.isUnderlined {
      let metrics = style.font.metrics
      cairo_rectangle(
        cairo,
        CGRect(
          x: 0, y: metrics.underlineDepth - metrics.underlineThickness / 2, width: run.width,
          height: metrics.underlineThickness))
    }
    fill(style.color, on: cairo)
    cairo_restore(cairo)
  }

  /// Appends a thin frame: two rectangles, the inner one turning the other way.
  private func appendFrame(_ box: CGRect, to cairo: OpaquePointer) {
    let thickness = box.size.height / 12
    let inner = box.insetBy(dx: thickness, dy: thickness)
    cairo_rectangle(cairo, box)
    guard !inner.isNull else { return }
    cairo_rectangle(
      cairo,
      CGRect(
        origin: CGPoint(x: inner.maxX, y: inner.minY),
        size: CGSize(width: -inner.size.width, height: inner.size.height)))
  }

  private func fill(_ color: CGColor, on cairo: OpaquePointer) {
    let color = color.standardRGB
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
    cairo_fill(cairo)
  }

  private func cairo_rectangle(_ cairo: OpaquePointer, _ rectangle: CGRect) {
    CPango.cairo_rectangle(
      cairo, Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
      Double(rectangle.size.height))
  }
}
