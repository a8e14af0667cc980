import CoreGraphics

/// San Francisco's vertical metrics at one size, in points.
///
/// Layouts are made with these and not with the metrics of the font that is drawn, so that they agree with Apple's:
/// at 17 points the line height is 20.287, the ascender 16.187, the descender −4.101.
package struct FontMetrics: Hashable, Sendable {
  /// The size of an em in points.
  package let size: CGFloat

  package init(size: CGFloat) {
    self.size = size
  }

  /// From the baseline up to the top of a line; positive.
  package var ascender: CGFloat { size * (1950 / FontMetrics.unitsPerEm) }
  /// From the baseline down to the bottom of a line; negative.
  package var descender: CGFloat { size * (-494 / FontMetrics.unitsPerEm) }
  /// From the top of a line to the top of the next one.
  package var lineHeight: CGFloat { ascender - descender + leading }
  /// Extra room between two lines; San Francisco has none.
  package var leading: CGFloat { 0 }
  /// The height of flat capital letters.
  package var capHeight: CGFloat { size * (1443 / FontMetrics.unitsPerEm) }
  /// The height of flat small letters without ascender.
  package var xHeight: CGFloat { size * (1078 / FontMetrics.unitsPerEm) }

  /// From the baseline down to the middle of an underline; positive.
  var underlineDepth: CGFloat { size * (200 / FontMetrics.unitsPerEm) }
  var underlineThickness: CGFloat { size * (100 / FontMetrics.unitsPerEm) }

  /// The grid that San Francisco is drawn on.
  private static let unitsPerEm: CGFloat = 2048
}
