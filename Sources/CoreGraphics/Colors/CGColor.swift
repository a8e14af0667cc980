/// A colour: the parts of a colour space, then alpha.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  private let values: [CGFloat]

  package init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = values
  }

  /// - Parameters:
  ///   - space: Grey or red-green-blue.
  ///   - components: The parts, then alpha, 0...1; the extended spaces and conversions go beyond.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .genericGray, values: [gray, alpha])
  }

  public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
  public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
  /// Black that lets everything through.
  public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }

  public var colorSpace: CGColorSpace? { space }

  /// The parts, then alpha.
  public var components: [CGFloat]? { values }

  /// Parts and alpha counted.
  public var numberOfComponents: Int { values.count }

  public var alpha: CGFloat { values[values.count - 1] }

  public func copy() -> CGColor? {
    CGColor(space: space, values: values)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha])
  }

  /// The same colour in another space, not clamped; `intent` makes no difference.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    let parts = ColorConversion.standardRGB(from: values, of: self.space)
    return CGColor(space: space, values: ColorConversion.components(from: parts, to: space) + [alpha])
  }
}

extension CGColor: Hashable {
  /// Two colours are equal when space and numbers are.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
