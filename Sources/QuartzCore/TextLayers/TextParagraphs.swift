import Typesetting

/// The lines that a text itself has, each in stretches that are set alike, one line at a time: those that there is no
/// room for are not looked at.
struct TextParagraphs: IteratorProtocol {
  private let string: NSAttributedString
  private let text: String
  private let makeRun: (String, [NSAttributedString.Key: Any]) -> TextRun?
  /// The beginning of the next line; nil after the last one.
  private var place: String.Index?
  /// The same in UTF-16 units.
  private var location = 0

  /// - Parameter makeRun: Nil for what cannot be seen.
  init(_ string: NSAttributedString, makeRun: @escaping (String, [NSAttributedString.Key: Any]) -> TextRun?) {
    self.string = string
    self.makeRun = makeRun
    text = string.string
    place = text.isEmpty ? nil : text.startIndex
  }

  mutating func next() -> [TextRun]? {
    guard let start = place else { return nil }
    let end = text[start...].firstIndex(where: \.isNewline)
    let runs = runs(in: start..<(end ?? text.endIndex))
    place = end.map { text.index(after: $0) }
    if let end, let place { location += text.utf16.distance(from: end, to: place) }
    return runs
  }

  private mutating func runs(in line: Range<String.Index>) -> [TextRun] {
    var start = line.lowerBound
    guard start < line.upperBound else {
      // An empty line is as high as its end would be, or what is before it.
      let attributes = string.attributes(at: min(location, string.length - 1), effectiveRange: nil)
      return makeRun("", attributes).map { [$0] } ?? []
    }
    var runs: [TextRun] = []
    let end = location + text.utf16.distance(from: start, to: line.upperBound)
    while location < end {
      var range = NSRange(location: location, length: 0)
      let attributes = string.attributes(
        at: location, longestEffectiveRange: &range, in: NSRange(location: location, length: end - location))
      let length = max(range.location + range.length - location, 1)
      let stop = text.utf16.index(start, offsetBy: length, limitedBy: line.upperBound) ?? line.upperBound
      if let run = makeRun(String(text[start..<stop]), attributes) { runs.append(run) }
      start = stop
      location += length
    }
    return runs
  }
}
