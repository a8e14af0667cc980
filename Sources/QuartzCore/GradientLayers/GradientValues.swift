/// What a gradient layer has beyond other layers.
package struct GradientValues {
  package var colors: [CGColor] = []
  /// One for each colour; empty for an even spread.
  package var locations: [Double] = []
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var type = CAGradientLayerType.axial

  package init() {}
}

package final class GradientStorage: LayerStorage {
  package var gradient = GradientValues()
  /// The picture drawn last, and what it was drawn from.
  package var cache: GradientPicture?

  package override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? GradientStorage { gradient = other.gradient }
  }
}

extension LayerProperty {
  static let ofGradientLayer = ofLayer.merging(
    table([
      .colors("colors", { (layer: GradientStorage) in layer.gradient.colors }, { $0.gradient.colors = $1 }),
      .numbers(
        "locations", { (layer: GradientStorage) in layer.gradient.locations }, { $0.gradient.locations = $1 }),
      .point(
        "startPoint", { (layer: GradientStorage) in layer.gradient.startPoint },
        { $0.gradient.startPoint = $1 }),
      .point(
        "endPoint", { (layer: GradientStorage) in layer.gradient.endPoint }, { $0.gradient.endPoint = $1 }),
      .option("type", { (layer: GradientStorage) in layer.gradient.type }, { $0.gradient.type = $1 }),
    ])
  ) { _, own in own }
}
