/// Draws, lays out and animates a layer for it. Every method is optional.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives `layer` its contents.
  func display(_ layer: CALayer)
  /// Draws the contents of `layer`.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// An object to run, `NSNull` for no action, nil to go on looking (fact 3.8).
  func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {
    MediaContext.current.missedOptionalMethod = true
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {
    MediaContext.current.missedOptionalMethod = true
  }

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}
