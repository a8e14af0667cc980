/// Red, green and blue between the spaces this project knows.
enum ColorConversion {
  typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// sRGB's transfer curve (IEC 61966-2-1), mirrored below 0 as the extended spaces are. Display P3 has the same.
  static func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * CGFloat(pow(Double(size), 1 / 2.4)) - 0.055
    return linear < 0 ? -value : value
  }

  static func linear(_ encoded: CGFloat) -> CGFloat {
    let size = abs(encoded)
    let value = size <= 0.040_45 ? size / 12.92 : CGFloat(pow(Double((size + 0.055) / 1.055), 2.4))
    return encoded < 0 ? -value : value
  }

  /// From the parts of a space to encoded sRGB, not clamped.
  static func standardRGB(from components: [CGFloat], of space: CGColorSpace) -> Components {
    guard space.model == .rgb else { return (components[0], components[0], components[0]) }
    let parts = (red: components[0], green: components[1], blue: components[2])
    if space.primaries == .sRGB && !space.isLinear { return parts }
    var linearParts = space.isLinear ? parts : map(parts, linear)
    if space.primaries == .displayP3 { linearParts = apply(displayP3ToStandard, to: linearParts) }
    return map(linearParts, encoded)
  }

  /// From encoded sRGB to the parts of a space, not clamped. A grey is the luminance, encoded.
  static func components(from parts: Components, to space: CGColorSpace) -> [CGFloat] {
    if space.model == .rgb, space.primaries == .sRGB, !space.isLinear {
      return [parts.red, parts.green, parts.blue]
    }
    if space.model == .monochrome, parts.red == parts.green, parts.green == parts.blue {
      return [parts.red]
    }
    var result = map(parts, linear)
    guard space.model == .rgb else {
      return [encoded(0.2126 * result.red + 0.7152 * result.green + 0.0722 * result.blue)]
    }
    if space.primaries == .displayP3 { result = apply(standardToDisplayP3, to: result) }
    if !space.isLinear { result = map(result, encoded) }
    return [result.red, result.green, result.blue]
  }

  /// Both spaces have the white point D65, so one matrix of linear parts takes the one to the other. Rows are red,
  /// green, blue.
  private static let displayP3ToStandard: [CGFloat] = [
    1.224_940_176_3, -0.224_940_176_3, 0,
    -0.042_056_954_7, 1.042_056_954_7, 0,
    -0.019_637_554_6, -0.078_636_045_6, 1.098_273_600_2,
  ]
  private static let standardToDisplayP3: [CGFloat] = [
    0.822_461_968_7, 0.177_538_031_3, 0,
    0.033_194_198_9, 0.966_805_801_1, 0,
    0.017_082_630_7, 0.072_397_440_7, 0.910_519_928_6,
  ]

  private static func apply(_ matrix: [CGFloat], to parts: Components) -> Components {
    func row(_ first: Int) -> CGFloat {
      matrix[first] * parts.red + matrix[first + 1] * parts.green + matrix[first + 2] * parts.blue
    }
    return (row(0), row(3), row(6))
  }

  private static func map(_ parts: Components, _ body: (CGFloat) -> CGFloat) -> Components {
    (body(parts.red), body(parts.green), body(parts.blue))
  }
}
