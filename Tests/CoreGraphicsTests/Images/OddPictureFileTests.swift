import CoreGraphics
import Testing

/// Picture files of the rarer kinds, and damaged ones of every kind.
@Suite("Odd picture files")
struct OddPictureFileTests {
  /// 8×8 pixels of 0, 200, 100 and 50 parts of 255 of each ink, with Adobe's mark.
  private static let inks =
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK"
    + "CgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAkH/8QAFBABAAAAAAAAAAAAAAAA"
    + "AAAAAP/aAA4EQwBNAFkASwAAPwB/BtrYTR//2Q=="
  /// 24×16 pixels of grey x·6 + y·7.
  private static let progressive =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx"
    + "NDQ0Hyc5PTgyPC4zNDL/wgALCAAQABgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABQb/2gAIAQEAAAABlWGSmWP/xAAVEAEBAAAA"
    + "AAAAAAAAAAAAAAADAP/aAAgBAQABBQIyjKMoyjKMr//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CX//EABUQAQEAAAAA"
    + "AAAAAAAAAAAAAABh/9oACAEBAAE/IZJJJJJP/9oACAEBAAAAENP/xAAVEAEBAAAAAAAAAAAAAAAAAAAAMf/aAAgBAQABPxCJEiRI"
    + "kT//2Q=="
  private static let baseline =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAx"
    + "NDQ0Hyc5PTgyPC4zNDL/wAALCAAQABgBAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAXEAEAAwAAAAAAAAAAAAAAAAAFACIx"
    + "/9oACAEBAAA/AJYaVlYwNKysYmlZWFjSsrGJpWVjA0rKz//Z"
  /// 24×16 pixels of red x·10, green y·15, blue 100, alpha 120.
  private static let lossyWebP =
    "UklGRpQAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSAoAAAABB1C8iAhERP8DVlA4IGQAAADwAwCdASoYABAAPm00k0akIyGh"
    + "MAgAgA2JbACdMoRwACnKC3klzKiAAP78yV4yzDRqpN7o8+tXkX5hZbWfubpiZKHXWWV/Mx/4eMuh8b8PmWS0C/Z0ZKpeBRb/5BnU"
    + "EJ/iMAAA"
  /// The same without alpha.
  private static let losslessWebP =
    "UklGRi4AAABXRUJQVlA4TCIAAAAvF8ADALkyRPQ/dhHR/wCRtk0d3L/jwcNRGLKYAKoeqP8E"

  private static func file(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

  private func pixel(_ picture: Picture, _ x: Int, _ y: Int) -> [UInt8] {
    withExtendedLifetime(picture) {
      let place = picture.bytes + y * picture.bytesPerRow + 4 * x
      return [2, 1, 0, 3].map { place.load(fromByteOffset: $0, as: UInt8.self) }
    }
  }

  private func expect(
    _ picture: Picture, _ x: Int, _ y: Int, _ expected: [Int], within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = pixel(picture, x, y)
    for (part, expected) in zip(shown, expected) {
      #expect(abs(Int(part) - expected) <= tolerance, "\(shown)", sourceLocation: sourceLocation)
    }
  }

  @Test("inks are mixed: each takes its colour away, black all of them; only Adobe's are written inverted")
  func inks() throws {
    var file = Self.file(Self.inks)
    let mixed = [255 * 205 / 255, 55 * 205 / 255, 155 * 205 / 255, 255]
    expect(try #require(PictureReader.read(file)), 3, 3, mixed, within: 2)
    let mark = try #require(file.firstRange(of: Data([0xFF, 0xEE])))
    let length = Int(file[mark.lowerBound + 2]) << 8 | Int(file[mark.lowerBound + 3])
    file.removeSubrange(mark.lowerBound..<mark.lowerBound + 2 + length)
    let other = [0, 200 * 50 / 255, 100 * 50 / 255, 255]
    expect(try #require(PictureReader.read(file)), 3, 3, other, within: 2)
  }

  @Test("JPEG in one scan and in several", arguments: [Self.progressive, Self.baseline])
  func grey(_ text: String) throws {
    let picture = try #require(PictureReader.read(Self.file(text)))
    for (x, y) in [(0, 0), (23, 15), (11, 7)] {
      expect(picture, x, y, Array(repeating: x * 6 + y * 7, count: 3) + [255], within: 10)
    }
  }

  @Test("WebP with loss and alpha, and without loss")
  func webP() throws {
    let faded = try #require(PictureReader.read(Self.file(Self.lossyWebP)))
    expect(faded, 12, 8, [120 * 120 / 255, 120 * 120 / 255, 100 * 120 / 255, 120], within: 8)
    let exact = try #require(PictureReader.read(Self.file(Self.losslessWebP)))
    for (x, y) in [(0, 0), (23, 15), (11, 7)] {
      #expect(pixel(exact, x, y) == [x * 10, y * 15, 100, 255].map(UInt8.init))
    }
  }

  @Test("PNG with grey and alpha, with 1, 2, 4 and 16 bits, and with a translucent palette")
  func depths() throws {
    let faded = try #require(PictureReader.read(HandmadePNG(colorType: 4, rows: [0, 200, 100]).data))
    #expect(pixel(faded, 0, 0) == Array(repeating: UInt8((200 * 100 + 127) / 255), count: 3) + [100])
    for bits in [1, 2, 4] as [UInt8] {
      let most = 1 << bits - 1
      for value in 0...most {
        let row = UInt8(value) << (8 - bits)
        let file = HandmadePNG(bitDepth: bits, colorType: 0, rows: [0, row]).data
        #expect(pixel(try #require(PictureReader.read(file)), 0, 0)[0] == UInt8(255 * value / most))
      }
    }
    // Numbers that nothing is said of are sRGB's.
    let deep = HandmadePNG(bitDepth: 16, colorType: 2, rows: [0, 0x80, 0x80, 0x20, 0x20, 0xFF, 0xFF]).data
    #expect(pixel(try #require(PictureReader.read(deep)), 0, 0) == [0x80, 0x20, 0xFF, 255])
    let palette = HandmadePNG(
      bitDepth: 8, colorType: 3, rows: [0, 1], extra: [("PLTE", [1, 2, 3, 255, 0, 51]), ("tRNS", [0, 100])])
    #expect(pixel(try #require(PictureReader.read(palette.data)), 0, 0) == [100, 0, 20, 100])
  }

  @Test("interlaced PNG")
  func interlaced() throws {
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    var rows: [UInt8] = []
    for (x, y, stepX, stepY) in passes {
      for row in stride(from: y, to: 11, by: stepY) where x < 9 {
        rows += [0] + stride(from: x, to: 9, by: stepX).map { UInt8($0 * 20 + row) }
      }
    }
    let file = HandmadePNG(width: 9, height: 11, colorType: 0, isInterlaced: true, rows: rows).data
    let picture = try #require(PictureReader.read(file))
    for y in 0..<11 { for x in 0..<9 { #expect(pixel(picture, x, y)[0] == UInt8(x * 20 + y)) } }
  }

  @Test("files that claim more pixels than they have are nil, and take no memory for them")
  func lies() {
    var grey = Self.file(Self.baseline)
    let frame = grey.firstRange(of: Data([0xFF, 0xC0, 0, 11, 8]))?.upperBound ?? 0
    grey.replaceSubrange(frame..<frame + 4, with: [0x0F, 0xFF, 0x7F, 0xFF])
    let files = [
      grey, HandmadePNG(width: 32_767, height: 4_095, colorType: 6, rows: [0, 1, 2, 3, 4]).data,
      HandmadePNG(width: 32_767, height: 4_095, colorType: 0, isInterlaced: true, rows: [0, 1]).data,
    ]
    // Writing to what is claimed would be 150 GB.
    for file in files { for _ in 0..<100 { #expect(PictureReader.read(file) == nil) } }
    for (width, height) in [(0, 1), (1, 0), (1 << 31, 1), (40_000, 1), (32_767, 32_767)] {
      let file = HandmadePNG(width: UInt32(width), height: UInt32(height), colorType: 0, rows: [0, 1]).data
      #expect(PictureReader.read(file) == nil)
    }
  }

  @Test("thousands of scans over a large picture are not gone through")
  func scans() throws {
    let file = Self.file(Self.progressive)
    let frame = try #require(file.firstRange(of: Data([0xFF, 0xC2, 0, 11, 8])))
    let scan = try #require(file.firstRange(of: Data([0xFF, 0xDA])))
    var head = file.prefix(upTo: scan.lowerBound)
    head.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0x10, 0, 0x10, 0])
    // The lowest bit of the blocks' means, again and again.
    let first: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0x01, 0]
    let again: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0x10, 0]
    let bomb = head + Data(first + (0..<40_000).flatMap { _ in again } + [0xFF, 0xD9])
    #expect(PictureReader.read(bomb) == nil)
  }

  @Test("any byte changed, any end missing: a picture or nil, never a crash", arguments: 0..<10)
  func damaged(_ seed: Int) {
    var random = SeededRandom(seed: seed)
    let files =
      [Self.inks, Self.progressive, Self.baseline, Self.lossyWebP, Self.losslessWebP].map(Self.file) + [
        HandmadePNG(
          width: 2, height: 2, colorType: 6,
          rows: [1] + [UInt8](repeating: 7, count: 8) + [4]
            + [UInt8](repeating: 9, count: 8)
        ).data,
        HandmadePNG(
          width: 5, height: 5, colorType: 0, isInterlaced: true, rows: [UInt8](repeating: 2, count: 40)
        ).data,
        HandmadePNG(
          bitDepth: 8, colorType: 3, rows: [0, 1],
          extra: [("PLTE", [1, 2, 3, 255, 0, 51]), ("tRNS", [0, 100])]
        )
        .data,
        HandmadePNG(
          bitDepth: 16, colorType: 4, rows: [0, 1, 2, 3, 4], extra: [("gAMA", [0, 0, 0xB1, 0x8F])]
        ).data,
      ]
    for file in files {
      for round in 0..<SeededRandom.count(60) {
        var changed = file
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[changed.indices.randomElement(using: &random) ?? 0] = .random(in: 0...255, using: &random)
        }
        if round % 4 == 0 { changed = changed.prefix(.random(in: 0...changed.count, using: &random)) }
        if round % 2 == 0 { changed = HandmadePNG.withSums(changed) }
        guard let picture = PictureReader.read(Data(changed)) else { continue }
        #expect(
          picture.width > 0 && picture.height > 0 && picture.byteCount <= 4 * PictureReader.maximumPixelCount)
        // Alpha is no less than any part, in all pixels.
        let last = pixel(picture, picture.width - 1, picture.height - 1)
        #expect(last.allSatisfy { $0 <= last[3] })
      }
    }
  }
}
