import CPango
import CoreGraphics

/// Draws layouts with Cairo.
struct TextPainter {
  /// The `cairo_t`.
  let cairo: OpaquePointer
  /// Says how text is drawn.
  let context: CGContext

  func paint(_ layout: TextLayout, at point: CGPoint) {
    begin(at: point)
    // A stroke reaches as far beyond the glyphs as it is wide.
    let visible = context.textDrawingMode.strokes ? CGRect.infinite : clipExtents
    for line in layout.lines where isVisible(line, of: layout, in: visible) {
      for run in line.runs { paintBackground(of: run, styled: layout.runs[run.textRun], in: line) }
      for run in line.runs { paint(run, styled: layout.runs[run.textRun], in: line, visible: visible) }
    }
    cairo_restore(cairo)
  }

  /// Appends what is drawn of a text, backgrounds excepted, to the current path.
  func appendOutlines(of layout: TextLayout, at point: CGPoint) {
    begin(at: point)
    for line in layout.lines {
      for run in line.runs {
        appendOutlines(of: run, styled: layout.runs[run.textRun], in: line, visible: .infinite)
      }
    }
    cairo_restore(cairo)
  }

  private func begin(at point: CGPoint) {
    cairo_save(cairo)
    cairo_translate(cairo, Double(point.x), Double(point.y))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    let options = FontLibrary.makeFontOptions()
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  /// What drawing is cut to, in the layout's space.
  private var clipExtents: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Glyphs reach beyond their lines, but never by twice the size of their font.
  private func isVisible(_ line: TextLine, of layout: TextLayout, in visible: CGRect) -> Bool {
    let reach = 2 * (line.runs.map { layout.runs[$0.textRun].font.size }.max() ?? 0)
    return line.bounds.maxY + reach >= visible.minY && line.bounds.minY - reach <= visible.maxY
  }

  private func paintBackground(of run: GlyphRun, styled style: TextRun, in line: TextLine) {
    guard let color = style.backgroundColor else { return }
    let bounds = line.bounds
    cairo_new_path(cairo)
    append(CGRect(x: bounds.minX + run.offset, y: bounds.minY, width: run.width, height: bounds.height))
    set(color)
    cairo_fill(cairo)
  }

  private func paint(_ run: GlyphRun, styled style: TextRun, in line: TextLine, visible: CGRect) {
    cairo_new_path(cairo)
    appendOutlines(of: run, styled: style, in: line, visible: visible)
    set(style.color)
    if context.textDrawingMode.fills { cairo_fill_preserve(cairo) }
    if context.textDrawingMode.strokes { context.strokeOutlines(on: cairo) }
    cairo_new_path(cairo)
  }

  private func appendOutlines(
    of run: GlyphRun, styled style: TextRun, in line: TextLine, visible: CGRect
  ) {
    let reach = 2 * style.font.size
    let start = line.origin.x + run.offset
    let (left, right) = (visible.minX - start - reach, visible.maxX - start + reach)
    guard right >= 0, left <= run.width else { return }
    // Of a long line most is cut off.
    let glyphs =
      run.glyphs.count < 256
      ? run.glyphs : run.glyphs.filter { left <= CGFloat($0.x) && CGFloat($0.x) <= right }
    cairo_save(cairo)
    cairo_translate(cairo, Double(start), Double(line.origin.y))
    var matrix = run.fontMatrix
    cairo_set_font_face(cairo, run.face.pointer)
    cairo_set_font_matrix(cairo, &matrix)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
    run.unknownGlyphs.forEach(appendFrame)
    if style.isUnderlined {
      let metrics = style.font.metrics
      append(
        CGRect(
          x: 0, y: metrics.underlineDepth - metrics.underlineThickness / 2, width: run.width,
          height: metrics.underlineThickness))
    }
    cairo_restore(cairo)
  }

  /// Appends a thin frame: two rectangles, the inner one turning the other way.
  private func appendFrame(_ box: CGRect) {
    let thickness = box.size.height / 12
    let inner = box.insetBy(dx: thickness, dy: thickness)
    append(box)
    guard !inner.isNull else { return }
    append(
      CGRect(
        origin: CGPoint(x: inner.maxX, y: inner.minY),
        size: CGSize(width: -inner.size.width, height: inner.size.height)))
  }

  private func append(_ rectangle: CGRect) {
    cairo_rectangle(
      cairo, Double(rectangle.origin.x), Double(rectangle.origin.y), Double(rectangle.size.width),
      Double(rectangle.size.height))
  }

  private func set(_ color: CGColor) {
    let color = color.standardRGB
    let alpha = Double(color.alpha * context.globalAlpha)
    cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), alpha)
  }
}
