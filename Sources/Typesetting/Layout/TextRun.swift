import CoreGraphics

/// A stretch of text that is set alike.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  package var color: CGColor
  /// Painted behind the line, as high as the run's line; nil for nothing.
  package var backgroundColor: CGColor?
  /// Room added between characters, in points; negative draws them together.
  package var letterSpacing: CGFloat
  package var isUnderlined: Bool

  package init(
    _ text: String, font: FontDescription, color: CGColor, backgroundColor: CGColor? = nil,
    letterSpacing: CGFloat = 0, isUnderlined: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    self.letterSpacing = letterSpacing
    self.isUnderlined = isUnderlined
  }

  /// The sizes of fonts that can be drawn, in points.
  package static let fontSizes: ClosedRange<CGFloat> = 0.1...10_000
  /// More room than this between characters or lines, in points, would overflow: Pango adds up widths in 32 bits.
  package static let widest: CGFloat = 10_000

  /// The same with numbers that glyphs can be placed by.
  var usable: TextRun {
    var run = self
    let size = font.size.isNaN ? 0 : font.size
    run.font.size = min(max(size, Self.fontSizes.lowerBound), Self.fontSizes.upperBound)
    run.letterSpacing = letterSpacing.isFinite ? min(max(letterSpacing, -Self.widest), Self.widest) : 0
    return run
  }
}
