import CoreGraphics

/// A line of a layout.
package struct TextLine: Sendable {
  /// Where the baseline begins, in points from the layout's top left corner.
  package var origin: CGPoint
  /// The sum of the advances, in points; a break's spaces are left out.
  package let width: CGFloat
  /// From the baseline up to the top of the line; positive.
  package let ascender: CGFloat
  /// From the baseline down to the bottom of the line; negative.
  package let descender: CGFloat
  /// From left to right.
  package let runs: [GlyphRun]
  /// Whether the paragraph begins at the right.
  package let isRightToLeft: Bool

  package var height: CGFloat { ascender - descender }
  /// The line's place in the layout, in points.
  package var bounds: CGRect {
    CGRect(x: origin.x, y: origin.y - ascender, width: width, height: height)
  }
}

extension TextLine {
  /// Several lines of one direction set one behind the other, from left to right.
  init(joining parts: [TextLine]) {
    var runs: [GlyphRun] = []
    var width: CGFloat = 0
    for part in parts {
      runs += part.runs.map { $0.moved(by: width) }
      width += part.width
    }
    self.init(
      origin: .zero, width: width, ascender: parts.map(\.ascender).max() ?? 0,
      descender: parts.map(\.descender).min() ?? 0, runs: runs,
      isRightToLeft: parts.first?.isRightToLeft ?? false)
  }
}
