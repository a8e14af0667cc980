/// Text without a line break, in pieces that are set alike.
struct Paragraph {
  struct Piece {
    /// The run that the piece was cut from, counted from 0.
    let textRun: Int
    var text: String
  }

  var pieces: [Piece] = []
  /// The run whose font decides how high the line is when the paragraph is empty.
  var lastTextRun = 0

  var text: String { pieces.map(\.text).joined() }

  /// Cuts runs at their line breaks; an empty text has no paragraph.
  static func split(_ runs: [TextRun]) -> [Paragraph] {
    guard runs.contains(where: { !$0.text.isEmpty }) else { return [] }
    var paragraphs = [Paragraph()]
    for (index, run) in runs.enumerated() where !run.text.isEmpty {
      for (position, text) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
      {
        if position > 0 { paragraphs.append(Paragraph()) }
        let last = paragraphs.count - 1
        paragraphs[last].lastTextRun = index
        if !text.isEmpty { paragraphs[last].pieces.append(Piece(textRun: index, text: String(text))) }
      }
    }
    return paragraphs
  }

  /// The paragraph as it is shown when the ones after it are left out.
  func withEllipsis() -> Paragraph {
    var longer = self
    if let last = pieces.indices.last {
      longer.pieces[last].text += "…"
    } else {
      longer.pieces = [Piece(textRun: lastTextRun, text: "…")]
    }
    return longer
  }
}
