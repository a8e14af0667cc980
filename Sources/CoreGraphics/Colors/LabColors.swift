/// CIE 1976 L*a*b*: L* from 0 to 100, a* and b* within limits.
struct LabColors: Hashable, Sendable {
  private let white: WhitePoint
  /// The smallest and largest a*, then b*.
  private let limits: [CGFloat]

  /// The limits of ICC profiles, under their white.
  static let generic = LabColors(white: .d50, limits: [-128, 127, -128, 127])

  /// - Returns: Nil unless the limits are in order.
  init?(white: WhitePoint, limits: UnsafePointer<CGFloat>?) {
    let limits = limits.map { Array(UnsafeBufferPointer(start: $0, count: 4)) } ?? [-100, 100, -100, 100]
    guard limits[0] <= limits[1], limits[2] <= limits[3] else { return nil }
    self.init(white: white, limits: limits)
  }

  private init(white: WhitePoint, limits: [CGFloat]) {
    self.white = white
    self.limits = limits
  }

  /// - Returns: XYZ under D65.
  func xyz(from parts: ColorMatrix.Row) -> ColorMatrix.Row {
    let (lightness, a, b) = clamped(parts)
    let middle = (lightness + 16) / 116
    let own = (
      white.x * Self.light(middle + a / 500), Self.light(middle), white.z * Self.light(middle - b / 200)
    )
    return white.adaptation(to: .d65).apply(own)
  }

  /// - Parameter xyz: Under D65.
  func parts(from xyz: ColorMatrix.Row) -> ColorMatrix.Row {
    let own = WhitePoint.d65.adaptation(to: white).apply(xyz)
    let (x, y, z) = (Self.response(own.0 / white.x), Self.response(own.1), Self.response(own.2 / white.z))
    return clamped((116 * y - 16, 500 * (x - y), 200 * (y - z)))
  }

  func limits(ofPart part: Int) -> ClosedRange<CGFloat> {
    part == 0 ? 0...100 : limits[2 * part - 2]...limits[2 * part - 1]
  }

  private func clamped(_ parts: ColorMatrix.Row) -> ColorMatrix.Row {
    func clamp(_ value: CGFloat, _ part: Int) -> CGFloat {
      let limits = limits(ofPart: part)
      return min(max(value, limits.lowerBound), limits.upperBound)
    }
    return (clamp(parts.0, 0), clamp(parts.1, 1), clamp(parts.2, 2))
  }

  /// L*, a* and b* of black: 0, or the limit next to it.
  var black: [CGFloat] {
    let black = clamped((0, 0, 0))
    return [black.0, black.1, black.2]
  }

  /// The cube root, straight near black; CIE 15's numbers.
  private static func response(_ light: CGFloat) -> CGFloat {
    light > 216.0 / 24_389 ? CGFloat(cbrt(Double(light))) : (24_389.0 / 27 * light + 16) / 116
  }

  private static func light(_ response: CGFloat) -> CGFloat {
    response > 6.0 / 29 ? response * response * response : (116 * response - 16) * 27 / 24_389
  }
}
