import CoreGraphics
import Testing

@Suite("CGContext: painting")
struct CGContextPaintingTests {
  private func filled(_ color: CGColor, _ width: Int = 8, _ height: Int = 8) -> Canvas {
    let canvas = Canvas(width, height)
    canvas.context.setFillColor(color)
    canvas.context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return canvas
  }

  @Test("a fresh context is transparent, black fills and strokes, one unit wide")
  func fresh() {
    let canvas = Canvas(8, 8)
    #expect(canvas[4, 4] == .clear)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == .black)
  }

  @Test("y points up in a plain context, down after flipping")
  func axes() {
    let plain = Canvas(8, 8, isTopLeft: false)
    plain.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(plain[0, 7] == .black && plain[0, 0] == .clear)
    let flipped = Canvas(8, 8)
    flipped.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(flipped[0, 0] == .black && flipped[0, 7] == .clear)
  }

  @Test("the transform of both is Quartz's: device space has its origin at the bottom left")
  func transforms() {
    #expect(Canvas(8, 6, isTopLeft: false).context.ctm == .identity)
    #expect(
      Canvas(30, 18, scale: 3).context.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 18))
  }

  @Test("coverage is area: half a pixel is half covered")
  func coverage() {
    let canvas = Canvas(4, 4)
    canvas.context.fill(CGRect(x: 0.5, y: 1, width: 1, height: 1))
    #expect(abs(Int(canvas[0, 1].alpha) - 128) <= 1 && abs(Int(canvas[1, 1].alpha) - 128) <= 1)
  }

  @Test("without anti-aliasing a pixel is covered or not")
  func aliased() {
    let canvas = Canvas(20, 20)
    canvas.context.setShouldAntialias(false)
    canvas.context.fillEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
    for y in 0..<20 { for x in 0..<20 { #expect([0, 255].contains(canvas[x, y].alpha)) } }
  }

  @Test("a circle covers π·r², to 0.2 %: Cairo samples 15 lines a pixel")
  func circleArea() {
    let canvas = Canvas(64, 64)
    canvas.context.fillEllipse(in: CGRect(x: 2, y: 2, width: 60, height: 60))
    #expect(abs(canvas.coveredArea / (.pi * 900) - 1) < 0.002)
  }

  @Test("a stroke is centred on the path, in user space")
  func strokes() {
    let canvas = Canvas(20, 20, scale: 2)
    canvas.context.setStrokeColor(.red)
    canvas.context.setLineWidth(2)
    canvas.context.move(to: CGPoint(x: 0, y: 5))
    canvas.context.addLine(to: CGPoint(x: 10, y: 5))
    canvas.context.strokePath()
    #expect(canvas[5, 7] == .clear && canvas[5, 8] == .red)
    #expect(canvas[5, 11] == .red && canvas[5, 12] == .clear)
    #expect(canvas.context.isPathEmpty)
  }

  @Test("dashes are painted and left out in turn")
  func dashes() {
    let canvas = Canvas(12, 2)
    canvas.context.setLineWidth(2)
    canvas.context.setLineDash(phase: 1, lengths: [3, 2])
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 12, y: 1)])
    let covered = (0..<12).map { canvas[$0, 0].alpha == 255 }
    #expect(
      covered == [true, true, false, false, true, true, true, false, false, true, true, true])
  }

  @Test("the even-odd rule leaves the inner of two rings empty")
  func evenOdd() {
    for (rule, inner) in [(CGPathFillRule.winding, Canvas.Pixel.black), (.evenOdd, .clear)] {
      let canvas = Canvas(10, 10)
      canvas.context.addRects([
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4),
      ])
      canvas.context.fillPath(using: rule)
      #expect(canvas[5, 5] == inner && canvas[1, 1] == .black)
    }
  }

  @Test("the path keeps its place when the transform changes afterwards")
  func pathInDeviceSpace() {
    let canvas = Canvas(10, 10)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    canvas.context.translateBy(x: 5, y: 5)
    #expect(canvas.context.boundingBoxOfPath == CGRect(x: -5, y: -5, width: 2, height: 2))
    canvas.context.fillPath()
    #expect(canvas[1, 1] == .black && canvas[6, 6] == .clear)
  }

  @Test("clearing makes transparent whatever the state")
  func clearing() {
    let canvas = filled(.red)
    canvas.context.setAlpha(0.5)
    canvas.context.setBlendMode(.multiply)
    canvas.context.clear(CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(canvas[2, 2] == .clear && canvas[1, 1] == .red)
  }

  @Test("alpha multiplies what is drawn")
  func alpha() {
    let canvas = Canvas(2, 2)
    canvas.context.setAlpha(0.5)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0].alpha == 128 && canvas[0, 0].red == 128)
  }

  @Test("states nest, and a restore too many does nothing")
  func states() {
    let canvas = Canvas(4, 4)
    let context = canvas.context
    context.setFillColor(.red)
    context.saveGState()
    context.setFillColor(.blue)
    context.translateBy(x: 2, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[0, 0] == .red && canvas[3, 3] == .red)
  }

  @Test("clips intersect, and tell their box")
  func clips() {
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.clip(to: CGRect(x: 2, y: 2, width: 6, height: 6))
    context.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas[1, 5] == .clear && canvas[7, 7] == .black && canvas[2, 2] == .clear)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 6, height: 6))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test(
    "a clip to the null rectangle, to no rectangles or to a flat one lets nothing through",
    arguments: [
      [.null], [], [.null, .null], [.zero],
      [CGRect(x: 0, y: 0, width: 2, height: 2).intersection(CGRect(x: 6, y: 6, width: 2, height: 2))],
    ] as [[CGRect]])
  func emptyClips(_ rects: [CGRect]) {
    let all = CGRect(x: 0, y: 0, width: 10, height: 10)
    let canvas = Canvas(10, 10)
    let context = canvas.context
    context.saveGState()
    context.clip(to: rects)
    context.fill(all)
    #expect(canvas.coveredArea == 0)
    #expect(context.boundingBoxOfClipPath.isNull)
    context.restoreGState()
    context.clip(to: rects + [CGRect(x: 1, y: 1, width: 3, height: 2)])
    context.fill(all)
    #expect(canvas.coveredArea == 6)
  }

  @Test("an image clip or a transparency layer in the null rectangle lets nothing through")
  func nullClips() throws {
    let all = CGRect(x: 0, y: 0, width: 4, height: 4)
    let mask = Canvas(2, 2)
    mask.context.fill(all)
    let canvas = Canvas(4, 4)
    let context = canvas.context
    context.saveGState()
    context.clip(to: .null, mask: try #require(mask.context.makeImage()))
    context.fill(all)
    context.restoreGState()
    context.beginTransparencyLayer(in: .null, auxiliaryInfo: nil)
    context.fill(all)
    context.endTransparencyLayer()
    #expect(canvas.coveredArea == 0)
    context.fill(all)
    #expect(canvas.coveredArea == 16)
  }

  @Test("a transform that flattens draws nothing and can be undone")
  func flattened() {
    let canvas = Canvas(4, 4)
    let context = canvas.context
    context.saveGState()
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.coveredArea == 0)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.coveredArea == 16)
  }

  @Test("the null and infinite rectangle, no numbers and far places draw nothing and break nothing")
  func strangeGeometry() {
    let canvas = Canvas(4, 4)
    let context = canvas.context
    context.fill(.null)
    context.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 1e12, y: 1e12, width: 4, height: 4))
    #expect(canvas.coveredArea == 0)
    context.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    #expect(canvas.coveredArea == 16)
  }

  @Test("sizes that Cairo cannot have give no context", arguments: [(0, 5), (5, -1), (40_000, 5)])
  func badSizes(width: Int, height: Int) {
    #expect(CGContext(pixelsWide: width, pixelsHigh: height) == nil)
  }
}
