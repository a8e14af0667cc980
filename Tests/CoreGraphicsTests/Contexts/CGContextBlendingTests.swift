import CoreGraphics
import Testing

@Suite("CGContext: blending, layers, shadows")
struct CGContextBlendingTests {
  /// Draws a source colour over the left half of a destination colour.
  private func blend(_ mode: CGBlendMode, _ source: CGColor, over destination: CGColor) -> Canvas {
    let canvas = Canvas(4, 4)
    canvas.context.setFillColor(destination)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(source)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    return canvas
  }

  private let light = CGColor(srgbRed: 0.8, green: 0.4, blue: 0.2, alpha: 1)
  private let dark = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.2, alpha: 1)

  @Test(
    "separable modes by their formulas",
    arguments: [
      (CGBlendMode.normal, 0.8, 0.4), (.multiply, 0.16, 0.24), (.screen, 0.84, 0.76), (.darken, 0.2, 0.4),
      (.lighten, 0.8, 0.6), (.difference, 0.6, 0.2), (.exclusion, 0.68, 0.52), (.plusLighter, 1, 1),
      (.hardLight, 0.68, 0.48), (.overlay, 0.32, 0.52), (.sourceAtop, 0.8, 0.4), (.destinationOver, 0.2, 0.6),
    ])
  func separable(mode: CGBlendMode, red: Double, green: Double) {
    let pixel = blend(mode, light, over: dark)[0, 0]
    #expect(abs(Double(pixel.red) - red * 255) <= 1.5)
    #expect(abs(Double(pixel.green) - green * 255) <= 1.5)
  }

  @Test(
    "no mode changes what is not drawn on",
    arguments: [
      CGBlendMode.normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .hue, .luminosity,
    ])
  func bounded(mode: CGBlendMode) {
    #expect(blend(mode, .red, over: .green)[3, 0] == .green)
  }

  @Test("modes of Porter and Duff over an opaque ground")
  func porterDuff() {
    #expect(blend(.clear, .red, over: .green)[0, 0] == .clear)
    #expect(blend(.copy, .clear, over: .green)[0, 0] == .clear)
    #expect(blend(.sourceIn, .red, over: .green)[0, 0] == .red)
    #expect(blend(.sourceOut, .red, over: .green)[0, 0] == .clear)
    #expect(blend(.destinationOut, .red, over: .green)[0, 0] == .clear)
    #expect(blend(.xor, .red, over: .green)[0, 0] == .clear)
  }

  @Test("strokes are bounded too")
  func boundedStroke() {
    let canvas = Canvas(6, 6)
    canvas.context.setFillColor(.green)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    canvas.context.setBlendMode(.sourceIn)
    canvas.context.setStrokeColor(.red)
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 6, y: 1)])
    #expect(canvas[3, 0] == .red && canvas[3, 1] == .red && canvas[3, 2] == .green)
  }

  @Test("a layer is faded as one: no overlap shows")
  func layers() {
    let canvas = Canvas(6, 4)
    let context = canvas.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.fill(CGRect(x: 2, y: 0, width: 4, height: 4))
    context.endTransparencyLayer()
    #expect(canvas[0, 0] == canvas[3, 0])
    #expect(abs(Int(canvas[0, 0].alpha) - 128) <= 1)
  }

  @Test("after a layer the state is what it was before, with saves left open inside")
  func layerState() {
    let canvas = Canvas(4, 4)
    let context = canvas.context
    context.setFillColor(.green)
    context.saveGState()
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.saveGState()
    context.setFillColor(.red)
    context.translateBy(x: 100, y: 0)
    context.endTransparencyLayer()
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[3, 3] == .green)
    context.endTransparencyLayer()
    #expect(canvas[3, 3] == .green)
  }

  @Test("a shadow without blur is the shape moved, beneath it; downwards in UIKit's space")
  func hardShadow() {
    let canvas = Canvas(12, 12)
    canvas.context.setShadow(offset: CGSize(width: 4, height: 4), blur: 0, color: .blue)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(canvas[3, 3] == .red && canvas[5, 5] == .red)
    #expect(canvas[6, 6] == .blue && canvas[9, 9] == .blue)
    #expect(canvas[10, 10] == .clear && canvas[2, 8] == .clear)
  }

  @Test("the offset counts points of the base space, whatever the transform; upwards in a plain context")
  func shadowSpace() {
    let scaled = Canvas(24, 24, scale: 2)
    scaled.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .blue)
    scaled.context.scaleBy(x: 0.5, y: 0.5)
    scaled.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(scaled[8, 1] == .blue && scaled[11, 1] == .blue && scaled[12, 1] == .clear)
    let plain = Canvas(12, 12, isTopLeft: false)
    plain.context.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: .blue)
    plain.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(plain[1, 10] == .black && plain[1, 6] == .blue)
  }

  @Test("a blurred shadow keeps its weight and half of it at the edge")
  func softShadow() {
    let canvas = Canvas(80, 80)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 100), blur: 8, color: .black)
    canvas.context.fill(CGRect(x: 20, y: -80, width: 40, height: 40))
    #expect(abs(canvas.coveredArea - 1600) < 20)
    // The edge lies between pixels 19 and 20.
    let sum = Int(canvas[19, 40].alpha) + Int(canvas[20, 40].alpha)
    #expect(abs(sum - 255) <= 4)
    // One deviation (half the blur) outside the edge a Gauss curve has 16 % left.
    let outside = (Double(canvas[15, 40].alpha) + Double(canvas[16, 40].alpha)) / 2
    #expect(abs(outside / 255 - 0.159) < 0.02)
  }

  @Test("an image clip applies to a layer once, and to shadows")
  func maskedLayer() throws {
    let mask = Canvas(1, 1)
    mask.context.setFillColor(gray: 1, alpha: 0.5)
    mask.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let canvas = Canvas(8, 2)
    let context = canvas.context
    context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 2), mask: try #require(mask.context.makeImage()))
    context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .blue)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.endTransparencyLayer()
    #expect(abs(Int(canvas[1, 1].alpha) - 128) <= 1 && canvas[1, 1].red == canvas[1, 1].alpha)
    #expect(abs(Int(canvas[5, 1].alpha) - 128) <= 1 && canvas[5, 1].blue == canvas[5, 1].alpha)
    #expect(canvas[3, 1] == .clear)
  }

  @Test("what is clipped away throws its shadow all the same")
  func clippedShadow() {
    let canvas = Canvas(12, 12)
    canvas.context.clip(to: CGRect(x: 6, y: 0, width: 6, height: 12))
    canvas.context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: .blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[7, 1] == .blue && canvas[1, 1] == .clear)
  }
}
