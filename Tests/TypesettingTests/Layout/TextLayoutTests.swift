import CoreGraphics
import Testing
import Typesetting

@Suite("Text layout")
struct TextLayoutTests {
  private let body = FontDescription(size: 17)
  private let pangram = "The quick brown fox jumps over the lazy dog and then runs away into the woods"

  private func layout(
    _ text: String, font: FontDescription? = nil, options: TextLayoutOptions = TextLayoutOptions()
  ) throws -> TextLayout {
    try TextLayout([TextRun(text, font: font ?? body, color: .ink)], options: options)
  }

  @Test("A line is as high as San Francisco's, its baseline at the ascender, in every script")
  func lineMetrics() throws {
    for text in ["Latin", "中文", "Latin 中文"] {
      let line = try layout(text)
      #expect(abs(line.size.height - 20.2871) < 0.001)
      #expect(abs(line.firstBaseline - 16.1865) < 0.001)
      #expect(line.unknownGlyphCount == 0)
    }
  }

  @Test("No text has no size and no line; an empty line has a height")
  func empty() throws {
    #expect(try layout("").size == .zero)
    #expect(try TextLayout([]).lines.isEmpty)
    let lines = try layout("a\n\nb").lines
    #expect(lines.count == 3)
    #expect(lines[1].width == CGFloat(0))
    #expect(lines[1].height == lines[0].height)
  }

  @Test("Widths add up exactly: advances are neither hinted nor rounded")
  func unroundedAdvances() throws {
    let one = try layout("n").size.width
    let hundred = try layout(String(repeating: "n", count: 100)).size.width
    #expect(abs(hundred - 100 * one) < 100 * 0.5 / 1024)
    let double = try layout("n", font: FontDescription(size: 34)).size.width
    #expect(one != one.rounded())
    #expect(double != one)
  }

  @Test("Every Chinese character is an em wide")
  func chineseAdvances() throws {
    #expect(abs(try layout("世界你好").size.width - 4 * 17) < 0.01)
  }

  @Test("Kerning: AV is narrower than A and V")
  func kerning() throws {
    let pair = try layout("AV").size.width
    #expect(pair < (try layout("A").size.width) + (try layout("V").size.width) - 0.5)
  }

  @Test("Letter spacing widens the line by itself between every two characters")
  func letterSpacing() throws {
    let plain = try layout("spacing").size.width
    let spaced = try TextLayout([TextRun("spacing", font: body, color: .ink, letterSpacing: 5)]).size.width
    #expect(abs(spaced - plain - 6 * 5) < 0.01)
  }

  @Test("Digits of equal width, where they are asked for")
  func monospacedDigits() throws {
    let font = FontDescription(size: 17, hasMonospacedDigits: true)
    #expect(try layout("1111", font: font).size.width == layout("0000", font: font).size.width)
    #expect(try layout("1111").size.width < layout("0000").size.width)
  }

  @Test("Each weight is a face of its own")
  func weights() throws {
    let widths = try FontWeight.allCases.map {
      try layout("Weight", font: FontDescription(size: 17, weight: $0)).size.width
    }
    #expect(Set(widths).count == widths.count)
  }

  @Test("Text fits on one line in the width that was measured for it, and not in less")
  func measuredWidthFits() throws {
    let width = try layout(pangram).size.width
    #expect(try layout(pangram, options: TextLayoutOptions(maximumWidth: width)).lines.count == 1)
    #expect(try layout(pangram, options: TextLayoutOptions(maximumWidth: width - 0.5)).lines.count == 2)
  }

  @Test("Lines break between words, Chinese ones between characters, and none is wider than the room")
  func wrapping() throws {
    for text in [pangram, "快速的棕色狐狸跳过了懒狗，然后跑进了树林。"] {
      let broken = try layout(text, options: TextLayoutOptions(maximumWidth: 120))
      #expect(broken.lines.count > 2)
      #expect(broken.lines.allSatisfy { $0.width <= 120 })
      #expect(abs(broken.size.height - CGFloat(broken.lines.count) * body.metrics.lineHeight) < 1e-9)
      #expect(!broken.isTruncated)
    }
  }

  @Test("Clipping text stays on one line, however wide")
  func clipping() throws {
    let options = TextLayoutOptions(maximumWidth: 120, lineBreakMode: .clipping)
    #expect(try layout(pangram, options: options).lines.count == 1)
    #expect(try layout(pangram, options: options).size.width > 500)
  }

  @Test(
    "What is too long for its lines ends within the room",
    arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail], [1, 2])
  func truncation(mode: LineBreakMode, maximumLines: Int) throws {
    let options = TextLayoutOptions(maximumWidth: 150, maximumLines: maximumLines, lineBreakMode: mode)
    let cut = try layout(pangram, options: options)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == maximumLines)
    #expect(cut.lines.allSatisfy { $0.width <= 150 })
    let fitting = try layout("Short", options: options)
    #expect(!fitting.isTruncated)
    #expect(fitting.size == (try layout("Short").size))
  }

  @Test("A tail that is cut off at a line break shows an ellipsis")
  func ellipsisBeforeALineBreak() throws {
    let options = TextLayoutOptions(maximumWidth: 150, maximumLines: 1, lineBreakMode: .truncatingTail)
    let cut = try layout("One\nTwo", options: options)
    #expect(cut.isTruncated)
    #expect(cut.size == (try layout("One…").size))
  }

  @Test("Word wrapping leaves out the lines that there is no room for")
  func maximumLines() throws {
    let cut = try layout(pangram, options: TextLayoutOptions(maximumWidth: 120, maximumLines: 2))
    #expect(cut.lines.count == 2)
    #expect(cut.isTruncated)
  }

  @Test("Alignment places each line in the room")
  func alignment() throws {
    for (alignment, share) in [(TextAlignment.left, 0), (.center, 0.5), (.right, 1)] as [(_, CGFloat)] {
      let aligned = try layout("One", options: TextLayoutOptions(maximumWidth: 200, alignment: alignment))
      #expect(abs(aligned.lines[0].origin.x - (200 - aligned.size.width) * share) < 1e-9)
    }
    let justified = try layout(pangram, options: TextLayoutOptions(maximumWidth: 160, alignment: .justified))
    for line in justified.lines.dropLast() { #expect(abs(line.width - 160) < 0.05) }
    #expect(justified.lines[justified.lines.count - 1].width < 159)
  }

  @Test("Natural alignment, and the last line of justified text, is where each paragraph begins")
  func naturalAlignment() throws {
    let mixed = "One\nשלום\n12 \n٣ عاد\n"
    let options = TextLayoutOptions(maximumWidth: 200, alignment: .natural)
    let lines = try layout(mixed, options: options).lines
    let sides = lines.map { $0.origin.x < 1 ? $0.width > 199 ? "both" : "left" : "right" }
    #expect(sides.prefix(4) == ["left", "right", "left", "right"])
    #expect(abs(lines[1].origin.x + lines[1].width - 200) < 1e-9)
    let hebrew = String(repeating: "שלום עולם ", count: 12)
    let justified = try layout(hebrew, options: TextLayoutOptions(maximumWidth: 160, alignment: .justified))
      .lines
    #expect(justified.count > 2)
    for line in justified.dropLast() { #expect(abs(line.width - 160) < 0.05 && abs(line.origin.x) < 0.05) }
    #expect(justified[justified.count - 1].width < 159)
    #expect(abs(justified[justified.count - 1].bounds.maxX - 160) < 1e-9)
  }

  @Test("Runs of different sizes share a baseline; the largest decides the line's height")
  func mixedSizes() throws {
    let large = FontDescription(size: 34)
    let line = try TextLayout([
      TextRun("Aa ", font: body, color: .ink), TextRun("Bb", font: large, color: .ink),
    ])
    #expect(line.lines.count == 1)
    #expect(line.firstBaseline == large.metrics.ascender)
    #expect(line.size.height == large.metrics.lineHeight)
    #expect(line.lines[0].runs.map(\.textRun) == [0, 1])
  }

  @Test("Characters that no font has are counted and stand in boxes")
  func unknownGlyphs() throws {
    let text = try layout("a\u{0E01}b\u{0E02}")
    #expect(text.unknownGlyphCount == 2)
    let boxes = text.lines.flatMap(\.runs).flatMap(\.unknownGlyphs)
    #expect(boxes.allSatisfy { $0.width > 1 && $0.height > 5 })
  }

  @Test("Strange rooms and texts are laid out without harm")
  func strangeInput() throws {
    for width in [0, -10, 0.001, 1e12, CGFloat.infinity, .nan] {
      for mode in LineBreakMode.allCases {
        let options = TextLayoutOptions(maximumWidth: width, maximumLines: 2, lineBreakMode: mode)
        for text in ["Word and 字", "\n", "\r\n\r\n", "\u{0}a", "\u{200D}\u{FE0F}", "עברית", "\t\tx"] {
          let strange = try layout(text, options: options)
          #expect(strange.size.height.isFinite && strange.lines.count <= 2)
        }
      }
    }
  }
}
