extension CGColor {
  /// Encoded sRGB and alpha, each 0...1.
  package typealias StandardRGB = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// The colour as encoded sRGB and alpha, all clamped to 0...1; a pattern has none and counts as clear.
  package var standardRGB: StandardRGB {
    Self.standardRGB(components ?? [0, 0], of: colorSpace ?? .genericGray)
  }

  /// - Parameter values: The parts, then alpha.
  static func standardRGB(_ values: [CGFloat], of space: CGColorSpace) -> StandardRGB {
    if space.model == .pattern { return (0, 0, 0, 0) }
    let parts = ColorConversion.standardRGB(from: values, of: space)
    return (clamped(parts.red), clamped(parts.green), clamped(parts.blue), clamped(values[values.count - 1]))
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    // Not a number becomes 0.
    value > 0 ? min(value, 1) : 0
  }
}
