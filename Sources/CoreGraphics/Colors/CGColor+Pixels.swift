extension CGColor {
  /// The colour as encoded sRGB and alpha, all clamped to 0...1; a pattern has none and counts as clear.
  package var standardRGB: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    if colorSpace?.model == .pattern { return (0, 0, 0, 0) }
    let parts = ColorConversion.standardRGB(from: components ?? [0, 0], of: colorSpace ?? .genericGray)
    return (
      Self.clamped(parts.red), Self.clamped(parts.green), Self.clamped(parts.blue), Self.clamped(alpha)
    )
  }

  /// The colour as a pixel: each part rounded to 8 bits, then multiplied by alpha as (x·a + 127)/255.
  package var premultipliedBGRA: (blue: UInt8, green: UInt8, red: UInt8, alpha: UInt8) {
    let color = standardRGB
    let alpha = Int((color.alpha * 255).rounded())
    func part(_ value: CGFloat) -> UInt8 {
      UInt8((Int((value * 255).rounded()) * alpha + 127) / 255)
    }
    return (part(color.blue), part(color.green), part(color.red), UInt8(alpha))
  }

  private static func clamped(_ value: CGFloat) -> CGFloat {
    // Not a number becomes 0.
    value > 0 ? min(value, 1) : 0
  }
}
