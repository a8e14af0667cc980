/// Outlines live in 1/65,536 px: fine enough that rounding never shows in 8-bit coverage.
enum FixedPoint {
  static let bits = 16
  static let one = 1 << 16

  /// Adding and subtracting 1.5 × 2⁵² rounds a double below 2⁵¹ to the nearest whole number, half to even: the
  /// same everywhere, and without a library call on machines that lack a rounding instruction.
  private static let roundingAid = 6_755_399_441_055_744.0

  @inline(__always)
  static func rounded(_ value: Double) -> Double { (value + roundingAid) - roundingAid }

  /// A coordinate in pixels, rounded; beyond ±4,194,304 px the edge of the world.
  @inline(__always)
  static func coordinate(_ pixels: Double) -> Int {
    let limited = pixels > -4_194_304 ? (pixels < 4_194_304 ? pixels : 4_194_304) : -4_194_304
    return Int(rounded(limited * 65_536))
  }
}
