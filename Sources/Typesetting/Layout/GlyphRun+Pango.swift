import CPango
import CoreGraphics

extension GlyphRun {
  /// Takes over what Pango has shaped; nil when it has no font to show it in.
  init?(_ item: PangoGlyphItem, textRun: Int, metrics: FontMetrics, offset: CGFloat) {
    guard
      let font = item.item.pointee.analysis.font,
      let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let fontFace = cairo_scaled_font_get_font_face(scaledFont)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    var glyphs: [cairo_glyph_t] = []
    var unknownGlyphs: [CGRect] = []
    var x = GlyphRun.points(item.start_x_offset)
    for index in 0..<Int(item.glyphs.pointee.num_glyphs) {
      let info = GlyphRun.natural(item.glyphs.pointee.glyphs[index], of: item, in: font)
      let advance = GlyphRun.points(info.geometry.width)
      if info.glyph == GlyphRun.emptyGlyph {
        // Nothing to see: a tab, a joiner, a space that a line break swallowed.
      } else if info.glyph & GlyphRun.unknownGlyphFlag != 0 {
        unknownGlyphs.append(
          CGRect(
            x: x + advance * 0.1, y: -metrics.capHeight, width: advance * 0.8, height: metrics.capHeight))
      } else {
        let left = x + GlyphRun.points(info.geometry.x_offset)
        let top = GlyphRun.points(info.geometry.y_offset - item.y_offset)
        glyphs.append(cairo_glyph_t(index: UInt(info.glyph), x: Double(left), y: Double(top)))
      }
      x += advance
    }
    self.init(
      textRun: textRun, offset: offset, width: x + GlyphRun.points(item.end_x_offset),
      unknownGlyphs: unknownGlyphs, face: FontFace(sharing: fontFace), fontMatrix: matrix, glyphs: glyphs)
  }

  /// A glyph with its own width: Pango stretches an ellipsis until the line is full.
  private static func natural(
    _ info: PangoGlyphInfo, of item: PangoGlyphItem, in font: UnsafeMutablePointer<PangoFont>
  ) -> PangoGlyphInfo {
    guard item.item.pointee.analysis.flags & isEllipsisFlag != 0 else { return info }
    var extents = PangoRectangle()
    pango_font_get_glyph_extents(font, info.glyph, nil, &extents)
    var natural = info
    natural.geometry.width = extents.width
    natural.geometry.x_offset = 0
    return natural
  }

  private static func points(_ pangoUnits: Int32) -> CGFloat {
    CGFloat(pangoUnits) / CGFloat(PANGO_SCALE)
  }

  /// `PANGO_GLYPH_EMPTY`, `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_ANALYSIS_FLAG_IS_ELLIPSIS`, macros that Swift
  /// cannot read.
  private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000
  private static let isEllipsisFlag: UInt8 = 1 << 1
}
