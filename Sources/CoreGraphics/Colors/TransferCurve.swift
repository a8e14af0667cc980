/// How a space's numbers stand for light. All curves are mirrored below 0, as the extended spaces are.
enum TransferCurve: Hashable, Sendable {
  /// IEC 61966-2-1; Display P3 has the same.
  case sRGB
  case linear
  /// Light is the number to this power, above 0.
  case power(CGFloat)
  /// ISO 22028-2: the power of 1.8, straight near black.
  case romm
  /// Rec. ITU-R BT.709 and BT.2020.
  case rec709

  func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let value: CGFloat
    switch self {
    case .linear: return linear
    case .sRGB: value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    case .power(let exponent): value = power(size, 1 / Double(exponent))
    case .romm: value = size < 1.0 / 512 ? 16 * size : power(size, 1 / 1.8)
    case .rec709: value = size < 0.018 ? 4.5 * size : 1.099 * power(size, 0.45) - 0.099
    }
    return linear < 0 ? -value : value
  }

  func linear(_ encoded: CGFloat) -> CGFloat {
    let size = abs(encoded)
    let value: CGFloat
    switch self {
    case .linear: return encoded
    case .sRGB: value = size <= 0.040_45 ? size / 12.92 : power((size + 0.055) / 1.055, 2.4)
    case .power(let exponent): value = power(size, Double(exponent))
    case .romm: value = size < 16.0 / 512 ? size / 16 : power(size, 1.8)
    case .rec709: value = size < 0.081 ? size / 4.5 : power((size + 0.099) / 1.099, 1 / 0.45)
    }
    return encoded < 0 ? -value : value
  }

  /// Adobe RGB (1998)'s exponent.
  static let adobeRGB = TransferCurve.power(563.0 / 256)

  private func power(_ base: CGFloat, _ exponent: Double) -> CGFloat {
    CGFloat(pow(Double(base), exponent))
  }
}
