import CPango
import CoreGraphics

/// Has Pango break and shape one paragraph, and takes over the result.
struct ParagraphShaper {
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false
  private let paragraph: Paragraph
  private let runs: [TextRun]
  /// Where each piece ends in the paragraph's text, in bytes.
  private let ends: [Int]

  /// - Parameters:
  ///   - paragraph: The text.
  ///   - runs: What the paragraph's pieces were cut from.
  ///   - options: The width, and how to break.
  ///   - room: How many lines may be shown, 1 or more.
  ///   - context: The `PangoContext` of a font library.
  init(
    _ paragraph: Paragraph, runs: [TextRun], options: TextLayoutOptions, room: Int, context: OpaquePointer
  ) {
    self.paragraph = paragraph
    self.runs = runs
    var end = 0
    ends = paragraph.pieces.map { piece in
      end += piece.text.utf8.count
      return end
    }
    guard let layout = pango_layout_new(context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let text = paragraph.text
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = ParagraphAttributes(paragraph, runs: runs)
    pango_layout_set_attributes(layout, attributes.list)
    ParagraphShaper.constrain(layout, by: options, room: room)

    isTruncated = pango_layout_is_ellipsized(layout) != 0
    var next = pango_layout_get_lines_readonly(layout)
    while let link = next {
      lines.append(line(link.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self).pointee))
      next = link.pointee.next
    }
  }

  private static func constrain(_ layout: OpaquePointer, by options: TextLayoutOptions, room: Int) {
    let mode = options.lineBreakMode
    guard options.maximumWidth.isFinite, mode != .clipping else { return }
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

  private func line(_ pangoLine: PangoLayoutLine) -> TextLine {
    var glyphRuns: [GlyphRun] = []
    var width: CGFloat = 0
    var next = pangoLine.runs
    while let link = next {
      let item = link.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      let textRun = textRun(at: Int(item.item.pointee.offset))
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
      descender: metrics.map(\.descender).min() ?? 0, runs: glyphRuns)
  }

  /// The run that a byte of the paragraph's text belongs to.
  private func textRun(at offset: Int) -> Int {
    let piece = ends.firstIndex { offset < $0 } ?? ends.count - 1
    return paragraph.pieces[piece].textRun
  }
}

extension LineBreakMode {
  /// The end of a line that gives way to an ellipsis; nil when none does.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .wordWrapping, .characterWrapping, .clipping: nil
    case .truncatingHead: PANGO_ELLIPSIZE_START
    case .truncatingTail: PANGO_ELLIPSIZE_END
    case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    }
  }
}
