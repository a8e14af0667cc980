import CoreGraphics
import Testing

@Suite("CGContext: images and gradients")
struct CGContextImagesTests {
  /// Red above blue, each half.
  private func flag() throws -> CGImage {
    let canvas = Canvas(4, 4)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return try #require(canvas.context.makeImage())
  }

  @Test("an image is upright where y points up, upside down where it points down")
  func orientation() throws {
    let plain = Canvas(8, 8, isTopLeft: false)
    plain.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(plain[4, 1] == .red && plain[4, 6] == .blue)
    let flipped = Canvas(8, 8)
    flipped.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(flipped[4, 1] == .blue && flipped[4, 6] == .red)
  }

  @Test("at its own size on whole pixels an image is copied")
  func copy() throws {
    let source = Canvas(5, 5)
    for step in 0..<5 {
      source.context.setFillColor(gray: CGFloat(step) / 4, alpha: 1)
      source.context.fill(CGRect(x: step, y: step, width: 1, height: 1))
    }
    let target = Canvas(9, 9, isTopLeft: false)
    target.context.draw(try #require(source.context.makeImage()), in: CGRect(x: 2, y: 3, width: 5, height: 5))
    for y in 0..<5 { for x in 0..<5 { #expect(target[x + 2, y + 1] == source[x, y]) } }
  }

  @Test("an enlarged image does not mix with what is outside it")
  func edges() throws {
    let canvas = Canvas(40, 40, isTopLeft: false)
    canvas.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(canvas[0, 0] == .red && canvas[39, 0] == .red && canvas[0, 39] == .blue)
  }

  @Test("without interpolation pixels become squares")
  func nearest() throws {
    let canvas = Canvas(8, 8, isTopLeft: false)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas[0, 3] == .red && canvas[0, 4] == .blue)
  }

  @Test("alpha fades an image, nothing outside its rectangle changes")
  func alpha() throws {
    let canvas = Canvas(8, 8, isTopLeft: false)
    canvas.context.setAlpha(0.5)
    canvas.context.draw(try flag(), in: CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(abs(Int(canvas[3, 3].alpha) - 128) <= 1)
    #expect(canvas[1, 3] == .clear && canvas[6, 3] == .clear)
  }

  @Test("tiles repeat over the whole clip")
  func tiling() throws {
    let canvas = Canvas(12, 12, isTopLeft: false)
    canvas.context.draw(try flag(), in: CGRect(x: 0, y: 0, width: 4, height: 4), byTiling: true)
    #expect(canvas[10, 0] == .red && canvas[10, 2] == .blue && canvas[1, 4] == .red)
  }

  @Test("an image as a clip lets through by its alpha, and nothing outside its rectangle")
  func alphaMask() throws {
    let mask = Canvas(2, 1)
    mask.context.setFillColor(gray: 1, alpha: 0.5)
    mask.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let canvas = Canvas(8, 4)
    let context = canvas.context
    context.interpolationQuality = .none
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: try #require(mask.context.makeImage()))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(canvas[0, 0] == .clear && canvas[6, 0] == .clear)
    #expect(abs(Int(canvas[3, 2].alpha) - 128) <= 1 && canvas[3, 2].red == canvas[3, 2].alpha)
    context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: try #require(mask.context.makeImage()))
    context.clear(CGRect(x: 0, y: 0, width: 8, height: 4))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(abs(Int(canvas[3, 2].alpha) - 64) <= 1)
    context.restoreGState()
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect(canvas[0, 0] == .black && canvas[6, 0] == .black)
  }

  @Test("an opaque image as a clip lets through by its brightness")
  func lumaMask() throws {
    let mask = Canvas(2, 1)
    mask.context.setFillColor(.white)
    mask.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    mask.context.setFillColor(.black)
    mask.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let canvas = Canvas(4, 4)
    canvas.context.interpolationQuality = .none
    canvas.context.clip(
      to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: try #require(mask.context.makeImage()))
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[1, 1] == .red && canvas[2, 1] == .clear)
  }

  @Test("a context's image does not follow the context")
  func snapshot() throws {
    let canvas = Canvas(2, 2)
    let before = try #require(canvas.context.makeImage())
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(before.picture.bytes.load(as: UInt32.self) == 0)
    #expect(!before.picture.isOpaque)
    #expect(try #require(canvas.context.makeImage()).picture.isOpaque)
  }

  @Test("a linear gradient passes evenly from one colour to the other")
  func linearGradient() throws {
    let canvas = Canvas(100, 2)
    let made = CGGradient(
      colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1])
    let gradient = try #require(made)
    canvas.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    for x in stride(from: 0, to: 100, by: 9) {
      let expected = (CGFloat(x) + 0.5) / 100 * 255
      #expect(abs(CGFloat(canvas[x, 1].red) - expected) <= 2)
    }
  }

  @Test(
    "a gradient goes on beyond its ends as its options say",
    arguments: [
      ([], false, false), (.drawsBeforeStartLocation, true, false), (.drawsAfterEndLocation, false, true),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], true, true),
    ] as [(CGGradientDrawingOptions, Bool, Bool)])
  func gradientEnds(options: CGGradientDrawingOptions, before: Bool, after: Bool) throws {
    let canvas = Canvas(30, 2)
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: nil,
        count: 2))
    canvas.context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
    #expect(canvas[5, 0] == (before ? .red : .clear))
    #expect(canvas[25, 0] == (after ? .blue : .clear))
    #expect(canvas[15, 0].alpha == 255)
  }

  @Test("a radial gradient passes from the inner circle to the outer")
  func radialGradient() throws {
    let canvas = Canvas(41, 41)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil))
    let center = CGPoint(x: 20.5, y: 20.5)
    canvas.context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
    #expect(canvas[20, 20].red > 245)
    #expect(abs(Int(canvas[30, 20].red) - 128) <= 5 && canvas[30, 20] == canvas[20, 30])
    #expect(canvas[0, 0] == .clear)
  }

  private static func gradient(from first: CGFloat, to last: CGFloat) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.blue] as CFArray, locations: [first, last])
  }

  @Test(
    "between start and end the end colours go on to both, whatever the options say of what lies outside",
    arguments: [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] as [CGGradientDrawingOptions])
  func innerLocations(options: CGGradientDrawingOptions) throws {
    let late = Canvas(40, 2)
    late.context.drawLinearGradient(
      try #require(Self.gradient(from: 0.5, to: 1)), start: CGPoint(x: 10, y: 0),
      end: CGPoint(x: 30, y: 0), options: options)
    let early = Canvas(40, 2)
    early.context.drawLinearGradient(
      try #require(Self.gradient(from: 0, to: 0.5)), start: CGPoint(x: 10, y: 0),
      end: CGPoint(x: 30, y: 0), options: options)
    #expect((10..<20).allSatisfy { late[$0, 0] == .red })
    #expect((20..<30).allSatisfy { early[$0, 0] == .blue })
    for canvas in [late, early] {
      #expect(canvas[5, 0] == (options.contains(.drawsBeforeStartLocation) ? .red : .clear))
      #expect(canvas[35, 0] == (options.contains(.drawsAfterEndLocation) ? .blue : .clear))
    }
  }

  @Test("a radial gradient's end colours go on to both circles")
  func innerRadialLocations() throws {
    let center = CGPoint(x: 20.5, y: 20.5)
    let late = Canvas(41, 41)
    late.context.drawRadialGradient(
      try #require(Self.gradient(from: 0.5, to: 1)), startCenter: center, startRadius: 0, endCenter: center,
      endRadius: 20, options: [])
    let early = Canvas(41, 41)
    early.context.drawRadialGradient(
      try #require(Self.gradient(from: 0, to: 0.5)), startCenter: center, startRadius: 0, endCenter: center,
      endRadius: 20, options: [])
    #expect(late[20, 20] == .red && late[27, 20] == .red)
    #expect(early[33, 20] == .blue && early[38, 20] == .blue && early[0, 0] == .clear)
  }

  @Test("a gradient of one colour is of that colour from start to end")
  func oneColor() throws {
    let canvas = Canvas(20, 1)
    let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.red] as CFArray, locations: [0.3])
    canvas.context.drawLinearGradient(
      try #require(gradient), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: [])
    #expect((0..<20).allSatisfy { canvas[$0, 0] == (5..<15 ~= $0 ? .red : .clear) })
  }

  @Test("a gradient of no colours is none")
  func emptyGradient() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
  }
}
