/// A colour: the parts of a colour space, then alpha; or a pattern.
public final class CGColor: Sendable {
  private let space: CGColorSpace
  /// Not a number becomes 0, as it is drawn.
  private let values: [CGFloat]
  /// What is painted instead of one colour; nil for others.
  public let pattern: CGPattern?
  /// The colour as a pixel: each part rounded to 8 bits, then multiplied by alpha as (x·a + 127)/255.
  ///
  /// Kept, since layers paint the same colour in frame after frame.
  package let premultipliedBGRA: PremultipliedBGRA

  package init(space: CGColorSpace, values: [CGFloat]) {
    self.space = space
    self.values = Self.numbers(values)
    pattern = nil
    premultipliedBGRA = PremultipliedBGRA(Self.standardRGB(self.values, of: space))
  }

  private static func numbers(_ values: [CGFloat]) -> [CGFloat] {
    values.contains(where: \.isNaN) ? values.map { $0.isNaN ? 0 : $0 } : values
  }

  /// - Parameters:
  ///   - space: No pattern space.
  ///   - components: The parts, then alpha, 0...1; the extended spaces and conversions go beyond, L*a*b* has 0...100
  ///     and its limits, and a table the numbers of its colours.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .pattern { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// A pattern as a colour.
  ///
  /// - Parameters:
  ///   - space: A pattern space, with a base space for an uncoloured pattern.
  ///   - pattern: What is painted.
  ///   - components: Alpha for a coloured pattern; for an uncoloured one the parts of its colour, then alpha.
  /// - Returns: Nil when the space does not fit.
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
    let count = pattern.isColored ? 1 : space.numberOfComponents + 1
    self.space = space
    values = Self.numbers(Array(UnsafeBufferPointer(start: components, count: count)))
    self.pattern = pattern
    premultipliedBGRA = PremultipliedBGRA(Self.standardRGB(values, of: space))
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

  /// A colour of inks, 0 for none.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .genericCMYKInks, values: [cyan, magenta, yellow, black, alpha])
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
    copy(alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    let values = Array(values.dropLast()) + [alpha]
    guard let pattern else { return CGColor(space: space, values: values) }
    return CGColor(patternSpace: space, pattern: pattern, components: values)
  }

  /// The same colour in another space, clamped to what that space can express unless it is an extended one; `intent`
  /// makes no difference.
  ///
  /// - Returns: Nil from and to pattern spaces, and to tables of colours.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    if space == self.space { return self }
    guard pattern == nil, self.space.model != .pattern, space.model != .pattern, space.model != .indexed
    else { return nil }
    let parts = ColorConversion.standardRGB(from: values, of: self.space)
    let converted = ColorConversion.components(from: parts, to: space)
    let clamped = converted.enumerated().map { (part, value) in
      if space.isExtended { return value }
      let limits = space.limits(ofPart: part)
      return min(max(value, limits.lowerBound), limits.upperBound)
    }
    return CGColor(space: space, values: clamped + [alpha])
  }
}

extension CGColor: Hashable {
  /// Two colours are equal when space and numbers are, and two patterns when they are the same.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.space == right.space && left.values == right.values && left.pattern === right.pattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}
