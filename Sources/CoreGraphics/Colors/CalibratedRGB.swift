/// Red, green and blue told by measurement, as PDF's CalRGB: XYZ = M · (R^γR, G^γG, B^γB).
struct CalibratedRGB: Hashable, Sendable {
  private let white: WhitePoint
  private let gamma: [CGFloat]
  /// XYZ of each primary, one after the other.
  private let primaries: [CGFloat]

  /// - Parameters:
  ///   - white: XYZ of white.
  ///   - gamma: The three exponents, above 0; nil for 1.
  ///   - matrix: XYZ of red, green and blue, one after the other; nil for those of XYZ itself.
  /// - Returns: Nil for other numbers, and for primaries that mix to no more than a plane of colours.
  init?(white: WhitePoint, gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?) {
    self.white = white
    self.gamma = gamma.map { Array(UnsafeBufferPointer(start: $0, count: 3)) } ?? [1, 1, 1]
    primaries =
      matrix.map { Array(UnsafeBufferPointer(start: $0, count: 9)) } ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
    guard self.gamma.allSatisfy({ $0 > 0 && $0.isFinite }), primaries.allSatisfy(\.isFinite),
      inverse.rows.allSatisfy({ $0.0.isFinite && $0.1.isFinite && $0.2.isFinite })
    else { return nil }
  }

  private var matrix: ColorMatrix {
    ColorMatrix(rows: (0..<3).map { (primaries[$0], primaries[3 + $0], primaries[6 + $0]) })
  }

  private var inverse: ColorMatrix { matrix.inverted() }

  /// - Returns: XYZ under D65.
  func xyz(from parts: ColorMatrix.Row) -> ColorMatrix.Row {
    let light = (
      TransferCurve.power(gamma[0]).linear(parts.0), TransferCurve.power(gamma[1]).linear(parts.1),
      TransferCurve.power(gamma[2]).linear(parts.2)
    )
    return matrix.concatenating(white.adaptation(to: .d65)).apply(light)
  }

  /// - Parameter xyz: Under D65.
  func parts(from xyz: ColorMatrix.Row) -> ColorMatrix.Row {
    let light = WhitePoint.d65.adaptation(to: white).concatenating(inverse).apply(xyz)
    return (
      TransferCurve.power(gamma[0]).encoded(light.0), TransferCurve.power(gamma[1]).encoded(light.1),
      TransferCurve.power(gamma[2]).encoded(light.2)
    )
  }

  /// Whether a primary lies outside of sRGB.
  var isWide: Bool {
    let toRGB = RGBPrimaries.sRGB.toXYZ.inverted()
    return [(1, 0, 0), (0, 1, 0), (0, 0, 1)].contains { (primary: ColorMatrix.Row) in
      let light = toRGB.apply(xyz(from: primary))
      return min(light.0, light.1, light.2) < -0.001
    }
  }
}
