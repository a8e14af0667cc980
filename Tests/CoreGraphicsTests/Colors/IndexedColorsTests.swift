import CoreGraphics
import Testing

/// Tables of colours.
@Suite struct IndexedColorsTests {
  /// Red, green, blue, white.
  private let table: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

  private func space() throws -> CGColorSpace {
    try #require(CGColorSpace(indexedBaseSpace: .standardRGB, last: 3, colorTable: table))
  }

  @Test("a space of numbers")
  func numbers() throws {
    let space = try space()
    #expect(space.model == .indexed && space.numberOfComponents == 1 && !space.supportsOutput)
    #expect(space.colorTable == table && space.baseColorSpace == .standardRGB)
    #expect(CGColorSpace.standardRGB.colorTable == nil)
    #expect(CGColorSpace(indexedBaseSpace: space, last: 0, colorTable: table) == nil)
    #expect(CGColorSpace(indexedBaseSpace: .standardRGB, last: 256, colorTable: table) == nil)
  }

  @Test(
    "a colour is that of its number, rounded and clamped to the table",
    arguments: [(0, [1, 0, 0]), (1.4, [0, 1, 0]), (1.6, [0, 0, 1]), (99, [1, 1, 1]), (-3, [1, 0, 0])]
      as [(CGFloat, [CGFloat])])
  func color(_ number: CGFloat, _ wanted: [CGFloat]) throws {
    let color = CGColor(space: try space(), values: [number, 0.5])
    let converted = try #require(color.converted(to: .standardRGB, intent: .defaultIntent, options: nil))
    #expect(converted.components == wanted + [0.5])
    #expect(converted.converted(to: try space(), intent: .defaultIntent, options: nil) == nil)
  }

  @Test("numbers stand for a base space's whole range")
  func labTable() throws {
    let lab = try #require(CGColorSpace(name: CGColorSpace.genericLab))
    let table: [UInt8] = [255, 128, 128]
    let space = try #require(CGColorSpace(indexedBaseSpace: lab, last: 0, colorTable: table))
    let white = CGColor(space: space, values: [0, 1]).standardRGB
    #expect(abs(white.red - 1) < 0.01 && abs(white.green - 1) < 0.01 && abs(white.blue - 1) < 0.01)
  }

  @Test(
    "an image names its colours by numbers of 1, 2, 4 or 8 bits",
    arguments: [
      (1, [0b0100_0000]), (2, [0b0001_1011]), (4, [0x01, 0x23]), (8, [0, 1, 2, 3]),
    ] as [(Int, [UInt8])])
  func image(_ bits: Int, _ bytes: [UInt8]) throws {
    let width = bits == 1 ? 2 : 4
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let space = try space()
    func image(bitmapInfo: CGBitmapInfo = [], bitsPerPixel: Int, height: Int = 1) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
        bytesPerRow: bytes.count, space: space, bitmapInfo: bitmapInfo, provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent)
    }
    let picture = try #require(image(bitsPerPixel: bits)).picture
    #expect(picture.isOpaque)
    let pixels = (0..<width).map { (picture.bytes + 4 * $0).loadUnaligned(as: UInt32.self) }
    #expect(pixels == Array([0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF].prefix(width)))
    #expect(image(bitsPerPixel: 32) == nil)
    #expect(image(bitsPerPixel: bits, height: 2) == nil)
    let withAlpha = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    #expect(image(bitmapInfo: withAlpha, bitsPerPixel: bits) == nil)
  }

  @Test("a number beyond the table is its last")
  func beyond() throws {
    let provider = try #require(CGDataProvider(data: Data([200])))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1, space: try space(),
        bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.picture.bytes.loadUnaligned(as: UInt32.self) == 0xFFFF_FFFF)
  }

  @Test("nothing is drawn into a bitmap of a table's numbers")
  func noContext() throws {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: try space(), bitmapInfo: 0)
    #expect(context == nil)
  }
}
