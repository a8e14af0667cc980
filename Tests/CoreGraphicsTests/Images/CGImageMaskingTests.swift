import CoreGraphics
import Testing

@Suite("CGImage: stencils and masks")
struct CGImageMaskingTests {
  private func stencil(_ bytes: [UInt8], bits: Int, width: Int, height: Int, decode: [CGFloat]? = nil) throws
    -> CGImage
  {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits,
        bytesPerRow: bytes.count / height, provider: provider, decode: decode, shouldInterpolate: false)
    }
    return try #require(
      decode.map { decode in decode.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil))
  }

  private func solid(_ color: CGColor, _ width: Int = 2, _ height: Int = 1) throws -> CGImage {
    let canvas = Canvas(width, height)
    canvas.context.setFillColor(color)
    canvas.context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    return try #require(canvas.context.makeImage())
  }

  private func drawn(_ image: CGImage) -> Canvas {
    let canvas = Canvas(image.width, image.height, isTopLeft: false)
    canvas.context.interpolationQuality = .none
    canvas.context.setFillColor(.green)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    return canvas
  }

  @Test("a stencil paints in the fill colour where its samples are 0")
  func stencilPaints() throws {
    let image = try stencil([0, 255, 255, 0], bits: 8, width: 2, height: 2)
    #expect(image.isMask && image.colorSpace == nil && image.pixelFormatInfo == .mask)
    let canvas = drawn(image)
    #expect(
      canvas[0, 0] == .green && canvas[1, 0] == .clear && canvas[0, 1] == .clear && canvas[1, 1] == .green)
  }

  @Test("samples of 1 and 2 bits lie in a byte from the highest bit on; decode turns them round")
  func bits() throws {
    let single = drawn(try stencil([0b0101_0000], bits: 1, width: 4, height: 1))
    #expect((0..<4).map { single[$0, 0] == .green } == [true, false, true, false])
    let turned = drawn(try stencil([0b0101_0000], bits: 1, width: 4, height: 1, decode: [1, 0]))
    #expect((0..<4).map { turned[$0, 0] == .green } == [false, true, false, true])
    // 0, 1, 2, 3 of 3 leave 1, ⅔, ⅓ and nothing.
    let double = drawn(try stencil([0b0001_1011], bits: 2, width: 4, height: 1))
    #expect((0..<4).map { double[$0, 0].alpha } == [255, 170, 85, 0])
  }

  @Test("a stencil's alpha is multiplied by the context's")
  func alpha() throws {
    let canvas = Canvas(1, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.draw(
      try stencil([0], bits: 8, width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(abs(Int(canvas[0, 0].alpha) - 128) <= 1)
  }

  @Test("masked by a stencil an image shows where the stencil paints, by another image where that is bright")
  func masking() throws {
    let image = try solid(.red)
    let mask = try stencil([0, 255], bits: 8, width: 2, height: 1)
    let cut = drawn(try #require(image.masking(mask)))
    #expect(cut[0, 0] == .red && cut[1, 0] == .clear)
    let provider = try #require(CGDataProvider(data: Data([0, 128])))
    let grey = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let faded = drawn(try #require(image.masking(grey)))
    #expect(faded[0, 0] == .clear && faded[1, 0].alpha == 128 && faded[1, 0].red == 128)
    #expect(mask.masking(grey) == nil)
  }

  @Test("a mask is scaled to the image")
  func scaledMask() throws {
    let mask = try stencil([0, 255], bits: 8, width: 2, height: 1)
    let image = try solid(.red, 8, 2)
    let cut = drawn(try #require(image.masking(mask)))
    #expect(cut[0, 0] == .red && cut[0, 1] == .red && cut[7, 0] == .clear && cut[1, 1] == .red)
  }

  @Test("as a clip a stencil lets through where it paints, all of it too")
  func clip() throws {
    for (samples, shows) in [([0, 255] as [UInt8], [true, false]), ([0, 0], [true, true])] {
      let canvas = Canvas(2, 1)
      canvas.context.interpolationQuality = .none
      canvas.context.clip(
        to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try stencil(samples, bits: 8, width: 2, height: 1))
      canvas.context.setFillColor(.red)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect((0..<2).map { canvas[$0, 0] == .red } == shows)
    }
  }

  @Test("a colour range is left out of a copy; images with alpha have none")
  func colorRange() throws {
    let canvas = Canvas(2, 1)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.setFillColor(.blue)
    canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    // Copied outside of the macros: in there an array's pointer would not live until the call.
    let copy = image.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])
    let cut = drawn(try #require(copy))
    #expect(cut[0, 0] == .clear && cut[1, 0] == .blue)
    let ofTooFew = image.copy(maskingColorComponents: [0, 1])
    #expect(ofTooFew == nil)
    let ofClear = try solid(.clear).copy(maskingColorComponents: [0, 1, 0, 1, 0, 1])
    #expect(ofClear == nil)
  }

  @Test("too few bytes and odd sample sizes make no stencil")
  func refused() throws {
    let provider = try #require(CGDataProvider(data: Data([0])))
    for (bits, width, rowLength) in [(8, 2, 2), (3, 1, 1), (8, 1, 0), (16, 1, 2), (8, -1, 1)] {
      #expect(
        CGImage(
          maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: rowLength,
          provider: provider, decode: nil, shouldInterpolate: false) == nil)
    }
  }

  @Test("bytes handed over are given back at once, memory of a context when it is freed")
  func release() throws {
    var released: [Int] = []
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: 64)
    let provider = CGDataProvider(dataInfo: nil, data: memory, size: 4) { _, _, size in released.append(size)
    }
    #expect(released == [4] && provider?.data == Data([7, 7, 7, 7]))
    var context = CGContext(
      data: memory, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
      releaseCallback: { _, data in released.append(data == memory ? 1 : 2) }, releaseInfo: nil)
    #expect(context != nil && released.count == 1)
    context = nil
    #expect(released == [4, 1])
  }
}
