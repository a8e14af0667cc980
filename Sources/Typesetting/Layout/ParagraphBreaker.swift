import CPango
import CoreGraphics

/// Breaks one paragraph into lines.
///
/// For each line Pango shapes all that is left of the paragraph, so that a long one takes its length squared. It is
/// handed over in parts instead, each some lines long, and of a line that gives way to an ellipsis as much as can show.
struct ParagraphBreaker {
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false
  private let paragraph: Paragraph
  private let runs: [TextRun]
  private let options: TextLayoutOptions
  private let room: Int
  private let height: CGFloat
  private let context: OpaquePointer

  /// Paragraphs up to this length are handed over whole, in bytes.
  private static let longest = 2_048
  /// Of the pieces of a line that is not broken so many are handed over at once.
  private static let mostPieces = 512
  /// Of the lines of a part the last ones are broken anew with what follows: the end of the part made them.
  private static let uncertainLines = 2
  private static let linesPerPart = 8
  /// In bytes.
  private static let shortestPart = 64

  /// - Parameters:
  ///   - runs: What the paragraph's pieces were cut from.
  ///   - room: How many lines may be shown, 1 or more.
  ///   - height: Lines that would begin below are not asked for, in points.
  ///   - context: The `PangoContext` of a font library.
  init(
    _ paragraph: Paragraph, runs: [TextRun], options: TextLayoutOptions, room: Int, height: CGFloat,
    context: OpaquePointer
  ) {
    self.paragraph = paragraph
    self.runs = runs
    self.options = options
    self.room = room
    self.height = height
    self.context = context
    let breaksLines = ParagraphShaper.breaksLines(options)
    if breaksLines, paragraph.length > Self.longest {
      breakParts()
    } else if !breaksLines, paragraph.pieceCount > Self.mostPieces {
      joinParts()
    } else {
      let shaper = shape(paragraph, options, room: room, direction: nil)
      lines = shaper.lines
      isTruncated = shaper.isTruncated
    }
  }

  private func shape(
    _ paragraph: Paragraph, _ options: TextLayoutOptions, room: Int, direction: PangoDirection?
  ) -> ParagraphShaper {
    ParagraphShaper(
      paragraph, runs: runs, options: options, room: room, direction: direction, context: context)
  }

  private mutating func breakParts() {
    let direction = ParagraphShaper.direction(of: paragraph, context: context)
    let hasEllipsis = options.lineBreakMode.ellipsis != nil && room < Int.max
    let brokenLines = hasEllipsis ? room - 1 : room
    var whole = options
    if hasEllipsis { whole.lineBreakMode = .wordWrapping }
    var (start, length, top) = (0, 256, CGFloat(0))
    while start < paragraph.length {
      if lines.count >= room || top >= height {
        isTruncated = true
        return
      }
      if lines.count >= brokenLines {
        return appendShortened(paragraph.part(start..<paragraph.length), direction)
      }
      let end = paragraph.characterEnd(from: start + length)
      let part = shape(paragraph.part(start..<end), whole, room: Int.max, direction: direction)
      let isLast = end == paragraph.length
      let certain = isLast ? part.lines.count : part.lines.count - Self.uncertainLines
      guard certain > 0 else {
        length *= 2
        continue
      }
      let kept = min(certain, brokenLines - lines.count)
      for line in part.lines.prefix(kept) {
        lines.append(line)
        top += line.height + options.lineSpacing
      }
      if isLast, kept == part.lines.count { return }
      let next = part.starts[kept]
      length = max(Self.shortestPart, next / kept * Self.linesPerPart)
      start += next
    }
  }

  /// Makes one line of parts that end where pieces do: glyphs of different pieces never join.
  private mutating func joinParts() {
    let direction = ParagraphShaper.direction(of: paragraph, context: context)
    var parts: [TextLine] = []
    for first in stride(from: 0, to: paragraph.pieceCount, by: Self.mostPieces) {
      let last = min(first + Self.mostPieces, paragraph.pieceCount)
      parts += shape(paragraph.pieces(first..<last), options, room: 1, direction: direction).lines
    }
    if direction == PANGO_DIRECTION_RTL { parts.reverse() }
    lines = [TextLine(joining: parts)]
  }

  /// Adds the last line there is room for, in which a part of the text gives way to an ellipsis.
  private mutating func appendShortened(_ rest: Paragraph, _ direction: PangoDirection) {
    let mode = options.lineBreakMode
    var shown = rest
    var length = 512
    while 2 * length < rest.length {
      let end = rest.characterEnd(from: length)
      let start = rest.characterEnd(from: rest.length - length)
      let head = rest.part(0..<end)
      let tail = rest.part(start..<rest.length)
      if (mode == .truncatingHead || isTooWide(head, direction))
        && (mode == .truncatingTail || isTooWide(tail, direction))
      {
        shown =
          switch mode {
          case .truncatingHead: tail
          case .truncatingMiddle: head.followed(by: tail)
          default: head
          }
        break
      }
      length *= 2
    }
    let shaper = shape(shown, options, room: 1, direction: direction)
    lines += shaper.lines
    if shaper.isTruncated { isTruncated = true }
  }

  /// Whether a text is so much wider than the room that what is around it cannot show.
  private func isTooWide(_ text: Paragraph, _ direction: PangoDirection) -> Bool {
    var endless = options
    endless.lineBreakMode = .clipping
    let shaper = shape(text, endless, room: 1, direction: direction)
    return (shaper.lines.first?.width ?? 0) > 2 * options.maximumWidth
  }
}
