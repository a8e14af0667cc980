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
      .property(
        "colors", \GradientStorage.gradient.colors, kind: .colors, implicit: true, wrap: { .colors($0) },
        unwrap: { if case .colors(let colors) = $0 { colors } else { nil } }),
      .property(
        "locations", \GradientStorage.gradient.locations, kind: .numbers, implicit: true,
        wrap: { .numbers($0) },
        unwrap: { if case .numbers(let numbers) = $0 { numbers } else { nil } }),
      .point("startPoint", \GradientStorage.gradient.startPoint),
      .point("endPoint", \GradientStorage.gradient.endPoint),
    ])
  ) { _, own in own }
}
