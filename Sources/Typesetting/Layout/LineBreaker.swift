import CPango
import CoreGraphics

/// Breaks text into lines and shapes them, a paragraph at a time, until there is no room for more.
struct LineBreaker {
  let runs: [TextRun]
  let options: TextLayoutOptions
  /// The lines so far, each with its baseline at the origin.
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false
  /// From the top of the first line to that of the next one.
  private var height: CGFloat = 0

  init(runs: [TextRun], options: TextLayoutOptions) {
    self.runs = runs
    self.options = options
  }

  /// Makes all lines.
  ///
  /// - Parameter context: The `PangoContext` of a font library.
  mutating func breakLines(context: OpaquePointer) {
    var paragraphs = ParagraphReader(runs)
    while let paragraph = paragraphs.next() {
      let room = options.maximumLines > 0 ? options.maximumLines - lines.count : Int.max
      guard room > 0, height < options.maximumHeight else {
        isTruncated = true
        return
      }
      var breaker = makeBreaker(paragraph, room: room, context)
      let isLastShown = breaker.lines.count >= room && !paragraphs.isAtEnd
      if isLastShown, options.lineBreakMode == .truncatingTail {
        breaker = makeBreaker(paragraph.withEllipsis(), room: room, context)
      }
      if breaker.isTruncated || breaker.lines.count > room { isTruncated = true }
      append(breaker.lines.prefix(room))
    }
  }

  private func makeBreaker(
    _ paragraph: Paragraph, room: Int, _ context: OpaquePointer
  ) -> ParagraphBreaker {
    ParagraphBreaker(
      paragraph, runs: runs, options: options, room: room, height: options.maximumHeight - height,
      context: context)
  }

  private mutating func append(_ more: ArraySlice<TextLine>) {
    for line in more {
      guard height < options.maximumHeight else {
        isTruncated = true
        return
      }
      lines.append(line)
      height += line.height + options.lineSpacing
    }
  }
}
