import CoreGraphics
import Testing
import Typesetting

/// Text of sizes at which work that grows with the square of the text would never end.
@Suite("Long text")
struct LongTextTests {
  private let body = FontDescription(size: 17)
  private let words = "The quick brown fox jumps over the lazy dog, 快速的棕色狐狸, and عاد الثعلب runs. "

  private func layout(_ text: String, _ options: TextLayoutOptions) throws -> TextLayout {
    try TextLayout([TextRun(text, font: body, color: .ink)], options: options)
  }

  private func isSame(_ first: TextLine, _ second: TextLine) -> Bool {
    guard first.origin == second.origin, first.width == second.width, first.runs.count == second.runs.count
    else { return false }
    return zip(first.runs, second.runs).allSatisfy { first, second in
      first.offset == second.offset
        && first.positions.elementsEqual(second.positions) {
          $0.glyph == $1.glyph && $0.position == $1.position
        }
    }
  }

  @Test("Every line of a long paragraph takes as many characters as fit", arguments: [7, 1])
  func unbroken(_ perLine: Int) throws {
    let options = TextLayoutOptions(maximumWidth: CGFloat(perLine) * 17 + 2)
    let count = 100_000
    // Chinese characters are an em wide.
    let broken = try layout(String(repeating: "世", count: count), options)
    #expect(broken.lines.count == (count + perLine - 1) / perLine)
    let glyphs = broken.lines.map { $0.runs.reduce(0) { $0 + $1.positions.count } }
    #expect(glyphs.dropLast().allSatisfy { $0 == perLine })
    #expect(glyphs.reduce(0, +) == count)
    #expect(!broken.isTruncated)
  }

  @Test("A paragraph that is shaped in parts is broken as a shorter one is", arguments: [60, 150, 600])
  func likeShorterOnes(_ width: CGFloat) throws {
    // Whole up to 2,048 bytes; what is longer is shaped in parts.
    let whole = String(repeating: words, count: 18)
    #expect(whole.utf8.count < 2_048 && whole.utf8.count > 1_500)
    for mode in [LineBreakMode.wordWrapping, .characterWrapping] {
      for alignment in TextAlignment.allCases {
        let options = TextLayoutOptions(maximumWidth: width, lineBreakMode: mode, alignment: alignment)
        let expected = try layout(whole, options).lines.dropLast(2)
        let lines = try layout(whole + whole, options).lines
        #expect(lines.count > expected.count)
        #expect(zip(lines, expected).allSatisfy { isSame($0, $1) })
      }
    }
  }

  @Test("A paragraph that runs from right to left does so in every part")
  func rightToLeft() throws {
    let text = String(repeating: "عاد الثعلب and a fox ", count: 60)
    let long = "שלום " + text + text
    let options = TextLayoutOptions(maximumWidth: 130)
    let expected = try layout("שלום " + text, options).lines.dropLast(2)
    #expect(zip(try layout(long, options).lines, expected).allSatisfy { isSame($0, $1) })
  }

  @Test(
    "What gives way to an ellipsis may be of any length",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail], [1, 3])
  func ellipsis(_ mode: LineBreakMode, _ maximumLines: Int) throws {
    let options = TextLayoutOptions(maximumWidth: 150, maximumLines: maximumLines, lineBreakMode: mode)
    for text in [words, "iiiiiiii"] {
      let expected = try layout(String(repeating: text, count: 1_600 / text.utf8.count), options)
      let long = try layout(String(repeating: text, count: 300_000 / text.utf8.count), options)
      #expect(long.isTruncated && long.lines.count == maximumLines)
      #expect(zip(long.lines, expected.lines).allSatisfy { isSame($0, $1) }, "\(text)")
    }
    let short = try layout(
      String(repeating: "世", count: 1_000),
      TextLayoutOptions(maximumWidth: 17 * 1_000 + 9, maximumLines: 1, lineBreakMode: mode))
    #expect(!short.isTruncated && short.lines.count == 1)
  }

  @Test("A text that just fits its lines loses nothing; with more to come the last line says so")
  func exactFit() throws {
    // 20 lines of 70 characters.
    var options = TextLayoutOptions(
      maximumWidth: 70 * 17 + 2, maximumLines: 20, lineBreakMode: .truncatingTail)
    let text = String(repeating: "世", count: 20 * 70)
    let fitting = try layout(text, options)
    #expect(!fitting.isTruncated && fitting.lines.count == 20)
    let more = try layout(text + "\n世", options)
    #expect(more.isTruncated && more.lines.count == 20)
    #expect(more.lines[19].width <= options.maximumWidth && !isSame(more.lines[19], fitting.lines[19]))
    options.maximumLines = 19
    #expect(try layout(text, options).isTruncated)
  }

  @Test("Lines below the height that is asked for are left out", arguments: ["a\n", "a b c d e f g "])
  func height(_ text: String) throws {
    var options = TextLayoutOptions(maximumWidth: 60)
    options.maximumHeight = 100
    // Lines are 20.29 points high.
    let cut = try layout(String(repeating: text, count: 400_000), options)
    #expect(cut.lines.count == 5 && cut.isTruncated)
    options.lineSpacing = 20
    #expect(try layout(String(repeating: text, count: 4_000), options).lines.count == 3)
    options.maximumHeight = .nan
    #expect(try layout(String(repeating: text, count: 40), options).lines.count > 30)
  }

  @Test(
    "Runs by the hundred thousand, each set otherwise, on one line and on many",
    arguments: [CGFloat.infinity, 200])
  func runs(_ width: CGFloat) throws {
    let count = 100_000
    let runs = (0..<count).map { TextRun("世", font: body, color: .ink, letterSpacing: CGFloat($0 % 2)) }
    let layout = try TextLayout(runs, options: TextLayoutOptions(maximumWidth: width))
    #expect(layout.lines.flatMap(\.runs).map(\.textRun) == Array(0..<count))
  }

  @Test("Very many runs on one line stand in the order in which they are read")
  func directions() throws {
    // Each longer than what Pango is given at once.
    for (text, isReversed) in [("a", false), ("ש", true)] {
      let runs = (0..<2_000).map { TextRun(text, font: body, color: .ink, letterSpacing: CGFloat($0 % 2)) }
      let line = try TextLayout(runs).lines[0]
      let order = line.runs.map(\.textRun)
      #expect(order == (isReversed ? Array((0..<2_000).reversed()) : Array(0..<2_000)))
      #expect(
        zip(line.runs, line.runs.dropFirst()).allSatisfy { abs($1.offset - $0.offset - $0.width) < 1e-6 })
      let last = try #require(line.runs.last)
      #expect(abs(line.width - last.offset - last.width) < 1e-6)
    }
  }

  @Test("Scripts that alternate by the hundred thousand")
  func scripts() throws {
    let text = String(repeating: "aж", count: 50_000)
    let layout = try layout(text, TextLayoutOptions(maximumWidth: 300))
    #expect(layout.lines.flatMap(\.runs).reduce(0) { $0 + $1.positions.count } == 100_000)
  }

  @Test("A character of very many parts, and very many characters without width")
  func oddCharacters() throws {
    let options = TextLayoutOptions(maximumWidth: 100, maximumLines: 2, lineBreakMode: .truncatingMiddle)
    for text in [
      "a" + String(repeating: "\u{301}", count: 5_000), String(repeating: "\u{200B}", count: 50_000),
    ] {
      #expect(try layout(text, options).lines.count <= 2)
      #expect(try layout(text, TextLayoutOptions(maximumWidth: 100)).lines.count >= 1)
    }
  }

  @Test("Numbers that are none, and those that glyphs cannot be placed by")
  func oddNumbers() throws {
    for number in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9, 1e300] {
      var run = TextRun("Glide", font: FontDescription(size: number), color: .ink, letterSpacing: number)
      #expect(try TextLayout([run]).size.height.isFinite && TextLayout([run]).size.width.isFinite)
      run.font.size = 17
      run.letterSpacing = 0
      var options = TextLayoutOptions(maximumWidth: number)
      options.lineSpacing = number
      options.maximumHeight = number
      let size = try TextLayout([run, TextRun("\nGlide", font: body, color: .ink)], options: options).size
      #expect(size.width.isFinite && size.height.isFinite)
    }
    let plain = try TextLayout([TextRun("Glide", font: body, color: .ink)]).size
    #expect(
      try TextLayout([TextRun("Glide", font: body, color: .ink, letterSpacing: .infinity)]).size == plain)
  }
}
