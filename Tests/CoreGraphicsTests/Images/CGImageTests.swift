import CoreGraphics
import Testing

@Suite("CGImage")
struct CGImageTests {
  private let image = CGImage(
    picture: Picture(width: 4, height: 3) { bytes, bytesPerRow in
      for y in 0..<3 {
        for x in 0..<4 {
          (bytes + y * bytesPerRow + x * 4).storeBytes(of: 0xFF00_0000 | UInt32(16 * y + x), as: UInt32.self)
        }
      }
    })

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    (image.picture.bytes + y * image.picture.bytesPerRow + x * 4).load(as: UInt32.self)
  }

  @Test("says what its pixels are")
  func properties() {
    #expect(image.width == 4 && image.height == 3)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32)
    #expect(image.alphaInfo == .noneSkipFirst)
    #expect(image.bitmapInfo.contains(.byteOrder32Little))
    #expect(image.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test("cropping counts from the top left and rounds outwards")
  func cropping() throws {
    let part = try #require(image.cropping(to: CGRect(x: 1.4, y: 1, width: 1.2, height: 5)))
    #expect(part.width == 2 && part.height == 2)
    #expect(pixel(part, 0, 0) == pixel(image, 1, 1))
    #expect(pixel(part, 1, 1) == pixel(image, 2, 2))
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test("equal when pixels are shared")
  func equality() throws {
    #expect(try #require(image.copy()) == image)
    #expect(try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 3))) != image)
  }
}
