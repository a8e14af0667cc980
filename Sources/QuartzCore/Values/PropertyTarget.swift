/// What a key path names on a layer: a property, or a part of one.
package struct PropertyTarget: Sendable {
  package let property: LayerProperty
  package let component: ValueComponent?
  /// Whether the key path is a key of the application's own.
  package let isCustom: Bool

  /// Unknown keys name properties of the application's own. Nil when a known property has no such part.
  package init?(keyPath: String, of layer: CALayer.Type) {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard let key = parts.first.map(String.init) else { return nil }
    guard let known = layer.property(forKey: key) else {
      property = .custom(keyPath, of: layer)
      component = nil
      isCustom = true
      return
    }
    property = known
    isCustom = false
    if parts.count == 1 {
      component = nil
    } else {
      guard let component = ValueComponent(parts[1], of: known.kind) else { return nil }
      self.component = component
    }
  }

  package var kind: AnimatableValue.Kind { component?.kind ?? property.kind }

  package var access: PropertyAccess { component.map(property.access.part) ?? property.access }

  package func get(_ storage: LayerStorage) -> AnimatableValue {
    let whole = property.get(storage)
    return component?.get(from: whole) ?? whole
  }

  package func set(_ storage: LayerStorage, _ value: AnimatableValue) {
    if let component {
      property.set(storage, component.set(value, in: property.get(storage)))
    } else {
      property.set(storage, value)
    }
  }
}
