import CoreGraphics
import Testing

@Suite("PNG")
struct PNGTests {
  /// A picture from red, green, blue and alpha at (x, y), premultiplied already.
  private func picture(
    width: Int, height: Int, _ pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Picture {
    Picture(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        for x in 0..<width {
          let (red, green, blue, alpha) = pixel(x, y)
          let place = bytes + y * bytesPerRow + x * 4
          place.storeBytes(of: blue, as: UInt8.self)
          place.storeBytes(of: green, toByteOffset: 1, as: UInt8.self)
          place.storeBytes(of: red, toByteOffset: 2, as: UInt8.self)
          place.storeBytes(of: alpha, toByteOffset: 3, as: UInt8.self)
        }
      }
    }
  }

  @Test(
    "an opaque picture comes back as the same red, green and blue",
    arguments: [(1, 1), (4, 2), (5, 3), (7, 3), (8, 4), (33, 20)])
  func opaque(width: Int, height: Int) throws {
    let color: (Int, Int) -> [UInt8] = { x, y in [UInt8(x * 7), UInt8(y * 11), UInt8((x ^ y) * 3)] }
    let picture = picture(width: width, height: height) { x, y in
      let parts = color(x, y)
      return (parts[0], parts[1], parts[2], 255)
    }
    let read = try #require(PNGReader(PNG.encode(picture)))
    #expect(read.width == width && read.height == height && read.channels == 3)
    let expected = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
    #expect(read.samples == expected)
  }

  @Test("differences between rows wrap and borrow nothing from each other", arguments: [4, 6])
  func extremes(width: Int) throws {
    let values: [UInt8] = [0, 255, 1, 128, 127, 254]
    func value(_ x: Int, _ y: Int, _ part: Int) -> UInt8 { values[(x * 3 + y * 5 + part * (y + 1)) % 6] }
    let picture = picture(width: width, height: 6) { x, y in
      (value(x, y, 0), value(x, y, 1), value(x, y, 2), 255)
    }
    let read = try #require(PNGReader(PNG.encode(picture)))
    let expected = (0..<6).flatMap { y in (0..<width).flatMap { x in (0..<3).map { value(x, y, $0) } } }
    #expect(read.samples == expected)
  }

  @Test("colours are divided by alpha, to the nearest")
  func transparent() throws {
    let picture = picture(width: 256, height: 1) { x, _ in (UInt8(x / 2), UInt8(x), 0, UInt8(x)) }
    let read = try #require(PNGReader(PNG.encode(picture)))
    #expect(read.channels == 4)
    for alpha in 1...255 {
      let red = (Double(alpha / 2) * 255 / Double(alpha)).rounded()
      #expect(Array(read.samples[alpha * 4..<alpha * 4 + 4]) == [UInt8(red), 255, 0, UInt8(alpha)])
    }
    #expect(Array(read.samples[0..<4]) == [0, 0, 0, 0])
  }

  @Test("the same picture gives the same bytes")
  func deterministic() {
    let make = { self.picture(width: 50, height: 50) { x, y in (UInt8(x), UInt8(y), 9, 255) } }
    #expect(PNG.encode(make()) == PNG.encode(make()))
  }
}
