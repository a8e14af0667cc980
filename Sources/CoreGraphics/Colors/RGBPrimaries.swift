/// The colours that red, green, blue and white of a space are, by their chromaticities.
enum RGBPrimaries: Sendable {
  /// IEC 61966-2-1; Rec. ITU-R BT.709 has the same.
  case sRGB
  /// SMPTE EG 432-1's primaries.
  case displayP3
  /// SMPTE RP 431-2, the primaries of Display P3 with the projector's white.
  case dciP3
  /// Adobe RGB (1998).
  case adobeRGB
  /// Rec. ITU-R BT.2020.
  case rec2020
  /// ISO 22028-2.
  case romm
  /// AMPAS S-2014-004's AP1.
  case aces

  private var chromaticities: [(x: CGFloat, y: CGFloat)] {
    switch self {
    case .sRGB: [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)]
    case .displayP3, .dciP3: [(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)]
    case .adobeRGB: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]
    case .rec2020: [(0.708, 0.292), (0.170, 0.797), (0.131, 0.046)]
    case .romm: [(0.7347, 0.2653), (0.1596, 0.8404), (0.0366, 0.0001)]
    case .aces: [(0.713, 0.293), (0.165, 0.830), (0.128, 0.044)]
    }
  }

  private var white: WhitePoint {
    switch self {
    case .sRGB, .displayP3, .adobeRGB, .rec2020: .d65
    case .dciP3: WhitePoint(chromaticity: (0.314, 0.351))
    case .romm: WhitePoint(chromaticity: (0.3457, 0.3585))
    case .aces: WhitePoint(chromaticity: (0.32168, 0.33767))
    }
  }

  /// From linear parts of this space to those of another.
  func matrix(to other: RGBPrimaries) -> ColorMatrix {
    self == other ? .identity : toXYZ.concatenating(other.toXYZ.inverted())
  }

  /// From linear parts to CIE XYZ under D65 with white at Y = 1: each primary's colour, as strong as makes white of
  /// all three.
  var toXYZ: ColorMatrix {
    let columns = chromaticities.map { ($0.x / $0.y, 1 as CGFloat, (1 - $0.x - $0.y) / $0.y) }
    let primaries = ColorMatrix(rows: [
      (columns[0].0, columns[1].0, columns[2].0), (columns[0].1, columns[1].1, columns[2].1),
      (columns[0].2, columns[1].2, columns[2].2),
    ])
    let strengths = primaries.inverted().apply(white.row)
    return ColorMatrix(
      rows: primaries.rows.map { ($0.0 * strengths.0, $0.1 * strengths.1, $0.2 * strengths.2) }
    ).concatenating(white.adaptation(to: .d65))
  }
}
