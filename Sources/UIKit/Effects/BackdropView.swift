import QuartzCore

/// The part of a visual effect view that shows what lies under it.
@MainActor
final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }

  /// Changes inside an animation block animate: the blur grows and goes, as with `effect` from nil to a blur.
  func show(_ effect: BackdropEffect) {
    guard let layer = layer as? BackdropLayer else { return }
    layer.blurRadius = effect.blurRadius
    layer.saturation = effect.saturation
    layer.tintColor = CGColor(gray: effect.tintWhite, alpha: effect.tintAlpha)
  }
}
