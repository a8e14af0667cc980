import CoreGraphics
import Testing

@Suite("CGContext: numbers out of all proportion")
struct CGContextWildNumbersTests {
  private static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 0.5, 3, 17, -250, 1e-9, 1e-300, 32_768, 4e6, -4e6, 1e9, -1e9, 1e30, 1e300, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]

  @Test("whatever is drawn with whatever numbers, the context goes on drawing")
  func anything() throws {
    let image = try #require(Canvas(3, 2).context.makeImage())
    let made = CGGradient(
      colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [.nan, 7])
    let gradient = try #require(made)
    for seed in 12..<12 + SeededRandom.count(10) {
      var random = SeededRandom(seed: seed)
      let canvas = Canvas(16, 16)
      let context = canvas.context
      context.saveGState()
      for _ in 0..<40 { draw(on: context, image, gradient, &random) }
      while context.ctm != Canvas(16, 16).context.ctm { context.restoreGState() }
      for _ in 0..<50 { context.endTransparencyLayer() }
      for _ in 0..<50 { context.restoreGState() }
      context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.setFillColor(.red)
      context.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
      #expect(canvas[2, 3] == .red && canvas[5, 7] == .red && canvas[6, 7] == .clear, "\(seed)")
    }
  }

  private func draw(
    on context: CGContext, _ image: CGImage, _ gradient: CGGradient, _ random: inout SeededRandom
  ) {
    func number() -> CGFloat { Self.numbers[Int.random(in: 0..<Self.numbers.count, using: &random)] }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    switch Int.random(in: 0..<30, using: &random) {
    case 0: context.setLineWidth(number())
    case 1: context.setMiterLimit(number())
    case 2: context.setLineDash(phase: number(), lengths: [number(), number()])
    case 3: context.setFlatness(number())
    case 4: context.setAlpha(number())
    case 5: context.setShadow(offset: CGSize(width: number(), height: number()), blur: number())
    case 6: context.setLineCap([.butt, .round, .square].randomElement(using: &random) ?? .butt)
    case 7: context.setBlendMode(CGBlendMode(rawValue: .random(in: 0...27, using: &random)) ?? .normal)
    case 8:
      context.saveGState()
      context.concatenate(CGAffineTransform(number(), number(), number(), number(), number(), number()))
      context.fill(rect())
      context.stroke(rect())
      context.draw(image, in: rect())
      context.restoreGState()
    case 9: context.setFillColor(red: number(), green: number(), blue: number(), alpha: number())
    case 10: context.fill(rect())
    case 11: context.stroke(rect())
    case 12: context.strokeEllipse(in: rect())
    case 13: context.fillEllipse(in: rect())
    case 14: context.strokeLineSegments(between: [point(), point(), point(), point()])
    case 15: context.draw(image, in: rect())
    case 16: context.draw(image, in: rect(), byTiling: true)
    case 17:
      context.drawLinearGradient(gradient, start: point(), end: point(), options: [.drawsAfterEndLocation])
    case 18:
      context.drawRadialGradient(
        gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(),
        options: [])
    case 19:
      context.saveGState()
      context.clip(to: rect(), mask: image)
      context.fill(rect())
      context.restoreGState()
    case 20: context.addCurve(to: point(), control1: point(), control2: point())
    case 21: context.move(to: point())
    case 22: context.addQuadCurve(to: point(), control: point())
    case 23:
      context.addArc(
        center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
    case 24: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
    case 25: context.drawPath(using: .fillStroke)
    case 26: context.replacePathWithStrokedPath()
    case 27: context.beginTransparencyLayer(in: rect(), auxiliaryInfo: nil)
    case 28: context.endTransparencyLayer()
    default: context.closePath()
    }
  }

  @Test("a line from far outside keeps its direction")
  func farLine() {
    // From (−8·10⁹, 0) to (8·10⁹, 10): at x = 0…10 it lies at y = 5.
    let canvas = Canvas(10, 10)
    canvas.context.setStrokeColor(.red)
    canvas.context.strokeLineSegments(between: [CGPoint(x: -8e9, y: 0.5), CGPoint(x: 8e9, y: 10.5)])
    #expect((0..<10).allSatisfy { canvas[$0, 5] == .red && canvas[$0, 3] == .clear })
    // Half a plane above a diagonal through (5, 5), made of points a billion away.
    let half = Canvas(10, 10)
    half.context.addLines(between: [
      CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: 1e9), CGPoint(x: 1e9, y: -9e9),
    ])
    half.context.fillPath()
    #expect(half[8, 2] == .black && half[2, 8] == .clear && half[9, 6] == .black && half[6, 9] == .clear)
  }

  @Test("a line dashed too fine to count is painted whole, quickly")
  func fineDashes() {
    let canvas = Canvas(10, 10)
    canvas.context.setLineDash(phase: 0, lengths: [0.1, 0.1])
    canvas.context.strokeLineSegments(between: [CGPoint(x: -4e6, y: 5.5), CGPoint(x: 4e6, y: 5.5)])
    #expect((0..<10).allSatisfy { canvas[$0, 5] == .black })
  }

  @Test(
    "a line without length is a dot where ends are round, and nothing else, as in PDF; a move alone is nothing"
  )
  func dots() {
    func area(_ cap: CGLineCap, _ build: (CGContext) -> Void) -> Double {
      let canvas = Canvas(20, 20)
      canvas.context.setLineWidth(10)
      canvas.context.setLineCap(cap)
      build(canvas.context)
      let asOutline = Canvas(20, 20)
      asOutline.context.setLineWidth(10)
      asOutline.context.setLineCap(cap)
      build(asOutline.context)
      asOutline.context.replacePathWithStrokedPath()
      asOutline.context.fillPath()
      canvas.context.strokePath()
      #expect(abs(canvas.coveredArea - asOutline.coveredArea) < 0.5)
      return canvas.coveredArea
    }
    let point = CGPoint(x: 10, y: 10)
    let line: (CGContext) -> Void = {
      $0.move(to: point)
      $0.addLine(to: point)
    }
    #expect(abs(area(.round, line) - 25 * .pi) < 0.5)
    #expect(area(.square, line) == 0)
    #expect(area(.butt, line) == 0)
    #expect(area(.round) { $0.move(to: point) } == 0)
  }

  @Test("a clip taken away lets everything through")
  func resetClip() {
    let canvas = Canvas(4, 4)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.resetClip()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[3, 3] == .black)
  }
}
