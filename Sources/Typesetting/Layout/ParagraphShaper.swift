import CPango
import CoreGraphics

/// Has Pango break and shape one paragraph, and takes over the result.
struct ParagraphShaper {
  private(set) var lines: [TextLine] = []
  /// Where each line begins in the paragraph's text, in bytes.
  private(set) var starts: [Int] = []
  private(set) var isTruncated = false
  private let paragraph: Paragraph
  private let runs: [TextRun]

  /// - Parameters:
  ///   - paragraph: The text.
  ///   - runs: What the paragraph's pieces were cut from.
  ///   - options: The width, and how to break.
  ///   - room: How many lines may be shown, 1 or more.
  ///   - direction: In which the text runs; nil lets it say so itself.
  ///   - context: The `PangoContext` of a font library.
  init(
    _ paragraph: Paragraph, runs: [TextRun], options: TextLayoutOptions, room: Int,
    direction: PangoDirection?, context: OpaquePointer
  ) {
    self.paragraph = paragraph
    self.runs = runs
    guard let layout = pango_layout_new(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let usual = pango_context_get_base_dir(context)
    if let direction {
      pango_layout_set_auto_dir(layout, 0)
      // What is set anew, even to what it was, has Pango forget what it knows.
      if direction != usual { pango_context_set_base_dir(context, direction) }
    }
    defer { if let direction, direction != usual { pango_context_set_base_dir(context, usual) } }
    let text = paragraph.text
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = ParagraphAttributes(paragraph, text: text, runs: runs)
    pango_layout_set_attributes(layout, attributes.list)
    ParagraphShaper.constrain(layout, by: options, room: room)

    isTruncated = pango_layout_is_ellipsized(layout) != 0
    var next = pango_layout_get_lines_readonly(layout)
    while let link = next {
      let pangoLine = link.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      starts.append(Int(pangoLine.pointee.start_index))
      lines.append(line(pangoLine))
      next = link.pointee.next
    }
  }

  /// The direction of a paragraph that is shaped in parts: that of its first letter.
  static func direction(of paragraph: Paragraph, context: OpaquePointer) -> PangoDirection {
    let letter = paragraph.pieces.lazy.flatMap(\.text.unicodeScalars).first { $0.properties.isAlphabetic }
    guard let letter, let layout = pango_layout_new(context) else { return PANGO_DIRECTION_LTR }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let text = String(letter)
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return PANGO_DIRECTION_LTR }
    return pango_layout_line_get_resolved_direction(line)
  }

  /// Whether lines end at the width of the room.
  static func breaksLines(_ options: TextLayoutOptions) -> Bool {
    options.maximumWidth.isFinite && options.lineBreakMode != .clipping
  }

  private static func constrain(_ layout: OpaquePointer, by options: TextLayoutOptions, room: Int) {
    let mode = options.lineBreakMode
    guard breaksLines(options) else { return }
    // Rounded up, so that text fits into the width that was measured for it; Pango counts in 32 bits.
    let width = min(max(0, (options.maximumWidth * CGFloat(PANGO_SCALE)).rounded(.up)), 1e9)
    pango_layout_set_width(layout, Int32(width))
    pango_layout_set_wrap(layout, mode == .characterWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_justify(layout, options.alignment == .justified ? 1 : 0)
    if let ellipsis = mode.ellipsis, room < Int.max {
      pango_layout_set_ellipsize(layout, ellipsis)
      pango_layout_set_height(layout, -Int32(clamping: room))
    }
  }

  private func line(_ pangoLine: UnsafeMutablePointer<PangoLayoutLine>) -> TextLine {
    var glyphRuns: [GlyphRun] = []
    var width: CGFloat = 0
    var next = pangoLine.pointee.runs
    while let link = next {
      let item = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let textRun = paragraph.textRun(at: Int(item.item.pointee.offset))
      if let run = GlyphRun(item, textRun: textRun, metrics: runs[textRun].font.metrics, offset: width) {
        glyphRuns.append(run)
        width += run.width
      }
      next = link.pointee.next
    }
    let shown = glyphRuns.isEmpty ? [paragraph.lastTextRun] : glyphRuns.map(\.textRun)
    let metrics = shown.map { runs[$0].font.metrics }
    return TextLine(
      origin: .zero, width: width, ascender: metrics.map(\.ascender).max() ?? 0,
      descender: metrics.map(\.descender).min() ?? 0, runs: glyphRuns,
      isRightToLeft: pango_layout_line_get_resolved_direction(pangoLine) == PANGO_DIRECTION_RTL)
  }
}

extension LineBreakMode {
  /// The end of a line that gives way to an ellipsis; nil when none does.
  var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .wordWrapping, .characterWrapping, .clipping: nil
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    }
  }
}
