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

  /// Gives a tint that is not seen the grey that it will have, so that it fades in where it is: a dark effect must not
  /// begin with a bright one.
  func prepareTint(for effect: BackdropEffect) {
    guard let layer = layer as? BackdropLayer, layer.tintColor?.alpha ?? 0 == 0 else { return }
    UIView.performWithoutAnimation { layer.tintColor = CGColor(gray: effect.tintWhite, alpha: 0) }
  }
}
