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
}
