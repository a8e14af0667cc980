import QuartzCore

extension UIView {
  /// Runs `draw(_:)` with a context that comes into being when it is first asked for.
  func displayDrawing() {
    let size = bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let drawing = LazyDrawing(bounds: bounds, scale: contentScaleFactor)
    GraphicsContextStack.current.withLazyContext(drawing) {
      traitCollection.performAsCurrent { draw(bounds) }
    }
    if let image = drawing.finish() {
      layer.contents = image
      hasDrawnContents = true
    } else if hasDrawnContents {
      layer.contents = nil
      hasDrawnContents = false
    }
  }
}
