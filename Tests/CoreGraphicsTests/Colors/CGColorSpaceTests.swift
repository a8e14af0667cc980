import CoreGraphics
import Testing

@Suite("CGColorSpace")
struct CGColorSpaceTests {
  private func converted(_ parts: [CGFloat], from: CFString, to: CFString) throws -> [CGFloat] {
    let color = CGColor(space: try #require(CGColorSpace(name: from)), values: parts + [1])
    let space = try #require(CGColorSpace(name: to))
    let converted = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    return Array(try #require(converted.components).dropLast())
  }

  private func expect(_ parts: [CGFloat], near expected: [CGFloat], within tolerance: CGFloat = 2e-4) {
    #expect(parts.count == expected.count)
    for (part, expected) in zip(parts, expected) { #expect(abs(part - expected) < tolerance) }
  }

  @Test("primaries of wider spaces in linear sRGB, by the published matrices")
  func primaries() throws {
    // CSS Color 4's matrices of Display P3 and Rec. 2020 (also Rec. ITU-R BT.2087) to linear sRGB, column by column.
    let linear = CGColorSpace.extendedLinearSRGB
    expect(
      try converted([1, 0, 0], from: CGColorSpace.linearDisplayP3, to: linear),
      near: [1.2249, -0.0421, -0.0196])
    expect(
      try converted([0, 1, 0], from: CGColorSpace.linearDisplayP3, to: linear),
      near: [-0.2249, 1.0421, -0.0786])
    expect(
      try converted([1, 0, 0], from: CGColorSpace.linearITUR_2020, to: linear),
      near: [1.6605, -0.1246, -0.0182])
    expect(
      try converted([0, 0, 1], from: CGColorSpace.linearITUR_2020, to: linear),
      near: [-0.0728, -0.0083, 1.1187])
    // Adobe RGB (1998): red and blue are sRGB's hues, red 1.3983 times as strong.
    expect(
      try converted([1, 0, 0], from: CGColorSpace.adobeRGB1998, to: linear), near: [1.3984, 0, 0],
      within: 3e-4)
  }

  @Test(
    "white is white in every space, and grey keeps its parts equal",
    arguments: [
      CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.itur_709,
      CGColorSpace.itur_2020, CGColorSpace.extendedITUR_2020, CGColorSpace.extendedLinearDisplayP3,
    ])
  func white(name: CFString) throws {
    expect(try converted([1, 1, 1], from: name, to: CGColorSpace.sRGB), near: [1, 1, 1], within: 1e-9)
    let grey = try converted([0.5, 0.5, 0.5], from: CGColorSpace.sRGB, to: name)
    #expect(abs(grey[0] - grey[1]) < 1e-9 && abs(grey[1] - grey[2]) < 1e-9)
    let back = try converted(grey, from: name, to: CGColorSpace.sRGB)
    expect(back, near: [0.5, 0.5, 0.5], within: 1e-9)
  }

  @Test("curves: half of the light in each")
  func curves() throws {
    let half: [CGFloat] = [0.5, 0.5, 0.5]
    let linear = CGColorSpace.linearSRGB
    expect(
      try converted(half, from: linear, to: CGColorSpace.sRGB), near: .init(repeating: 0.735_357, count: 3))
    let adobe = CGFloat(pow(0.5, 256.0 / 563))
    expect(try converted(half, from: linear, to: CGColorSpace.adobeRGB1998), near: [adobe, adobe, adobe])
    let video = CGFloat(1.099 * pow(0.5, 0.45) - 0.099)
    expect(try converted(half, from: linear, to: CGColorSpace.itur_709), near: [video, video, video])
    expect(
      try converted([0.5], from: CGColorSpace.linearGray, to: CGColorSpace.sRGB),
      near: [0.735_357, 0.735_357, 0.735_357])
  }

  @Test("what a space cannot express is clamped, unless the space is an extended one")
  func clamping() throws {
    let green = try converted([0, 1, 0], from: CGColorSpace.displayP3, to: CGColorSpace.sRGB)
    #expect(green == [0, 1, 0])
    let extended = try converted([0, 1, 0], from: CGColorSpace.displayP3, to: CGColorSpace.extendedSRGB)
    #expect(extended[0] < -0.5 && extended[1] > 1)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.isWideGamutRGB == false)
  }

  @Test("inks take light away: (1 − ink)·(1 − black)")
  func inks() throws {
    let color = CGColor(genericCMYKCyan: 0.2, magenta: 0.4, yellow: 1, black: 0.5, alpha: 0.25)
    #expect(color.numberOfComponents == 5 && color.alpha == CGFloat(0.25))
    let parts = color.standardRGB
    expect([parts.red, parts.green, parts.blue, parts.alpha], near: [0.4, 0.3, 0, 0.25], within: 1e-12)
    let back = try converted([0.4, 0.3, 0], from: CGColorSpace.sRGB, to: CGColorSpace.genericCMYK)
    expect(back, near: [0, 0.25, 1, 0.6], within: 1e-12)
    let black = try converted([0, 0, 0], from: CGColorSpace.sRGB, to: CGColorSpace.genericCMYK)
    #expect(black == [0, 0, 0, 1])
    #expect(CGColorSpaceCreateDeviceCMYK().model == .cmyk)
  }

  @Test("an image in Display P3 is shown as its colours are in sRGB")
  func image() throws {
    let bytes: [UInt8] = [200, 100, 50, 255, 255, 0, 0, 255]
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let expected = CGColor(space: space, values: [200 / 255, 100 / 255, 50 / 255, 1]).premultipliedBGRA
    let pixel = image.picture.bytes.loadUnaligned(as: SIMD4<UInt8>.self)
    #expect(pixel == SIMD4(expected.blue, expected.green, expected.red, 255))
    let second = (image.picture.bytes + 4).loadUnaligned(as: SIMD4<UInt8>.self)
    #expect(second == SIMD4(0, 0, 255, 255))
    let plain = try #require(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(plain.picture.bytes.loadUnaligned(as: SIMD4<UInt8>.self) == pixel)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
  }
}
