import CoreGraphics
import Testing
import Typesetting

@Suite("Text drawing")
struct TextDrawingTests {
  private let font = FontDescription(size: 20)

  /// Draws into a context of 120 × 40 points and gives each pixel's alpha, a row after the other.
  private func coverage(
    _ runs: [TextRun], at point: CGPoint = .zero, scale: CGFloat = 1, prepare: (CGContext) -> Void = { _ in }
  ) throws -> (alpha: [UInt8], picture: Picture) {
    let context = try #require(CGContext(pixelsWide: Int(120 * scale), pixelsHigh: Int(40 * scale)))
    context.flipToTopLeft(scale: scale)
    prepare(context)
    try TextLayout(runs).draw(in: context, at: point)
    let picture = try #require(context.makeImage()).picture
    var alpha: [UInt8] = []
    for y in 0..<picture.height {
      let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<picture.width { alpha.append(row[4 * x + 3]) }
    }
    return (alpha, picture)
  }

  private func rows(_ alpha: [UInt8], width: Int) -> [Int] {
    (0..<alpha.count / width).filter { y in alpha[y * width..<(y + 1) * width].contains { $0 > 127 } }
  }

  @Test("A capital stands on the baseline and is as high as San Francisco's, within a pixel, at every scale")
  func capitalHeight() throws {
    for scale in [1, 2, 3] as [CGFloat] {
      let alpha = try coverage([TextRun("H", font: font, color: .ink)], scale: scale).alpha
      let inked = rows(alpha, width: Int(120 * scale))
      let baseline = font.metrics.ascender * scale
      let top = baseline - font.metrics.capHeight * scale
      #expect(abs(CGFloat(try #require(inked.last) + 1) - baseline) <= 1)
      // Inter's capitals are 0.727 em high, San Francisco's 0.705.
      #expect(abs(CGFloat(try #require(inked.first)) - top) <= 1 + 0.023 * 20 * scale)
    }
  }

  @Test(
    "At three pixels a point more pixels are wholly inked or wholly bare: text is drawn sharp, not enlarged")
  func sharpness() throws {
    func edgeShare(_ scale: CGFloat) throws -> Double {
      let alpha = try coverage([TextRun("Sharp", font: font, color: .ink)], scale: scale).alpha
      let inked = alpha.filter { $0 > 0 }.count
      return Double(alpha.filter { $0 > 0 && $0 < 255 }.count) / Double(inked)
    }
    #expect(try edgeShare(3) < 0.6 * edgeShare(1))
  }

  @Test("Glyphs are not moved to whole pixels")
  func unroundedPositions() throws {
    let run = TextRun("ll", font: font, color: .ink)
    let whole = try coverage([run], at: CGPoint(x: 10, y: 0)).alpha
    let half = try coverage([run], at: CGPoint(x: 10.5, y: 0)).alpha
    #expect(whole != half)
    let sum = { (alpha: [UInt8]) in alpha.reduce(0) { $0 + Int($1) } }
    #expect(abs(sum(whole) - sum(half)) < sum(whole) / 50)
  }

  @Test("Each run has its colour, and edges are grey: no colour fringes")
  func colors() throws {
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let picture = try coverage([
      TextRun("A", font: font, color: .ink), TextRun("B", font: font, color: green),
    ]).picture
    var widest = 0
    for y in 0..<picture.height {
      let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<picture.width {
        #expect(row[4 * x] == 0 && row[4 * x + 2] == 0)
        #expect(row[4 * x + 1] == 0 || row[4 * x + 1] == row[4 * x + 3])
        if row[4 * x + 1] > 0 { widest = max(widest, x) }
      }
    }
    #expect(widest > 13)
  }

  @Test("Italics lean, bold Chinese is bolder though its font has one weight")
  func faces() throws {
    let upright = try coverage([TextRun("l", font: font, color: .ink)]).alpha
    let italic = try coverage([TextRun("l", font: FontDescription(size: 20, isItalic: true), color: .ink)])
      .alpha
    #expect(upright != italic)
    let sum = { (alpha: [UInt8]) in alpha.reduce(0) { $0 + Int($1) } }
    let regular = sum(try coverage([TextRun("粗体", font: font, color: .ink)]).alpha)
    let bold = FontDescription(size: 20, weight: .bold)
    #expect(
      Double(sum(try coverage([TextRun("粗体", font: bold, color: .ink)]).alpha)) > 1.15 * Double(regular))
  }

  @Test("The context's alpha applies once, also where a background lies behind")
  func alpha() throws {
    let run = TextRun("I", font: FontDescription(size: 30, weight: .black), color: .ink)
    let faint = try coverage([run]) { $0.setAlpha(0.5) }.alpha
    #expect(faint.max() == 128)
    let background = TextRun(" ", font: font, color: .ink, backgroundColor: .ink)
    #expect(try coverage([background]).alpha[0] == 255)
  }

  @Test("An underline runs below the baseline for the run's whole width")
  func underline() throws {
    let alpha = try coverage([TextRun("nn", font: font, color: .ink, isUnderlined: true)], scale: 3).alpha
    let baseline = Int(font.metrics.ascender * 3)
    let width = Int(try TextLayout([TextRun("nn", font: font, color: .ink)]).size.width * 3)
    let line = (baseline + 2..<baseline + 12).first { y in
      alpha[y * 360..<y * 360 + width].allSatisfy { $0 > 127 }
    }
    #expect(line != nil)
  }

  @Test("The same text drawn twice gives the same bytes")
  func repeatable() throws {
    let runs = [TextRun("Twice 两次", font: font, color: .ink)]
    #expect(try coverage(runs, scale: 3).alpha == coverage(runs, scale: 3).alpha)
  }

  @Test("Of a long line, and of many, what is inside the clip looks as it does in a shorter text")
  func clipped() throws {
    let line = String(repeating: "jΩ", count: 2_000)
    // Seen from its middle, cut between two glyphs.
    let width = try TextLayout([TextRun(String(line.prefix(1_000)), font: font, color: .ink)]).size.width
    let long = try coverage([TextRun(line, font: font, color: .ink)], at: CGPoint(x: -width, y: 4)).alpha
    let short = try coverage(
      [TextRun(String(line.prefix(40)), font: font, color: .ink)],
      at: CGPoint(x: -width + width, y: 4)
    ).alpha
    let differences = zip(long, short).map { abs(Int($0) - Int($1)) }
    // The beginning of the glyph that is cut off at the left may reach over the edge.
    #expect(differences.filter { $0 > 2 }.count <= 40 && long.contains { $0 > 200 })
    let lines = String(repeating: "Ój\n", count: 200)
    let height = font.metrics.lineHeight * 100
    let many = try coverage([TextRun(lines, font: font, color: .ink)], at: CGPoint(x: 0, y: 3 - height)).alpha
    let few = try coverage(
      [TextRun("Ój\nÓj\nÓj", font: font, color: .ink)], at: CGPoint(x: 0, y: 3 - font.metrics.lineHeight)
    ).alpha
    #expect(zip(many, few).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }
}
