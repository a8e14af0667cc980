import QuartzCore

extension UIView {
  /// Layer classes that draw nothing themselves: for them `draw(_:)` is all there is to draw.
  private static let passiveLayerClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self),
    ObjectIdentifier(CAGradientLayer.self),
  ]

  func display(contentsOf layer: CALayer) {
    guard layer === self.layer else { return }
    let size = bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    traitCollection.performAsCurrent {
      if UIView.passiveLayerClasses.contains(ObjectIdentifier(type(of: layer))) {
        displayLazily()
      } else {
        displayByLayer()
      }
    }
  }

  /// Runs `draw(_:)` with a context that comes into being when it is first asked for.
  private func displayLazily() {
    let drawing = LazyDrawing(bounds: bounds, scale: contentScaleFactor)
    GraphicsContextStack.current.withLazyContext(drawing) { draw(bounds) }
    if let image = drawing.finish() {
      layer.contents = image
      hasDrawnContents = true
    } else if hasDrawnContents {
      layer.contents = nil
      hasDrawnContents = false
    }
  }

  /// Lets a layer of an app's own class draw, which may ask the view in turn.
  private func displayByLayer() {
    let drawing = BitmapDrawing(bounds: bounds, scale: contentScaleFactor, isOpaque: false)
    guard let drawing else { return }
    layer.draw(in: drawing.context)
    layer.contents = drawing.context.makeImage()
    hasDrawnContents = true
  }

  /// What the layer asks for when it draws into a context of its own.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === self.layer else { return }
    GraphicsContextStack.current.withContext(ctx) { draw(bounds) }
  }
}
