import CoreGraphics
import Testing

@Suite("CGColor")
struct CGColorTests {
  private func pixel(_ color: CGColor) -> [UInt8] {
    let pixel = color.premultipliedBGRA
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test("parts are rounded to 8 bits, then multiplied by alpha as (x·a + 127)/255")
  func premultiplied() {
    #expect(pixel(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)) == [255, 128, 0, 255])
    let half = UInt8((200 * 128 + 127) / 255)
    #expect(pixel(CGColor(srgbRed: 200 / 255, green: 0, blue: 1, alpha: 128 / 255)) == [half, 0, 128, 128])
    #expect(pixel(.clear) == [0, 0, 0, 0])
  }

  @Test("greys are equal parts of red, green and blue")
  func greys() {
    #expect(pixel(CGColor(gray: 51 / 255, alpha: 1)) == [51, 51, 51, 255])
    #expect(pixel(.white) == [255, 255, 255, 255])
    #expect(pixel(.black) == [0, 0, 0, 255])
  }

  @Test("a part that is no number is 0, and the colour equals itself")
  func notNumbers() {
    let color = CGColor(srgbRed: .nan, green: 0.5, blue: 0, alpha: .nan)
    #expect(color.components == [0, 0.5, 0, 0] && color.alpha == 0)
    #expect(color == CGColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 0))
    #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: .nan)?.alpha == 0)
    #expect(CGColor(srgbRed: 2, green: -1, blue: 0, alpha: 1).components == [2, -1, 0, 1])
  }

  @Test("parts outside 0...1, and no numbers, are clamped")
  func clamped() {
    #expect(pixel(CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 3)) == [255, 0, 0, 255])
  }

  @Test("Display P3 is converted: its white is white, its red is more than sRGB can show")
  func displayP3() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = CGColor(space: space, values: [1, 1, 1, 1])
    #expect(pixel(white) == [255, 255, 255, 255])
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(
      CGColor(space: space, values: [1, 0, 0, 1]).converted(
        to: extended, intent: .defaultIntent, options: nil)
    )
    // Published values of P3's red in extended sRGB: 1.0930, −0.2267, −0.1501.
    let parts = try #require(red.components)
    #expect(abs(parts[0] - 1.0930) < 0.0002)
    #expect(abs(parts[1] + 0.2267) < 0.0002)
    #expect(abs(parts[2] + 0.1501) < 0.0002)
    #expect(pixel(CGColor(space: space, values: [1, 0, 0, 1])) == [255, 0, 0, 255])
  }

  @Test(
    "there and back again is the same colour", arguments: [CGColorSpace.displayP3, CGColorSpace.linearSRGB])
  func roundTrip(name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    let color = CGColor(srgbRed: 0.2, green: 0.7, blue: 0.4, alpha: 0.5)
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: .standardRGB, intent: .defaultIntent, options: nil))
    for (first, second) in zip(try #require(color.components), try #require(back.components)) {
      #expect(abs(first - second) < 1e-6)
    }
  }

  @Test("middle grey in linear light is 188 encoded")
  func linear() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    #expect(pixel(CGColor(space: space, values: [0.5, 0.5, 0.5, 1])) == [188, 188, 188, 255])
  }

  @Test("components count alpha, and a copy may have another")
  func components() throws {
    let color = CGColor(gray: 0.5, alpha: 1)
    #expect(color.numberOfComponents == 2)
    let copy = try #require(color.copy(alpha: 0.25))
    #expect(copy.components == [0.5, 0.25])
    #expect(copy.alpha == CGFloat(0.25))
    #expect(color != copy)
    #expect(color == CGColor(gray: 0.5, alpha: 1))
  }

  @Test("made from a space and its numbers")
  func fromSpace() throws {
    let made = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    let color = try #require(made)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
