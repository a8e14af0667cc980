/// What a replicator layer has beyond other layers.
package struct ReplicatorValues {
  package var count = 1
  /// In seconds.
  package var delay: CFTimeInterval = 0
  package var transform = CATransform3D.identity
  package var preservesDepth = false
  package var color: CGColor? = .white
  package var redOffset: Float = 0
  package var greenOffset: Float = 0
  package var blueOffset: Float = 0
  package var alphaOffset: Float = 0

  package init() {}
}

package final class ReplicatorStorage: LayerStorage {
  package var replicatorValues = ReplicatorValues()

  package override var keepsDepth: Bool { replicatorValues.preservesDepth }
  override var replication: ReplicatorValues? { replicatorValues }

  package override func assign(_ other: LayerStorage) {
    super.assign(other)
    if let other = other as? ReplicatorStorage { replicatorValues = other.replicatorValues }
  }
}

extension LayerProperty {
  static let ofReplicatorLayer = ofLayer.merging(
    table([
      .number(
        "instanceCount", { (layer: ReplicatorStorage) in CGFloat(layer.replicatorValues.count) },
        { $0.replicatorValues.count = Int(min(max($1.rounded(), -1e9), 1e9)) }),
      .number(
        "instanceDelay", { (layer: ReplicatorStorage) in CGFloat(layer.replicatorValues.delay) },
        { $0.replicatorValues.delay = Double($1) }),
      .transform(
        "instanceTransform", { (layer: ReplicatorStorage) in layer.replicatorValues.transform },
        { $0.replicatorValues.transform = $1 }),
      .flag(
        "preservesDepth", { (layer: ReplicatorStorage) in layer.replicatorValues.preservesDepth },
        { $0.replicatorValues.preservesDepth = $1 }),
      .color(
        "instanceColor", { (layer: ReplicatorStorage) in layer.replicatorValues.color },
        { $0.replicatorValues.color = $1 }),
      .float(
        "instanceRedOffset", { (layer: ReplicatorStorage) in layer.replicatorValues.redOffset },
        { $0.replicatorValues.redOffset = $1 }),
      .float(
        "instanceGreenOffset", { (layer: ReplicatorStorage) in layer.replicatorValues.greenOffset },
        { $0.replicatorValues.greenOffset = $1 }),
      .float(
        "instanceBlueOffset", { (layer: ReplicatorStorage) in layer.replicatorValues.blueOffset },
        { $0.replicatorValues.blueOffset = $1 }),
      .float(
        "instanceAlphaOffset", { (layer: ReplicatorStorage) in layer.replicatorValues.alphaOffset },
        { $0.replicatorValues.alphaOffset = $1 }),
    ])
  ) { _, own in own }
}
