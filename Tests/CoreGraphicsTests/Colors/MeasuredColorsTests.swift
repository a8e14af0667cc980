import CoreGraphics
import Testing

/// Spaces told by measurement: against published numbers, and against other spaces that say the same.
@Suite struct MeasuredColorsTests {
  private let d65: [CGFloat] = [0.950_47, 1, 1.088_83]

  private func space(_ name: CFString) throws -> CGColorSpace { try #require(CGColorSpace(name: name)) }

  private func converted(_ parts: [CGFloat], from: CGColorSpace, to: CGColorSpace) throws -> [CGFloat] {
    let color = CGColor(space: from, values: parts + [1])
    let converted = try #require(color.converted(to: to, intent: .defaultIntent, options: nil))
    return Array(try #require(converted.components).dropLast())
  }

  private func expect(_ parts: [CGFloat], near expected: [CGFloat], within tolerance: CGFloat) {
    #expect(parts.count == expected.count)
    for (part, expected) in zip(parts, expected) { #expect(abs(part - expected) < tolerance) }
  }

  /// CSS Color 4, "sample values" of lab() under D50.
  @Test(
    "sRGB's primaries in L*a*b* and back",
    arguments: [
      ([1, 0, 0], [54.29, 80.81, 69.89]), ([0, 1, 0], [87.82, -79.29, 80.99]),
      ([0, 0, 1], [29.57, 68.30, -112.03]), ([1, 1, 1], [100, 0, 0]), ([0, 0, 0], [0, 0, 0]),
    ] as [([CGFloat], [CGFloat])])
  func lab(_ parts: [CGFloat], _ wanted: [CGFloat]) throws {
    let lab = try space(CGColorSpace.genericLab)
    expect(try converted(parts, from: .standardRGB, to: lab), near: wanted, within: 0.06)
    expect(
      try converted(try converted(parts, from: .standardRGB, to: lab), from: lab, to: .standardRGB),
      near: parts, within: 1e-6)
  }

  @Test("grey of L* 50 has 18.4 % of white's light, whatever the white")
  func lightness() throws {
    let lab = try #require(CGColorSpace(labWhitePoint: d65, blackPoint: nil, range: nil))
    let light = try converted([50, 0, 0], from: lab, to: try space(CGColorSpace.linearSRGB))
    let wanted = CGFloat(pow(66.0 / 116, 3))
    // The white given here has four digits, the screen's others.
    expect(light, near: [wanted, wanted, wanted], within: 1e-9)
    #expect(lab.model == .lab && lab.numberOfComponents == 3 && lab.name == nil)
  }

  @Test("a* and b* keep to their limits, and black is in them")
  func limits() throws {
    let range: [CGFloat] = [10, 20, -5, 5]
    let lab = try #require(CGColorSpace(labWhitePoint: d65, blackPoint: nil, range: range))
    let red = try converted([1, 0, 0], from: .standardRGB, to: lab)
    #expect(red[1] == 20 && red[2] == 5)
    let context = try #require(CGContext(pixelsWide: 1, pixelsHigh: 1))
    context.setFillColorSpace(lab)
    context.setFillColor([100, 10, 0, 1])
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let wanted = CGColor(space: lab, values: [100, 10, 0, 1]).premultipliedBGRA
    let pixel = try #require(context.data).loadUnaligned(as: SIMD4<UInt8>.self)
    #expect(pixel == SIMD4(wanted.blue, wanted.green, wanted.red, 255))
  }

  /// sRGB's profile in ICC's registry, rounded to four digits.
  @Test("XYZ of sRGB's primaries under ICC's white")
  func xyz() throws {
    let xyz = try space(CGColorSpace.genericXYZ)
    #expect(xyz.model == .XYZ)
    expect(
      try converted([1, 0, 0], from: .standardRGB, to: xyz), near: [0.4361, 0.2225, 0.0139], within: 2e-4)
    expect(
      try converted([0, 0, 1], from: .standardRGB, to: xyz), near: [0.1431, 0.0606, 0.7141], within: 2e-4)
    expect(try converted([0.9642, 1, 0.8249], from: xyz, to: .standardRGB), near: [1, 1, 1], within: 1e-9)
  }

  @Test("primaries of ROMM RGB, ACEScg and DCI-P3, by published matrices")
  func primaries() throws {
    // ISO 22028-2's matrix to XYZ under D50.
    let (romm, xyz) = (try space(CGColorSpace.rommrgb), try space(CGColorSpace.genericXYZ))
    expect(try converted([1, 0, 0], from: romm, to: xyz), near: [0.7977, 0.2880, 0], within: 2e-4)
    expect(try converted([0, 1, 0], from: romm, to: xyz), near: [0.1352, 0.7119, 0], within: 2e-4)
    // AP1 to linear sRGB by Bradford's method, in ACES' documents.
    let linear = try space(CGColorSpace.extendedLinearSRGB)
    expect(
      try converted([1, 0, 0], from: try space(CGColorSpace.acescgLinear), to: linear),
      near: [1.7050, -0.1302, -0.0240], within: 1e-3)
    // The projector's white is the screen's, so that red differs from Display P3's a little.
    let cinema = try space(CGColorSpace.dcip3)
    expect(try converted([1, 1, 1], from: cinema, to: .standardRGB), near: [1, 1, 1], within: 1e-9)
    let half = CGFloat(pow(0.5, 1 / 2.6))
    expect(try converted([0.5, 0.5, 0.5], from: linear, to: cinema), near: [half, half, half], within: 1e-9)
    #expect(cinema.isWideGamutRGB && !cinema.isHDR())
  }

  @Test("ROMM's curve: 16 times the light near black, the root of 1.8 above")
  func rommCurve() throws {
    let (romm, linear) = (try space(CGColorSpace.rommrgb), try space(CGColorSpace.linearSRGB))
    expect(
      try converted([0.001, 0.001, 0.001], from: linear, to: romm), near: [0.016, 0.016, 0.016], within: 1e-9)
    let half = CGFloat(pow(0.5, 1 / 1.8))
    expect(try converted([0.5, 0.5, 0.5], from: linear, to: romm), near: [half, half, half], within: 1e-9)
  }

  @Test("Rec. 2020's colours with sRGB's curve")
  func rec2020() throws {
    let (curved, linear) = (
      try space(CGColorSpace.itur_2020_sRGBGamma), try space(CGColorSpace.linearITUR_2020)
    )
    let light = try converted([0.5, 0.2, 0.1], from: curved, to: linear)
    expect(
      light, near: [0.5, 0.2, 0.1].map { CGFloat(pow(($0 + 0.055) / 1.055, 2.4)) }, within: 1e-6)
  }

  @Test("calibrated red, green and blue with sRGB's numbers are sRGB's, its curve aside")
  func calibrated() throws {
    // IEC 61966-2-1's matrix.
    let matrix: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
    let white: [CGFloat] = [0.9505, 1, 1.089]
    let linear = try #require(
      CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: nil, matrix: matrix))
    let parts: [CGFloat] = [0.2, 0.5, 0.7]
    expect(
      try converted(parts, from: linear, to: try space(CGColorSpace.linearSRGB)), near: parts, within: 1e-3)
    let gamma: [CGFloat] = [2.2, 1.8, 1]
    let curved = try #require(
      CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: gamma, matrix: matrix))
    expect(
      try converted(parts, from: curved, to: linear),
      near: zip(parts, gamma).map { CGFloat(pow(Double($0), Double($1))) }, within: 1e-6)
    #expect(curved.model == .rgb && !curved.isWideGamutRGB)
    #expect(
      try converted(try converted(parts, from: curved, to: linear), from: linear, to: curved).count == 3)
    let xyz = try #require(
      CGColorSpace(calibratedRGBWhitePoint: white, blackPoint: nil, gamma: nil, matrix: nil))
    #expect(xyz.isWideGamutRGB)
  }

  @Test("calibrated greys: light is the number to a power")
  func grey() throws {
    let grey = try #require(CGColorSpace(calibratedGrayWhitePoint: d65, blackPoint: nil, gamma: 1.8))
    let light = CGFloat(pow(0.5, 1.8))
    expect(
      try converted([0.5], from: grey, to: try space(CGColorSpace.linearSRGB)), near: [light, light, light],
      within: 1e-9)
    #expect(grey.model == .monochrome)
  }

  @Test("numbers without sense make no space")
  func wrongNumbers() {
    let (none, flat): ([CGFloat], [CGFloat]) = ([0, 1, 1], [1, 1, 1, 1, 1, 1, 0, 0, 1])
    let (backwards, gamma): ([CGFloat], [CGFloat]) = ([5, -5, 0, 1], [1, .nan, 1])
    #expect(CGColorSpace(calibratedGrayWhitePoint: none, blackPoint: nil, gamma: 1) == nil)
    #expect(CGColorSpace(calibratedGrayWhitePoint: d65, blackPoint: nil, gamma: 0) == nil)
    let spaces = [
      CGColorSpace(calibratedRGBWhitePoint: d65, blackPoint: nil, gamma: nil, matrix: flat),
      CGColorSpace(calibratedRGBWhitePoint: d65, blackPoint: nil, gamma: gamma, matrix: nil),
      CGColorSpace(labWhitePoint: d65, blackPoint: nil, range: backwards),
      CGColorSpace(labWhitePoint: none, blackPoint: nil, range: nil),
    ]
    #expect(spaces.allSatisfy { $0 == nil })
  }
}
