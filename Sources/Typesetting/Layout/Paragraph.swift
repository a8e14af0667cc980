/// Text without a line break, in pieces that are set alike.
struct Paragraph {
  struct Piece {
    /// The run that the piece was cut from, counted from 0.
    let textRun: Int
    let text: String
  }

  private(set) var pieces: [Piece] = []
  /// Where each piece ends in the text, in bytes.
  private var ends: [Int] = []
  /// The run whose font decides how high the line is when the paragraph is empty.
  var lastTextRun = 0

  /// In bytes.
  var length: Int { ends.last ?? 0 }
  var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

  var pieceCount: Int { pieces.count }

  /// Some of the pieces, in order.
  func pieces(_ range: Range<Int>) -> Paragraph {
    var part = Paragraph()
    for piece in pieces[range] { part.append(piece.text, ofRun: piece.textRun) }
    return part
  }

  mutating func append(_ text: String, ofRun textRun: Int) {
    lastTextRun = textRun
    guard !text.isEmpty else { return }
    ends.append(length + text.utf8.count)
    pieces.append(Piece(textRun: textRun, text: text))
  }

  /// The piece that a byte of the text belongs to; the last one for a byte behind the end.
  private func piece(at offset: Int) -> Int {
    var (first, last) = (0, ends.count - 1)
    while first < last {
      let middle = (first + last) / 2
      if offset < ends[middle] { last = middle } else { first = middle + 1 }
    }
    return first
  }

  /// The run that a byte of the text belongs to.
  func textRun(at offset: Int) -> Int {
    pieces.isEmpty ? lastTextRun : pieces[piece(at: offset)].textRun
  }

  /// The nearest end of a character at or behind a byte.
  func characterEnd(from offset: Int) -> Int {
    guard offset < length else { return length }
    let piece = piece(at: offset)
    let start = ends[piece] - pieces[piece].text.utf8.count
    guard offset > start else { return offset }
    let text = pieces[piece].text
    let before = text.utf8.index(text.startIndex, offsetBy: offset - start - 1)
    return start + text.utf8.distance(from: text.startIndex, to: text.index(after: before))
  }

  /// A part of the paragraph, in bytes from end of character to end of character.
  func part(_ range: Range<Int>) -> Paragraph {
    var part = Paragraph()
    part.lastTextRun = lastTextRun
    guard !range.isEmpty else { return part }
    for index in piece(at: range.lowerBound)...piece(at: range.upperBound - 1) {
      let text = pieces[index].text
      let start = ends[index] - text.utf8.count
      let first = text.utf8.index(text.startIndex, offsetBy: max(range.lowerBound - start, 0))
      let end = text.utf8.index(text.startIndex, offsetBy: min(range.upperBound, ends[index]) - start)
      part.append(String(text[first..<end]), ofRun: pieces[index].textRun)
    }
    return part
  }

  /// The paragraph with another one's text behind its own.
  func followed(by other: Paragraph) -> Paragraph {
    var whole = self
    for piece in other.pieces { whole.append(piece.text, ofRun: piece.textRun) }
    return whole
  }

  /// The paragraph as it is shown when the ones after it are left out.
  func withEllipsis() -> Paragraph {
    var longer = Paragraph()
    for piece in pieces.dropLast() { longer.append(piece.text, ofRun: piece.textRun) }
    longer.append((pieces.last?.text ?? "") + "…", ofRun: pieces.last?.textRun ?? lastTextRun)
    return longer
  }
}
