/// Parts of colours between the spaces this project knows.
enum ColorConversion {
  typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// From the parts of a space to encoded sRGB, not clamped.
  static func standardRGB(from components: [CGFloat], of space: CGColorSpace) -> Components {
    switch space.kind {
    case .gray(let curve):
      let gray =
        TransferCurve.sRGB == curve ? components[0] : TransferCurve.sRGB.encoded(curve.linear(components[0]))
      return (gray, gray, gray)
    case .rgb(.sRGB, .sRGB): return (components[0], components[1], components[2])
    case .rgb(let primaries, let curve):
      let light = (curve.linear(components[0]), curve.linear(components[1]), curve.linear(components[2]))
      return encoded(primaries.matrix(to: .sRGB).apply(light))
    case .calibratedRGB(let colors):
      return standardRGB(xyz: colors.xyz(from: (components[0], components[1], components[2])))
    case .lab(let colors):
      return standardRGB(xyz: colors.xyz(from: (components[0], components[1], components[2])))
    case .xyz:
      let own = (components[0], components[1], components[2])
      return standardRGB(xyz: WhitePoint.d50.adaptation(to: .d65).apply(own))
    case .indexed(let colors):
      return standardRGB(from: colors.parts(at: components[0]), of: colors.base)
    case .cmyk:
      // Each ink takes away its colour, black takes away all.
      let light = 1 - components[3]
      return ((1 - components[0]) * light, (1 - components[1]) * light, (1 - components[2]) * light)
    case .pattern: return (0, 0, 0)
    }
  }

  /// From encoded sRGB to the parts of a space, not clamped. A grey is the luminance.
  static func components(from parts: Components, to space: CGColorSpace) -> [CGFloat] {
    let sRGB = TransferCurve.sRGB
    func light() -> ColorMatrix.Row {
      (sRGB.linear(parts.red), sRGB.linear(parts.green), sRGB.linear(parts.blue))
    }
    switch space.kind {
    case .gray(let curve):
      if curve == .sRGB, parts.red == parts.green, parts.green == parts.blue { return [parts.red] }
      let light = light()
      return [curve.encoded(0.2126 * light.0 + 0.7152 * light.1 + 0.0722 * light.2)]
    case .rgb(.sRGB, .sRGB): return [parts.red, parts.green, parts.blue]
    case .rgb(let primaries, let curve):
      let own = RGBPrimaries.sRGB.matrix(to: primaries).apply(light())
      return [curve.encoded(own.0), curve.encoded(own.1), curve.encoded(own.2)]
    case .calibratedRGB(let colors): return list(colors.parts(from: xyz(of: light())))
    case .lab(let colors): return list(colors.parts(from: xyz(of: light())))
    case .xyz: return list(WhitePoint.d65.adaptation(to: .d50).apply(xyz(of: light())))
    case .cmyk:
      // As much black as all three inks have in common.
      let most = max(parts.red, parts.green, parts.blue)
      guard most > 0 else { return [0, 0, 0, 1] }
      return [1 - parts.red / most, 1 - parts.green / most, 1 - parts.blue / most, 1 - most]
    case .pattern, .indexed: return []
    }
  }

  private static func encoded(_ light: ColorMatrix.Row) -> Components {
    let sRGB = TransferCurve.sRGB
    return (sRGB.encoded(light.0), sRGB.encoded(light.1), sRGB.encoded(light.2))
  }

  /// - Parameter xyz: Under D65.
  private static func standardRGB(xyz: ColorMatrix.Row) -> Components {
    encoded(RGBPrimaries.sRGB.toXYZ.inverted().apply(xyz))
  }

  /// - Returns: Under D65.
  private static func xyz(of light: ColorMatrix.Row) -> ColorMatrix.Row {
    RGBPrimaries.sRGB.toXYZ.apply(light)
  }

  private static func list(_ parts: ColorMatrix.Row) -> [CGFloat] { [parts.0, parts.1, parts.2] }
}
