import CoreGraphics
import Testing

@Suite("CGContext: layouts of memory")
struct CGContextLayoutTests {
  private static let little = CGBitmapInfo.byteOrder32Little.rawValue
  private static let big = CGBitmapInfo.byteOrder32Big.rawValue

  /// A translucent orange in memory: premultiplied red 128, green 64, blue 0, alpha 128.
  private let orange = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 128 / 255)

  private func makeContext(
    _ memory: UnsafeMutableRawPointer?, _ info: UInt32, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    bytesPerRow: Int
  ) -> CGContext? {
    CGContext(
      data: memory, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: info)
  }

  @Test(
    "the bytes lie as alpha information and byte order say",
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 64, 128, 128]),
      (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 64, 0, 128]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | big, [128, 64, 0, 128]),
      (CGImageAlphaInfo.premultipliedFirst.rawValue | big, [128, 128, 64, 0]),
      (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 0, 64, 128]),
      (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 64, 0, 255]),
    ] as [(UInt32, [UInt8])])
  func bytes(info: UInt32, expected: [UInt8]) throws {
    var memory = [UInt8](repeating: 0, count: 12)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(makeContext(bytes.baseAddress, info, bytesPerRow: 12))
      context.setFillColor(orange)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.flush()
    }
    for (byte, value) in zip(memory[0..<4], expected) { #expect(abs(Int(byte) - Int(value)) <= 1) }
    #expect(Array(memory[8..<12]) == [0, 0, 0, 0])
  }

  @Test("what is in the memory beforehand is drawn upon")
  func existing() throws {
    var memory: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0]
    let image = try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        makeContext(bytes.baseAddress, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 8))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return try #require(context.makeImage())
    }
    #expect(abs(Int(memory[0]) - 127) <= 1 && memory[3] == 255)
    #expect(image.picture.bytes.load(fromByteOffset: 2, as: UInt8.self) == memory[0])
  }

  @Test("grey contexts keep Rec. 709's luma, alpha contexts alpha")
  func oneByte() throws {
    let grey = try #require(
      makeContext(nil, CGImageAlphaInfo.none.rawValue, space: CGColorSpaceCreateDeviceGray(), bytesPerRow: 0))
    grey.setFillColor(srgb: (1, 0, 0))
    grey.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(grey.bytesPerRow == 2 && grey.bitsPerPixel == 8)
    #expect(grey.data?.load(as: UInt8.self) == UInt8((0.2126 * 255).rounded()))
    let alpha = try #require(
      makeContext(
        nil, CGImageAlphaInfo.alphaOnly.rawValue, space: CGColorSpaceCreateDeviceGray(), bytesPerRow: 0))
    alpha.setFillColor(orange)
    alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(alpha.data?.load(as: UInt8.self) == 128)
  }

  @Test("layers reach memory of another layout when they end")
  func layers() throws {
    let context = try #require(makeContext(nil, CGImageAlphaInfo.premultipliedLast.rawValue, bytesPerRow: 0))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(srgb: (1, 0, 0))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(context.data?.load(as: UInt8.self) == 255)
  }

  @Test("other layouts are refused")
  func refused() {
    let rgb = CGColorSpaceCreateDeviceRGB()
    func make(bits: Int, row: Int, _ space: CGColorSpace, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: bits, bytesPerRow: row, space: space,
        bitmapInfo: info)
    }
    #expect(make(bits: 16, row: 0, rgb, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(make(bits: 8, row: 0, rgb, CGImageAlphaInfo.last.rawValue) == nil)
    #expect(make(bits: 8, row: 0, rgb, CGImageAlphaInfo.none.rawValue) == nil)
    #expect(make(bits: 8, row: 4, rgb, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    let grey = CGColorSpaceCreateDeviceGray()
    #expect(make(bits: 8, row: 0, grey, CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }
}

extension CGContext {
  fileprivate func setFillColor(srgb: (CGFloat, CGFloat, CGFloat)) {
    setFillColor(red: srgb.0, green: srgb.1, blue: srgb.2, alpha: 1)
  }
}
