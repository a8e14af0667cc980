import CoreGraphics

extension TextLayout {
  /// Draws the text, as sharp as the context's scale allows, with its alpha, blend mode and shadow.
  ///
  /// Glyphs are drawn as outlines, filled unless the context says otherwise, so that each stands exactly where it was laid out, between pixels too.
  ///
  /// - Parameters:
  ///   - context: A context whose y axis points down.
  ///   - point: Where the layout's top left corner goes, in points.
  package func draw(in context: CGContext, at point: CGPoint) {
    context.paint { TextPainter(cairo: $0, context: context).paint(self, at: point) }
    guard context.textDrawingMode.clips else { return }
    context.clipToOutlines { TextPainter(cairo: $0, context: context).appendOutlines(of: self, at: point) }
  }
}
