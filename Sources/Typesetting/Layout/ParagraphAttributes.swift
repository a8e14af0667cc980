import CPango
import CoreGraphics

/// What Pango is told about a paragraph's pieces.
final class ParagraphAttributes {
  /// The `PangoAttrList`.
  let list: OpaquePointer
  private var attributes: [UnsafeMutablePointer<PangoAttribute>] = []

  /// - Parameter text: The paragraph's, which is put together anew each time.
  init(_ paragraph: Paragraph, text: String, runs: [TextRun]) {
    list = pango_attr_list_new()
    insert(pango_attr_insert_hyphens_new(0), over: 0..<paragraph.length)
    var start = 0
    for piece in paragraph.pieces {
      let range = start..<start + piece.text.utf8.count
      insertAttributes(of: runs[piece.textRun], numbered: piece.textRun, over: range)
      start = range.upperBound
    }
    for (range, language) in ScriptLanguages.ranges(in: text) {
      insert(pango_attr_language_new(pango_language_from_string(language)), over: range)
    }
    // Pango looks from the beginning for the place of what does not belong at the end.
    for attribute in attributes.sorted(by: { $0.pointee.start_index < $1.pointee.start_index }) {
      pango_attr_list_insert(list, attribute)
    }
  }

  deinit {
    pango_attr_list_unref(list)
  }

  private func insertAttributes(of run: TextRun, numbered number: Int, over range: Range<Int>) {
    let font = pango_font_description_new()
    pango_font_description_set_family(font, run.font.families.joined(separator: ","))
    pango_font_description_set_absolute_size(font, Double(run.font.size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(rawValue: UInt32(run.font.weight.rawValue)))
    pango_font_description_set_style(font, run.font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    insert(pango_attr_font_desc_new(font), over: range)
    pango_font_description_free(font)
    if run.letterSpacing != 0 {
      let units = (run.letterSpacing * CGFloat(PANGO_SCALE)).rounded()
      insert(pango_attr_letter_spacing_new(Int32(units)), over: range)
    }
    if run.font.hasMonospacedDigits {
      insert(pango_attr_font_features_new("tnum=1"), over: range)
    }
    // Glyphs are coloured when they are drawn; a colour of its own keeps Pango from joining two runs' glyphs.
    insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: number), 0, 0), over: range)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    attributes.append(attribute)
  }
}
