import CPango
import CoreGraphics

/// Breaks text into lines and shapes them, a paragraph at a time.
struct LineBreaker {
  let runs: [TextRun]
  let options: TextLayoutOptions
  /// The lines so far, each with its baseline at the origin.
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false

  init(runs: [TextRun], options: TextLayoutOptions) {
    self.runs = runs
    self.options = options
  }

  /// Makes all lines.
  ///
  /// - Parameter context: The `PangoContext` of a font library.
  mutating func breakLines(context: OpaquePointer) {
    let paragraphs = Paragraph.split(runs)
    for (index, paragraph) in paragraphs.enumerated() {
      let room = options.maximumLines > 0 ? options.maximumLines - lines.count : Int.max
      guard room > 0 else {
        isTruncated = true
        return
      }
      var shaper = ParagraphShaper(paragraph, runs: runs, options: options, room: room, context: context)
      let isLastShown = shaper.lines.count >= room && index < paragraphs.count - 1
      if isLastShown, options.lineBreakMode == .truncatingTail {
        shaper = ParagraphShaper(
          paragraph.withEllipsis(), runs: runs, options: options, room: room, context: context)
      }
      if shaper.isTruncated || shaper.lines.count > room { isTruncated = true }
      lines += shaper.lines.prefix(room)
    }
  }
}
