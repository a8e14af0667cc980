import CoreGraphics

/// A stretch of text that is set alike.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  package var color: CGColor
  /// Painted behind the line, as high as the run's line; nil for nothing.
  package var backgroundColor: CGColor?
  /// Room added between characters, in points, within ±10,000; negative draws them together.
  package let letterSpacing: CGFloat
  package var isUnderlined: Bool

  package init(
    _ text: String, font: FontDescription, color: CGColor, backgroundColor: CGColor? = nil,
    letterSpacing: CGFloat = 0, isUnderlined: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
    // Pango adds up widths in 32 bits.
    self.letterSpacing = letterSpacing.isNaN ? 0 : min(max(letterSpacing, -10_000), 10_000)
    self.isUnderlined = isUnderlined
  }
}
