/// Keeps the values of a layer, so that model and presentation can be exchanged as wholes; classes of layers with
/// properties of their own keep them in a subclass.
package class LayerStorage {
  // A frame reads it tens of thousands of times, always on one thread and never while it is written: to check that
  // each time would take longer than the reading.
  @exclusivity(unchecked) package final var values = LayerValues()
  /// What applications keep in a layer under keys of their own.
  package final var custom: [String: Any] = [:]

  package required init() {}

  /// Whether sublayers keep their depth instead of being flattened into the layer's plane (fact 3.12.7).
  package var keepsDepth: Bool { false }
  /// How the sublayers are repeated; nil for once.
  var replication: ReplicatorValues? { nil }

  /// Takes over every value of another storage of the same class.
  package func assign(_ other: LayerStorage) {
    values = other.values
    custom = other.custom
  }

  package func copy() -> LayerStorage {
    let copy = type(of: self).init()
    copy.assign(self)
    return copy
  }
}
