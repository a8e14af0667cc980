import CoreGraphics
import Testing
import Typesetting

/// What `setTextDrawingMode(_:)` makes of text, told by areas: text filled is the measure.
@Suite struct TextDrawingModeTests {
  private static let width = 200
  private static let height = 120

  /// The alpha of each pixel of a large letter, a row after the other.
  private func alpha(_ text: String = "H", _ draw: (CGContext, TextLayout) throws -> Void) throws -> [UInt8] {
    let context = try #require(CGContext(pixelsWide: Self.width, pixelsHigh: Self.height))
    context.flipToTopLeft(scale: 1)
    context.setLineWidth(4)
    context.setLineJoin(.round)
    try draw(context, try TextLayout([TextRun(text, font: FontDescription(size: 100), color: .ink)]))
    let picture = try #require(context.makeImage()).picture
    return (0..<Self.height).flatMap { y in
      let row = (picture.bytes + y * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      return (0..<Self.width).map { row[4 * $0 + 3] }
    }
  }

  private func drawn(_ modes: CGTextDrawingMode...) throws -> [UInt8] {
    try alpha { context, layout in
      for mode in modes {
        context.setTextDrawingMode(mode)
        layout.draw(in: context, at: CGPoint(x: 10.25, y: 0.5))
      }
    }
  }

  /// What is filled after text.
  private func cut(_ mode: CGTextDrawingMode, text: String = "H") throws -> [UInt8] {
    try alpha(text) { context, layout in
      context.setTextDrawingMode(mode)
      layout.draw(in: context, at: CGPoint(x: 10.25, y: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
    }
  }

  @Test("lines follow the border, half a width on each side")
  func stroke() throws {
    let (filled, stroked) = (try drawn(.fill), try drawn(.stroke))
    func isNearBorder(_ x: Int, _ y: Int, within reach: Int) -> Bool {
      var range: (UInt8, UInt8) = (255, 0)
      for row in max(y - reach, 0)...min(y + reach, Self.height - 1) {
        for column in max(x - reach, 0)...min(x + reach, Self.width - 1) {
          let value = filled[row * Self.width + column]
          range = (min(range.0, value), max(range.1, value))
        }
      }
      return range != (255, 255) && range != (0, 0)
    }
    var (near, far) = (0, 0)
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let value = stroked[y * Self.width + x]
        if isNearBorder(x, y, within: 1) {
          near += 1
          #expect(value > 100, "(\(x), \(y)) lies on the border")
        } else if !isNearBorder(x, y, within: 4) {
          far += 1
          #expect(value == 0, "(\(x), \(y)) lies far from the border")
        }
      }
    }
    #expect(near > 300 && far > 10_000)
  }

  @Test("filling and stroking at once is one after the other")
  func fillStroke() throws {
    #expect(try drawn(.fillStroke) == drawn(.fill, .stroke))
  }

  @Test("invisible text leaves nothing", arguments: [CGTextDrawingMode.invisible, .clip])
  func invisible(_ mode: CGTextDrawingMode) throws {
    #expect(try drawn(mode).allSatisfy { $0 == 0 })
  }

  @Test("what is drawn through text is as the text filled")
  func clip() throws {
    let (filled, through) = (try drawn(.fill), try cut(.clip))
    #expect(zip(filled, through).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    let whole = try cut(.fillClip)
    #expect(zip(whole, filled).allSatisfy { $0 >= $1 && ($0 > 0) == ($1 > 0) })
  }

  @Test("text of spaces cuts nothing, as in PDF")
  func clipOfSpaces() throws {
    #expect(try cut(.clip, text: " ").allSatisfy { $0 == 255 })
  }

  @Test("lines around letters are dashed where lines are")
  func dashes() throws {
    let dashed = try alpha { context, layout in
      context.setTextDrawingMode(.stroke)
      context.setLineDash(phase: 0, lengths: [3, 3])
      layout.draw(in: context, at: CGPoint(x: 10.25, y: 0.5))
    }
    let sum = { (alpha: [UInt8]) in Double(alpha.reduce(0) { $0 + Int($1) }) }
    let share = sum(dashed) / sum(try drawn(.stroke))
    #expect(share > 0.45 && share < 0.6)
  }

  @Test("the mode is saved and restored")
  func saved() throws {
    let restored = try alpha { context, layout in
      context.saveGState()
      context.setTextDrawingMode(.invisible)
      context.restoreGState()
      layout.draw(in: context, at: CGPoint(x: 10.25, y: 0.5))
    }
    #expect(try restored == drawn(.fill))
  }
}
