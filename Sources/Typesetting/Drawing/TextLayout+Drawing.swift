import CoreGraphics

extension TextLayout {
  /// Draws the text, as sharp as the context's scale allows, with its alpha, blend mode and shadow.
  ///
  /// Glyphs are filled as outlines, so that each stands exactly where it was laid out, between pixels too.
  ///
  /// - Parameters:
  ///   - context: A context whose y axis points down.
  ///   - point: Where the layout's top left corner goes, in points.
  package func draw(in context: CGContext, at point: CGPoint) {
    context.paint { cairo in
      TextPainter(cairo: cairo, alpha: context.globalAlpha).paint(self, at: point)
    }
  }
}
