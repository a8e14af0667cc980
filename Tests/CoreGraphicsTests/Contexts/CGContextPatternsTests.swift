import CoreGraphics
import Testing

@Suite("CGContext: patterns, layers, shadings")
struct CGContextPatternsTests {
  /// A red square in the first quarter of every cell of 4 by 4.
  private func checks(isColored: Bool = true, matrix: CGAffineTransform = .identity, size: CGFloat = 2) throws
    -> CGPattern
  {
    let callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return try withUnsafePointer(to: callbacks) { callbacks in
      try #require(
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: size, height: size), matrix: matrix, xStep: 4,
          yStep: 4,
          tiling: .constantSpacing, isColored: isColored, callbacks: callbacks))
    }
  }

  private func coloredSpace() throws -> CGColorSpace {
    try #require(CGColorSpace(patternBaseSpace: nil))
  }

  @Test("a pattern fills with its drawing, repeated by its steps from the origin")
  func colored() throws {
    let canvas = Canvas(16, 16)
    canvas.context.setFillColorSpace(try coloredSpace())
    canvas.context.setFillPattern(try checks(), colorComponents: [1])
    canvas.context.fill(CGRect(x: 1, y: 0, width: 12, height: 16))
    for y in 0..<16 {
      for x in 0..<16 {
        let isPainted = (1..<13).contains(x) && x % 4 < 2 && y % 4 < 2
        #expect(canvas[x, y] == (isPainted ? .red : .clear), "\(x) \(y)")
      }
    }
  }

  @Test("a pattern stays where it is when the transform changes; its phase moves it")
  func anchored() throws {
    let canvas = Canvas(16, 4)
    canvas.context.setFillColorSpace(try coloredSpace())
    canvas.context.setFillPattern(try checks(), colorComponents: [1])
    canvas.context.translateBy(x: 1, y: 0)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 7, height: 4))
    canvas.context.setPatternPhase(CGSize(width: 1, height: 0))
    canvas.context.fill(CGRect(x: 7, y: 0, width: 8, height: 4))
    #expect((1..<8).map { canvas[$0, 0] == .red } == [true, false, false, true, true, false, false])
    #expect((8..<16).map { canvas[$0, 0] == .red } == [false, true, true, false, false, true, true, false])
  }

  @Test("an uncoloured pattern is painted in one colour, whatever its drawing sets; alpha counts once")
  func uncolored() throws {
    let canvas = Canvas(8, 8)
    let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    canvas.context.setFillColorSpace(space)
    canvas.context.setFillPattern(try checks(isColored: false), colorComponents: [0, 0, 1, 0.5])
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(canvas[0, 0] == Canvas.Pixel(0, 0, 128, 128) && canvas[2, 2] == .clear)
  }

  @Test("a matrix scales the cells, alpha of context and pattern multiply, strokes have patterns too")
  func scaled() throws {
    let canvas = Canvas(16, 16)
    canvas.context.setAlpha(0.5)
    canvas.context.setStrokeColorSpace(try coloredSpace())
    canvas.context.setStrokePattern(
      try checks(matrix: CGAffineTransform(scaleX: 2, y: 2)), colorComponents: [0.5])
    canvas.context.setLineWidth(16)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 8), CGPoint(x: 16, y: 8)])
    #expect(abs(Int(canvas[1, 1].alpha) - 64) <= 1 && canvas[6, 1].alpha == 0 && canvas[9, 9].alpha > 0)
  }

  @Test("what is outside the bounds is cut off, what reaches beyond the step comes into the next cell")
  func bounds() throws {
    let narrow = Canvas(8, 8)
    narrow.context.setFillColorSpace(try coloredSpace())
    narrow.context.setFillPattern(try checks(size: 1), colorComponents: [1])
    narrow.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(narrow[0, 0] == .red && narrow[1, 0] == .clear && narrow[4, 4] == .red)
    let callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 6, height: 1)) },
      releaseInfo: nil)
    let wide = try withUnsafePointer(to: callbacks) {
      try #require(
        CGPattern(
          info: nil, bounds: CGRect(x: 0, y: 0, width: 6, height: 1), matrix: .identity, xStep: 4, yStep: 4,
          tiling: .noDistortion, isColored: true, callbacks: $0))
    }
    let canvas = Canvas(8, 4)
    let color = CGColor(patternSpace: try coloredSpace(), pattern: wide, components: [1])
    canvas.context.setFillColor(try #require(color))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    #expect((0..<8).allSatisfy { canvas[$0, 0] == .black && canvas[$0, 1] == .clear })
  }

  @Test("patterns without a step, an area or a way back are none; the info is released with the pattern")
  func refused() {
    var released = 0
    let callbacks = CGPatternCallbacks(version: 0, drawPattern: nil) { _ in released += 1 }
    func make(_ bounds: CGRect, _ matrix: CGAffineTransform, _ step: CGFloat) -> CGPattern? {
      withUnsafePointer(to: callbacks) {
        CGPattern(
          info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: 4, tiling: .noDistortion,
          isColored: true, callbacks: $0)
      }
    }
    let cell = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(make(cell, .identity, 0) == nil && make(cell, .identity, .nan) == nil)
    #expect(make(.zero, .identity, 4) == nil && make(.null, .identity, 4) == nil)
    #expect(make(cell, CGAffineTransform(scaleX: 0, y: 1), 4) == nil)
    #expect(released == 0)
    #expect(make(cell, .identity, 4) != nil)
    #expect(released == 1)
  }

  @Test("a layer is drawn as it was drawn, at the context's resolution", arguments: [1, 2] as [CGFloat])
  func layer(scale: CGFloat) throws {
    let canvas = Canvas(16, 16, isTopLeft: true, scale: scale)
    let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 3, height: 2), auxiliaryInfo: nil))
    let inner = try #require(layer.context)
    #expect(inner.width == Int(3 * scale) && layer.size == CGSize(width: 3, height: 2))
    inner.setFillColor(.red)
    inner.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    canvas.context.draw(layer, at: CGPoint(x: 2, y: 2))
    let pixel = Int(2 * scale)
    #expect(canvas[pixel, pixel] == .red && canvas[pixel - 1, pixel] == .clear)
    #expect(canvas[pixel + Int(scale), pixel] == .clear)
    canvas.context.draw(layer, in: CGRect(x: 2, y: 5, width: 6, height: 2))
    #expect(canvas[pixel, Int(5 * scale)] == .red)
    #expect(CGLayer(canvas.context, size: CGSize(width: 0, height: 2), auxiliaryInfo: nil) == nil)
    #expect(CGLayer(canvas.context, size: CGSize(width: CGFloat.nan, height: 2), auxiliaryInfo: nil) == nil)
  }

  @Test("a shading asks its function for the colours, and goes on beyond its ends if told")
  func shading() throws {
    let callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0] * input[0]
        (output[1], output[2], output[3]) = (0, 0, 1)
      }, releaseInfo: nil)
    // Made outside of the macro: in there an array's pointer would not live until the call.
    let made = withUnsafePointer(to: callbacks) {
      CGFunction(info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: nil, callbacks: $0)
    }
    let function = try #require(made)
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0),
        function: function, extendStart: false, extendEnd: true))
    let canvas = Canvas(120, 1)
    canvas.context.drawShading(shading)
    #expect(canvas[5, 0] == .clear && canvas[115, 0] == .red)
    for x in stride(from: 12, to: 110, by: 7) {
      let place = (Double(x) - 9.5) / 100
      #expect(abs(Double(canvas[x, 0].red) - place * place * 255) <= 2)
    }
    #expect(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: .zero, function: function,
        extendStart: false, extendEnd: false) == nil)
  }

  @Test("plusDarker adds up how dark both are: max(0, 1 − ((1 − D) + (1 − S)))")
  func plusDarker() {
    let canvas = Canvas(4, 1)
    let context = canvas.context
    context.setFillColor(CGColor(srgbRed: 0.8, green: 0.4, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.setBlendMode(.plusDarker)
    context.setFillColor(CGColor(srgbRed: 0.6, green: 0.2, blue: 1, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == canvas[2, 0] && canvas[1, 0] == Canvas.Pixel(102, 0, 255, 255))
    #expect(canvas[3, 0] == Canvas.Pixel(153, 51, 255, 255))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    context.setBlendMode(.plusDarker)
    context.setFillColor(.green)
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    #expect(canvas[2, 0] == .black)
  }
}
