import Foundation
import Typesetting

/// A font at a size. There is one family, which stands in for San Francisco and reports its line metrics.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let descriptor: FontDescription

  package init(_ description: FontDescription) {
    self.descriptor = description
    super.init()
  }

  /// - Parameter fontSize: In points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), weight: FontWeight(nearestTo: weight.rawValue)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: usable(fontSize), isItalic: true))
  }

  /// Digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      FontDescription(
        size: usable(fontSize), weight: FontWeight(nearestTo: weight.rawValue), hasMonospacedDigits: true))
  }

  /// The font of a text style at the default content size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font at another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var changed = descriptor
    changed.size = UIFont.usable(fontSize)
    return UIFont(changed)
  }

  /// A size of 0 or less stands for the system's.
  private class func usable(_ fontSize: CGFloat) -> CGFloat {
    fontSize > 0 && fontSize.isFinite ? fontSize : systemFontSize
  }

  open var familyName: String { ".AppleSystemUIFont" }

  open var fontName: String { ".SFUI-\(descriptor.weight.styleName)\(descriptor.isItalic ? "Italic" : "")" }

  /// In points.
  open var pointSize: CGFloat { descriptor.size }

  /// From the baseline to the top of a line, in points.
  open var ascender: CGFloat { descriptor.metrics.ascender }

  /// From the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { descriptor.metrics.descender }

  open var capHeight: CGFloat { descriptor.metrics.capHeight }

  open var xHeight: CGFloat { descriptor.metrics.xHeight }

  /// From baseline to baseline, in points.
  open var lineHeight: CGFloat { descriptor.metrics.lineHeight }

  open var leading: CGFloat { descriptor.metrics.leading }

  open class var labelFontSize: CGFloat { 17 }

  open class var buttonFontSize: CGFloat { 18 }

  open class var smallSystemFontSize: CGFloat { 12 }

  open class var systemFontSize: CGFloat { 14 }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.descriptor == descriptor
  }

  open override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// How heavy strokes are: −1 to 1, 0 for regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(FontWeight.ultraLight.appleWeight)
    public static let thin = Weight(FontWeight.thin.appleWeight)
    public static let light = Weight(FontWeight.light.appleWeight)
    public static let regular = Weight(FontWeight.regular.appleWeight)
    public static let medium = Weight(FontWeight.medium.appleWeight)
    public static let semibold = Weight(FontWeight.semibold.appleWeight)
    public static let bold = Weight(FontWeight.bold.appleWeight)
    public static let heavy = Weight(FontWeight.heavy.appleWeight)
    public static let black = Weight(FontWeight.black.appleWeight)
  }

  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// In points, at the default content size (Large), as Apple's Human Interface Guidelines list them.
    fileprivate var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }
}

extension FontWeight {
  fileprivate var styleName: String {
    let name = String(describing: self)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
