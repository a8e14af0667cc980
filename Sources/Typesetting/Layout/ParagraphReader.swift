/// Cuts runs at their line breaks, one paragraph at a time: text that nobody asks for is not looked at.
struct ParagraphReader: IteratorProtocol {
  private let runs: [TextRun]
  /// The run to go on in, and the place in its text.
  private var run: Int
  private var place: String.Index
  /// Whether there is no further paragraph; an empty text has none.
  private(set) var isAtEnd: Bool

  init(_ runs: [TextRun]) {
    self.runs = runs
    run = runs.firstIndex { !$0.text.isEmpty } ?? runs.count
    isAtEnd = run == runs.count
    place = isAtEnd ? "".startIndex : runs[run].text.startIndex
  }

  mutating func next() -> Paragraph? {
    guard !isAtEnd else { return nil }
    var paragraph = Paragraph()
    while run < runs.count {
      let text = runs[run].text
      if !text.isEmpty {
        let lineEnd = text[place...].firstIndex(where: \.isNewline)
        paragraph.append(String(text[place..<(lineEnd ?? text.endIndex)]), ofRun: run)
        if let lineEnd {
          place = text.index(after: lineEnd)
          return paragraph
        }
      }
      run += 1
      if run < runs.count { place = runs[run].text.startIndex }
    }
    isAtEnd = true
    return paragraph
  }
}
