import QuartzCore

/// The values that layers had before a transition's view animations changed them.
@MainActor
struct ModelValues {
  private struct Key: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
  }

  private var values: [(change: LayerChange, key: Key)] = []
  private var known: Set<Key> = []

  /// Keeps the value before the first change of each property.
  mutating func remember(_ change: LayerChange) {
    let key = Key(layer: ObjectIdentifier(change.layer), keyPath: change.keyPath)
    guard known.insert(key).inserted else { return }
    values.append((change, key))
  }

  /// Gives the layers their old values back.
  func restore() {
    for (change, _) in values {
      let old = change.value.modelEnds.from
      change.layer.setValue(old, forKeyPath: change.keyPath)
      // A view keeps its colour beside the layer's.
      if change.keyPath == "backgroundColor", let view = change.layer.delegate as? UIView {
        view.backgroundColor = change.layer.backgroundColor.map { UIColor(cgColor: $0) }
      }
    }
  }
}
