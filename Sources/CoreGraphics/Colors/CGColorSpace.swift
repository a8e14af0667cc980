/// What the numbers of a colour mean.
///
/// Everything is drawn in 8-bit sRGB. Other spaces are converted, and clamped to what sRGB can show. Greys stand for
/// equal parts of red, green and blue, as screens show UIKit's greys; inks are taken as ideal ones, without a profile.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let dcip3: CFString = "kCGColorSpaceDCIP3"
  public static let rommrgb: CFString = "kCGColorSpaceROMMRGB"
  public static let acescgLinear: CFString = "kCGColorSpaceACESCGLinear"
  public static let itur_709: CFString = "kCGColorSpaceITUR_709"
  public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
  public static let itur_2020_sRGBGamma: CFString = "kCGColorSpaceITUR_2020_sRGBGamma"
  public static let extendedITUR_2020: CFString = "kCGColorSpaceExtendedITUR_2020"
  public static let linearITUR_2020: CFString = "kCGColorSpaceLinearITUR_2020"
  public static let extendedLinearITUR_2020: CFString = "kCGColorSpaceExtendedLinearITUR_2020"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

  public let name: CFString?
  /// What uncoloured patterns are coloured in, or what the colours of a table are told in; nil for other spaces.
  public let baseColorSpace: CGColorSpace?
  let kind: Kind
  /// Whether parts outside 0...1 have a meaning.
  let isExtended: Bool

  enum Kind: Hashable, Sendable {
    case gray(TransferCurve)
    case rgb(RGBPrimaries, TransferCurve)
    case calibratedRGB(CalibratedRGB)
    case lab(LabColors)
    /// CIE XYZ under ICC's white.
    case xyz
    case cmyk
    case indexed(IndexedColors)
    case pattern
  }

  init(name: CFString?, kind: Kind, isExtended: Bool = false, base: CGColorSpace? = nil) {
    self.name = name
    self.kind = kind
    self.isExtended = isExtended
    baseColorSpace = base
  }

  /// - Parameter name: One of the constants of this class; nil for others.
  public convenience init?(name: CFString) {
    guard let (kind, isExtended) = Self.named[name] else { return nil }
    self.init(name: name, kind: kind, isExtended: isExtended)
  }

  /// A space for colours that are patterns.
  ///
  /// - Parameter baseSpace: What uncoloured patterns are coloured in; nil for coloured ones.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    if baseSpace?.model == .pattern { return nil }
    self.init(name: nil, kind: .pattern, base: baseSpace)
  }

  private static let named: [CFString: (kind: Kind, isExtended: Bool)] = [
    sRGB: (.rgb(.sRGB, .sRGB), false), extendedSRGB: (.rgb(.sRGB, .sRGB), true),
    linearSRGB: (.rgb(.sRGB, .linear), false), extendedLinearSRGB: (.rgb(.sRGB, .linear), true),
    displayP3: (.rgb(.displayP3, .sRGB), false), extendedDisplayP3: (.rgb(.displayP3, .sRGB), true),
    linearDisplayP3: (.rgb(.displayP3, .linear), false),
    extendedLinearDisplayP3: (.rgb(.displayP3, .linear), true),
    adobeRGB1998: (.rgb(.adobeRGB, .adobeRGB), false), dcip3: (.rgb(.dciP3, .power(2.6)), false),
    rommrgb: (.rgb(.romm, .romm), false), acescgLinear: (.rgb(.aces, .linear), true),
    itur_709: (.rgb(.sRGB, .rec709), false), itur_2020_sRGBGamma: (.rgb(.rec2020, .sRGB), false),
    itur_2020: (.rgb(.rec2020, .rec709), false), extendedITUR_2020: (.rgb(.rec2020, .rec709), true),
    linearITUR_2020: (.rgb(.rec2020, .linear), false),
    extendedLinearITUR_2020: (.rgb(.rec2020, .linear), true),
    genericGrayGamma2_2: (.gray(.sRGB), false), extendedGray: (.gray(.sRGB), true),
    linearGray: (.gray(.linear), false), extendedLinearGray: (.gray(.linear), true),
    genericCMYK: (.cmyk, false), genericLab: (.lab(.generic), false), genericXYZ: (.xyz, false),
  ]

  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .rgb, .calibratedRGB: .rgb
    case .lab: .lab
    case .xyz: .XYZ
    case .cmyk: .cmyk
    case .indexed: .indexed
    case .pattern: .pattern
    }
  }

  /// Parts of a colour, alpha not counted; those of the base space for patterns.
  public var numberOfComponents: Int {
    switch kind {
    case .gray, .indexed: 1
    case .rgb, .calibratedRGB, .lab, .xyz: 3
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    }
  }

  /// The numbers that a part of a colour has where the space is no extended one.
  func limits(ofPart part: Int) -> ClosedRange<CGFloat> {
    switch kind {
    case .lab(let colors): colors.limits(ofPart: part)
    // What ICC profiles can write.
    case .xyz: 0...1 + 32_767.0 / 32_768
    default: 0...1
    }
  }

  /// Whether the space has colours far outside of sRGB.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .rgb(let primaries, _): primaries != .sRGB
    case .calibratedRGB(let colors): colors.isWide
    default: false
    }
  }

  public var supportsOutput: Bool { model != .pattern && model != .indexed }

  /// False: no colour here is brighter than white.
  public func isHDR() -> Bool { false }

  /// The parts of all colours of a table in turn, 255 for the largest; nil for other spaces.
  public var colorTable: [UInt8]? {
    if case .indexed(let colors) = kind { colors.table } else { nil }
  }

  /// The parts of opaque black, alpha included; of a table the first colour.
  var black: [CGFloat] {
    switch kind {
    case .cmyk: [0, 0, 0, 1, 1]
    case .lab(let colors): colors.black + [1]
    default: .init(repeating: 0, count: numberOfComponents) + [1]
    }
  }

  package static let standardRGB = CGColorSpace(name: CGColorSpace.sRGB, kind: .rgb(.sRGB, .sRGB))
  package static let genericGray = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, kind: .gray(.sRGB))
  static let genericCMYKInks = CGColorSpace(name: CGColorSpace.genericCMYK, kind: .cmyk)
  fileprivate static let deviceRGB = CGColorSpace(name: nil, kind: .rgb(.sRGB, .sRGB))
  fileprivate static let deviceGray = CGColorSpace(name: nil, kind: .gray(.sRGB))
  fileprivate static let deviceCMYK = CGColorSpace(name: nil, kind: .cmyk)
}

/// The colour space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .deviceRGB
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGray
}

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  .deviceCMYK
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.kind == right.kind && left.baseColorSpace == right.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
    hasher.combine(baseColorSpace)
  }
}
