/// A layer that shows what lies under it, blurred and tinted, as visual effects do.
package final class BackdropLayer: CALayer {
  package override class func makeStorage() -> LayerStorage { BackdropStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofBackdropLayer[key]
  }

  private var backdrop: BackdropValues { (storage as? BackdropStorage)?.backdrop ?? BackdropValues() }

  private func changeBackdrop(_ key: String, unless isSame: Bool, _ store: (inout BackdropValues) -> Void) {
    change(key, unless: isSame) { storage in
      if let storage = storage as? BackdropStorage { store(&storage.backdrop) }
    }
  }

  /// The standard deviation, in points; 0 leaves the backdrop sharp.
  package var blurRadius: CGFloat {
    get { backdrop.blurRadius }
    set { changeBackdrop("blurRadius", unless: backdrop.blurRadius == newValue) { $0.blurRadius = newValue } }
  }
  /// 1 leaves the colours as they are.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set { changeBackdrop("saturation", unless: backdrop.saturation == newValue) { $0.saturation = newValue } }
  }
  /// Laid over the blurred backdrop.
  package var tintColor: CGColor? {
    get { backdrop.tintColor }
    set { changeBackdrop("tintColor", unless: backdrop.tintColor == newValue) { $0.tintColor = newValue } }
  }
}

package struct BackdropValues {
  package var blurRadius: CGFloat = 0
  package var saturation: CGFloat = 1
  package var tintColor: CGColor?

  package init() {}
}

package final class BackdropStorage: LayerStorage {
  package var backdrop = BackdropValues()

  package override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? BackdropStorage { backdrop = other.backdrop }
  }
}

extension LayerProperty {
  static let ofBackdropLayer = ofLayer.merging(
    table([
      .number(
        "blurRadius", { (layer: BackdropStorage) in layer.backdrop.blurRadius },
        { $0.backdrop.blurRadius = $1 }),
      .number(
        "saturation", { (layer: BackdropStorage) in layer.backdrop.saturation },
        { $0.backdrop.saturation = $1 }),
      .color(
        "tintColor", { (layer: BackdropStorage) in layer.backdrop.tintColor }, { $0.backdrop.tintColor = $1 }),
    ])
  ) { _, own in own }
}
