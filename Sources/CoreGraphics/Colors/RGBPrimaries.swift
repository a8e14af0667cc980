/// The colours that red, green and blue of a space are, by their chromaticities; white is D65 for all.
enum RGBPrimaries: Sendable {
  /// IEC 61966-2-1; Rec. ITU-R BT.709 has the same.
  case sRGB
  /// SMPTE EG 432-1's primaries.
  case displayP3
  /// Adobe RGB (1998).
  case adobeRGB
  /// Rec. ITU-R BT.2020.
  case rec2020

  private var chromaticities: [(x: CGFloat, y: CGFloat)] {
    switch self {
    case .sRGB: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    case .displayP3: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    case .adobeRGB: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
    case .rec2020: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
    }
  }

  /// From linear parts of this space to those of another.
  func matrix(to other: RGBPrimaries) -> ColorMatrix {
    self == other ? .identity : toXYZ.concatenating(other.toXYZ.inverted())
  }

  /// From linear parts to CIE XYZ with white at Y = 1: each primary's colour, as strong as makes white of all three.
  private var toXYZ: ColorMatrix {
    let columns = chromaticities.map { ($0.x / $0.y, 1 as CGFloat, (1 - $0.x - $0.y) / $0.y) }
    let primaries = ColorMatrix(rows: [
      (columns[0].0, columns[1].0, columns[2].0), (columns[0].1, columns[1].1, columns[2].1),
      (columns[0].2, columns[1].2, columns[2].2),
    ])
    // D65 as IEC 61966-2-1 has it: x = 0.3127, y = 0.3290.
    let strengths = primaries.inverted().apply((0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290))
    return ColorMatrix(
      rows: primaries.rows.map { ($0.0 * strengths.0, $0.1 * strengths.1, $0.2 * strengths.2) })
  }
}
