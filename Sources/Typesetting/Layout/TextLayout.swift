import CoreGraphics

/// Text broken into lines, with every glyph in its place: made once, measured and drawn as often as wanted.
///
/// Lines are spaced by San Francisco's metrics, whatever font the glyphs come from. Coordinates are in points from
/// the top left corner; y points down.
///
/// ```swift
/// let font = FontDescription(size: 17, weight: .semibold)
/// let layout = try TextLayout([TextRun("Hello, 世界", font: font, color: color)])
/// layout.draw(in: context, at: CGPoint(x: 16, y: 20))
/// ```
package final class TextLayout: Sendable {
  package let lines: [TextLine]
  /// As wide as the widest line and as high as all lines together, in points, unrounded.
  package let size: CGSize
  /// Whether text was left out for want of room.
  package let isTruncated: Bool
  /// What is shown.
  package let runs: [TextRun]

  /// Lays out text with this machine's fonts.
  ///
  /// - Throws: `FontLibraryError` when the fonts are not installed.
  package convenience init(
    _ runs: [TextRun], options: TextLayoutOptions = TextLayoutOptions()
  ) throws(FontLibraryError) {
    self.init(runs, options: options, library: try FontLibrary.installed.get())
  }

  /// Lays out text with the fonts of a library.
  ///
  /// Numbers that are infinite or none have no effect, those that glyphs cannot be placed by are limited.
  package init(_ runs: [TextRun], options: TextLayoutOptions = TextLayoutOptions(), library: FontLibrary) {
    let (runs, options) = (runs.map(\.usable), options.usable)
    self.runs = runs
    var breaker = LineBreaker(runs: runs, options: options)
    library.withContext { breaker.breakLines(context: $0) }
    isTruncated = breaker.isTruncated
    var lines = breaker.lines
    let widest = lines.map(\.width).max() ?? 0
    let room = options.maximumWidth.isFinite ? options.maximumWidth : widest
    var top: CGFloat = 0
    for index in lines.indices {
      if index > 0 { top += options.lineSpacing }
      lines[index].origin = CGPoint(
        x: (room - lines[index].width) * options.alignment.leadingShare(of: lines[index]),
        y: top + lines[index].ascender)
      top += lines[index].height
    }
    self.lines = lines
    size = CGSize(width: widest, height: top)
  }

  /// From the top of the layout down to the first baseline, in points; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// From the top of the layout down to the last baseline, in points; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
  /// How many characters no font has.
  package var unknownGlyphCount: Int {
    lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.unknownGlyphs.count } }
  }
}

extension TextAlignment {
  /// How much of a line's spare room stands at its left.
  fileprivate func leadingShare(of line: TextLine) -> CGFloat {
    switch self {
    case .left: 0
    case .justified, .natural: line.isRightToLeft ? 1 : 0
    case .center: 0.5
    case .right: 1
    }
  }
}
