/// The colour that counts as white, in CIE XYZ with Y = 1.
struct WhitePoint: Hashable, Sendable {
  let x: CGFloat
  let z: CGFloat

  /// - Parameters:
  ///   - x: X where Y is 1, above 0.
  ///   - z: Z where Y is 1, above 0.
  init(x: CGFloat, z: CGFloat) {
    self.x = x
    self.z = z
  }

  /// - Parameter chromaticity: CIE x and y.
  init(chromaticity: (x: CGFloat, y: CGFloat)) {
    self.init(
      x: chromaticity.x / chromaticity.y, z: (1 - chromaticity.x - chromaticity.y) / chromaticity.y)
  }

  /// X, Y and Z of white.
  ///
  /// - Returns: Nil unless all are finite and above 0.
  init?(tristimulus: UnsafePointer<CGFloat>) {
    let values = UnsafeBufferPointer(start: tristimulus, count: 3)
    guard values.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    self.init(x: values[0] / values[1], z: values[2] / values[1])
  }

  /// As IEC 61966-2-1 has it: x = 0.3127, y = 0.3290.
  static let d65 = WhitePoint(chromaticity: (0.3127, 0.3290))
  /// As ICC profiles have it.
  static let d50 = WhitePoint(x: 0.9642, z: 0.8249)

  var row: ColorMatrix.Row { (x, 1, z) }

  /// From XYZ as seen under this white to what looks the same under another, by Bradford's method.
  func adaptation(to other: WhitePoint) -> ColorMatrix {
    if self == other { return .identity }
    let (own, others) = (Self.cones.apply(row), Self.cones.apply(other.row))
    let gains = ColorMatrix(rows: [
      (others.0 / own.0, 0, 0), (0, others.1 / own.1, 0), (0, 0, others.2 / own.2),
    ])
    return Self.cones.concatenating(gains).concatenating(Self.cones.inverted())
  }

  private static let cones = ColorMatrix(rows: [
    (0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296),
  ])
}
