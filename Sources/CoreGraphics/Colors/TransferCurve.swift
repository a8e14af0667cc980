/// How a space's numbers stand for light. All curves are mirrored below 0, as the extended spaces are.
enum TransferCurve: Sendable {
  /// IEC 61966-2-1; Display P3 has the same.
  case sRGB
  case linear
  /// Light is the number to the power of 563/256, Adobe RGB (1998)'s exponent.
  case adobeRGB
  /// Rec. ITU-R BT.709 and BT.2020.
  case rec709

  func encoded(_ linear: CGFloat) -> CGFloat {
    let size = abs(linear)
    let value: CGFloat
    switch self {
    case .linear: return linear
    case .sRGB: value = size <= 0.003_130_8 ? 12.92 * size : 1.055 * power(size, 1 / 2.4) - 0.055
    case .adobeRGB: value = power(size, 256.0 / 563)
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
    case .adobeRGB: value = power(size, 563.0 / 256)
    case .rec709: value = size < 0.081 ? size / 4.5 : power((size + 0.099) / 1.099, 1 / 0.45)
    }
    return encoded < 0 ? -value : value
  }

  private func power(_ base: CGFloat, _ exponent: Double) -> CGFloat {
    CGFloat(pow(Double(base), exponent))
  }
}
