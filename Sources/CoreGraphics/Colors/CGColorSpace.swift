/// What the numbers of a colour mean.
///
/// Everything is drawn in 8-bit sRGB. Display P3 and the linear spaces are converted, and clamped to what sRGB can
/// show. Greys stand for equal parts of red, green and blue, as screens show UIKit's greys.
public final class CGColorSpace: Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  public let name: CFString?
  public let model: CGColorSpaceModel
  let primaries: Primaries
  let isLinear: Bool

  /// The colour a space's red, green and blue are.
  enum Primaries: Sendable {
    case sRGB, displayP3
  }

  private init(
    name: CFString?, model: CGColorSpaceModel, primaries: Primaries = .sRGB, isLinear: Bool = false
  ) {
    self.name = name
    self.model = model
    self.primaries = primaries
    self.isLinear = isLinear
  }

  /// - Parameter name: One of the constants of this class; nil for others.
  public convenience init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB:
      self.init(name: name, model: .rgb)
    case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB:
      self.init(name: name, model: .rgb, isLinear: true)
    case CGColorSpace.displayP3:
      self.init(name: name, model: .rgb, primaries: .displayP3)
    case CGColorSpace.linearDisplayP3:
      self.init(name: name, model: .rgb, primaries: .displayP3, isLinear: true)
    case CGColorSpace.genericGrayGamma2_2, CGColorSpace.extendedGray:
      self.init(name: name, model: .monochrome)
    default: return nil
    }
  }

  /// Parts of a colour, alpha not counted.
  public var numberOfComponents: Int {
    model == .monochrome ? 1 : 3
  }

  public var isWideGamutRGB: Bool { primaries == .displayP3 }

  public var supportsOutput: Bool { true }

  package static let standardRGB = CGColorSpace(name: CGColorSpace.sRGB, model: .rgb)
  package static let genericGray = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, model: .monochrome)
  fileprivate static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
}

/// The colour space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  .deviceRGB
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  .deviceGray
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}
