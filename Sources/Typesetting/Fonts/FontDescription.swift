import CoreGraphics

/// Which face of the system font a run of text is set in.
///
/// There is one family, Inter, standing in for San Francisco; as San Francisco does, it has a text design below
/// 20 points and a display design from 20 points on.
package struct FontDescription: Hashable, Sendable {
  /// The size of an em in points, above 0.
  package var size: CGFloat
  package var weight: FontWeight
  package var isItalic: Bool
  /// Whether every digit has the same advance, so that changing numbers do not make text jump.
  package var hasMonospacedDigits: Bool

  package init(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The size in points from which the display design is used, as San Francisco does.
  package static let displaySize: CGFloat = 20

  /// The families to search for a glyph, best first.
  var families: [String] {
    [size < FontDescription.displaySize ? FontFamily.text : FontFamily.display, FontFamily.chinese]
  }

  /// The metrics of San Francisco at this size.
  package var metrics: FontMetrics {
    FontMetrics(size: size)
  }
}
