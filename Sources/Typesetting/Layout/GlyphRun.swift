import CPango
import CoreGraphics

/// Glyphs of one face and one colour, placed from the beginning of their line's baseline; y points down.
package struct GlyphRun: @unchecked Sendable {
  /// The run of the text that these glyphs show, counted from 0.
  package let textRun: Int
  /// From the line's beginning to this run's, in points.
  package let offset: CGFloat
  /// The sum of the advances, in points.
  package let width: CGFloat
  /// Boxes in place of characters that no font has.
  package let unknownGlyphs: [CGRect]
  let face: FontFace
  /// From the unit em to points.
  let fontMatrix: cairo_matrix_t
  let glyphs: [cairo_glyph_t]

  /// The glyphs of the face, by number and position in points.
  package var positions: [(glyph: Int, position: CGPoint)] {
    glyphs.map { (Int($0.index), CGPoint(x: $0.x, y: $0.y)) }
  }

  func moved(by distance: CGFloat) -> GlyphRun {
    GlyphRun(
      textRun: textRun, offset: offset + distance, width: width, unknownGlyphs: unknownGlyphs, face: face,
      fontMatrix: fontMatrix, glyphs: glyphs)
  }
}
