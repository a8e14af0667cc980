import CoreGraphics
import Foundation

/// A colour, fixed or chosen by the traits it is shown with.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic((UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// - Parameters: Components from 0 to 1, in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// - Parameters: Grey from 0 (black) to 1 (white), and alpha.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(srgbRed: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// - Parameters: Components from 0 to 1; hue 0 and 1 are red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).components
    source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
    super.init()
  }

  /// A colour that is looked up anew for the traits of each place it is shown at.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
    super.init()
  }

  /// What `#colorLiteral` makes.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour for the current traits.
  open var cgColor: CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(.current).cgColor
    }
  }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  // MARK: - Components

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = rgba
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// - Returns: False, and nothing is written, for a colour that is not grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let components = rgba
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = rgba
    let color = HueColor(red: components[0], green: components[1], blue: components[2])
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = components[3]
    return true
  }

  /// Red, green, blue and alpha for the current traits.
  private var rgba: [CGFloat] {
    let color = cgColor
    let components = color.components ?? []
    switch components.count {
    case 4...: return components
    case 2: return [components[0], components[0], components[0], components[1]]
    default: return [0, 0, 0, color.alpha]
    }
  }

  // MARK: - Drawing

  /// Makes this the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  // MARK: - Equality

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed = source, case .fixed = other.source else { return false }
    return rgba == other.rgba
  }

  open override var hash: Int {
    guard case .fixed = source else { return ObjectIdentifier(self).hashValue }
    return rgba.hashValue
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ColorLiteralType = UIColor
