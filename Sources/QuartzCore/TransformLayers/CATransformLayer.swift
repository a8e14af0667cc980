/// A layer that gives its sublayers room instead of a plane: they keep their depth (fact 3.12.7).
///
/// It shows nothing itself. Background, contents, border, shadow, mask and `masksToBounds` have no effect; opacity
/// fades each sublayer on its own.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { TransformStorage() }
}

/// What tells a transform layer from other layers.
final class TransformStorage: LayerStorage {
  override var keepsDepth: Bool { true }
}
