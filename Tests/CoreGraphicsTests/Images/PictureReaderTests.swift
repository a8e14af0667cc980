import CLibdeflate
import CoreGraphics
import Testing

@Suite("Reading picture files")
struct PictureReaderTests {
  /// 24×16 pixels of red 200, green 60, blue 20, made by ffmpeg.
  private let jpeg =
    "/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcG"
    + "BgcHCAgICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABNAAEBAAAAAAAAAAAAAAAAAAAABQEBAQEAAAAAAAAAAAAAAAAAAAYHEAEAAAAA"
    + "AAAAAAAAAAAAAAAAEQEAAAAAAAAAAAAAAAAAAAAA/8AAEQgAEAAYAwESAAISAAMSAP/aAAwDAQACEQMRAD8AgiUGkgAAAD//2Q=="
  private let webP = "UklGRh4AAABXRUJQVlA4TBEAAAAvF8ADAAdQnR6Xov+BiOh/AAA="

  private func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> [UInt8] {
    let place = picture.bytes + y * picture.bytesPerRow + 4 * x
    return [2, 1, 0, 3].map { place.load(fromByteOffset: $0, as: UInt8.self) }
  }

  /// A PNG file of one row, put together by hand.
  private func png(
    width: UInt8, bitDepth: UInt8, colorType: UInt8, row: [UInt8], extra: [(String, [UInt8])] = []
  ) -> Data {
    let raw = [0] + row
    let compressor = libdeflate_alloc_compressor(6)
    defer { libdeflate_free_compressor(compressor) }
    var packed = [UInt8](repeating: 0, count: 200)
    packed = Array(packed[..<libdeflate_zlib_compress(compressor, raw, raw.count, &packed, packed.count)])
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header: [UInt8] = [0, 0, 0, width, 0, 0, 0, 1, bitDepth, colorType, 0, 0, 0]
    for (name, contents) in [("IHDR", header)] + extra + [("IDAT", packed), ("IEND", [])] {
      let checked = Array(name.utf8) + contents
      let sum = libdeflate_crc32(0, checked, checked.count)
      file += [0, 0, 0, UInt8(contents.count)] + checked
      file += [UInt8(sum >> 24), UInt8(sum >> 16 & 255), UInt8(sum >> 8 & 255), UInt8(sum & 255)]
    }
    return Data(file)
  }

  @Test("PNG in true colour with alpha is multiplied by it, as (x·a + 127)/255")
  func trueColor() throws {
    let picture = try #require(
      PictureReader.read(png(width: 2, bitDepth: 8, colorType: 6, row: [200, 60, 20, 255, 200, 60, 20, 100])))
    #expect(picture.width == 2 && picture.height == 1 && !picture.isOpaque)
    #expect(pixel(picture, 0, 0) == [200, 60, 20, 255])
    let premultiplied = [200, 60, 20].map { UInt8(($0 * 100 + 127) / 255) }
    #expect(pixel(picture, 1, 0) == premultiplied + [100])
  }

  @Test("PNG in grey, with a palette and with 16 bits")
  func otherKinds() throws {
    let grey = try #require(PictureReader.read(png(width: 2, bitDepth: 8, colorType: 0, row: [7, 250])))
    #expect(pixel(grey, 1, 0) == [250, 250, 250, 255] && grey.isOpaque)
    let palette = try #require(
      PictureReader.read(
        png(width: 4, bitDepth: 1, colorType: 3, row: [0b0101_0000], extra: [("PLTE", [1, 2, 3, 9, 8, 7])])))
    #expect(pixel(palette, 0, 0) == [1, 2, 3, 255] && pixel(palette, 1, 0) == [9, 8, 7, 255])
    let deep = try #require(
      PictureReader.read(
        png(
          width: 1, bitDepth: 16, colorType: 2, row: [0xFF, 0xFF, 0, 0, 0xFF, 0xFF], extra: [("sRGB", [0])])))
    #expect(pixel(deep, 0, 0) == [255, 0, 255, 255])
  }

  @Test("what is written as PNG is read back the same, when nothing is translucent")
  func roundTrip() throws {
    let canvas = Canvas(31, 9)
    canvas.context.setFillColor(.white)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 31, height: 9))
    canvas.context.setFillColor(.red)
    canvas.context.fillEllipse(in: CGRect(x: 2, y: 1, width: 20, height: 7))
    let picture = try #require(canvas.context.makeImage()).picture
    let read = try #require(PictureReader.read(PNG.encode(picture)))
    for y in 0..<9 { for x in 0..<31 { #expect(pixel(read, x, y) == pixel(picture, x, y)) } }
  }

  @Test("JPEG within 2 of the colour it was made from")
  func readsJPEG() throws {
    let file = try #require(Data(base64Encoded: jpeg))
    let picture = try #require(PictureReader.read(file))
    #expect(picture.width == 24 && picture.height == 16 && picture.isOpaque)
    for (part, expected) in zip(pixel(picture, 23, 15), [200, 60, 20, 255]) {
      #expect(abs(Int(part) - expected) <= 2)
    }
  }

  @Test("WebP without loss is the colour it was made from, to the 2 its maker's YUV cost")
  func readsWebP() throws {
    let file = try #require(Data(base64Encoded: webP))
    let picture = try #require(PictureReader.read(file))
    #expect(picture.width == 24 && picture.height == 16)
    for (part, expected) in zip(pixel(picture, 23, 15), [200, 60, 20, 255]) {
      #expect(abs(Int(part) - expected) <= 2)
    }
  }

  @Test("cut off, scrambled or something else: nil, never a crash", arguments: 0..<3)
  func damaged(kind: Int) throws {
    let files = [
      png(width: 2, bitDepth: 8, colorType: 2, row: [1, 2, 3, 4, 5, 6]),
      try #require(Data(base64Encoded: jpeg)), try #require(Data(base64Encoded: webP)),
    ]
    let file = files[kind]
    for length in 0..<min(file.count / 2, 60) { #expect(PictureReader.read(file.prefix(length)) == nil) }
    var broken = file
    for index in broken.indices.dropFirst(12) { broken[index] ^= 0x55 }
    #expect(PictureReader.read(broken) == nil)
    #expect(PictureReader.read(Data("GIF89a".utf8)) == nil)
  }

  @Test("an image from a file of its kind only")
  func images() throws {
    let file = png(width: 1, bitDepth: 8, colorType: 2, row: [9, 8, 7])
    let source = try #require(CGDataProvider(data: file))
    let image = try #require(
      CGImage(
        pngDataProviderSource: source, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(pixel(image.picture, 0, 0) == [9, 8, 7, 255])
    let noImage = CGImage(
      jpegDataProviderSource: source, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    #expect(noImage == nil)
  }

  @Test("an image from straight alpha in memory is multiplied, and gives its bytes back")
  func imageFromMemory() throws {
    let source = try #require(CGDataProvider(data: Data([200, 60, 20, 100, 1, 2, 3, 0])))
    func make(bytesPerRow: Int, height: Int) -> CGImage? {
      CGImage(
        width: 1, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
        provider: source, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    let image = try #require(make(bytesPerRow: 8, height: 1))
    #expect(pixel(image.picture, 0, 0) == [78, 24, 8, 100])
    #expect(image.dataProvider?.data?.prefix(4) == Data([8, 24, 78, 100]))
    #expect(make(bytesPerRow: 4, height: 3) == nil)
  }
}
