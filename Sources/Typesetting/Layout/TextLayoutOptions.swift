import CoreGraphics

/// The room that text is laid out in, and how it is broken into lines.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The room in points; infinite for as much as the text wants. Lines are aligned in it.
  package var maximumWidth: CGFloat
  /// The most lines to show; 0 for as many as the text wants.
  package var maximumLines: Int
  /// Lines that would begin below this are left out, in points; infinite for none.
  package var maximumHeight: CGFloat
  package var lineBreakMode: LineBreakMode
  package var alignment: TextAlignment
  /// Room added between two lines, in points.
  package var lineSpacing: CGFloat

  package init(
    maximumWidth: CGFloat = .infinity, maximumLines: Int = 0, lineBreakMode: LineBreakMode = .wordWrapping,
    alignment: TextAlignment = .left, lineSpacing: CGFloat = 0, maximumHeight: CGFloat = .infinity
  ) {
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.maximumHeight = maximumHeight
  }

  /// The same with numbers that lines can be placed by: what is none leaves things as they would be without it.
  var usable: TextLayoutOptions {
    var options = self
    if maximumWidth.isNaN { options.maximumWidth = .infinity }
    if maximumHeight.isNaN { options.maximumHeight = .infinity }
    options.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, -TextRun.widest), TextRun.widest) : 0
    return options
  }
}
