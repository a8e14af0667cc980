/// What a key path names on a layer: a property, or a part of one.
package struct PropertyTarget: Sendable {
  package let property: LayerProperty
  package let component: ValueComponent?
  /// Whether the property is the application's own.
  package let isCustom: Bool

  /// Unknown keys name properties of the application's own, or parts of them. Nil when a known property, one
  /// that cannot be animated included, has no such part, and for a path that begins or ends with a dot or is empty.
  ///
  /// - Parameter storage: Where an application's own properties show what parts they have.
  package init?(keyPath: String, of layer: CALayer.Type, in storage: LayerStorage) {
    let parts = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = parts.first.map(String.init), !key.isEmpty, !keyPath.hasSuffix(".") else { return nil }
    guard let known = layer.property(forKey: key) else {
      guard parts.count == 1 || KeyedProperty.ofLayer[key] == nil else { return nil }
      let (whole, part) = Self.split(keyPath, of: layer, in: storage)
      property = .custom(whole, of: layer)
      component = part
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

  /// An application's key, which may have dots in it, and the part that the rest of a key path names of its value.
  private static func split(
    _ keyPath: String, of layer: CALayer.Type, in storage: LayerStorage
  ) -> (key: String, part: ValueComponent?) {
    guard storage.custom[keyPath] == nil else { return (keyPath, nil) }
    var end = keyPath.lastIndex(of: ".")
    while let dot = end {
      let key = String(keyPath[..<dot])
      if let value = storage.custom[key] ?? layer.defaultValue(forKey: key),
        let part = ValueComponent(
          keyPath[keyPath.index(after: dot)...], of: AnimatableValue(guessing: value).kind)
      {
        return (key, part)
      }
      end = keyPath[..<dot].lastIndex(of: ".")
    }
    return (keyPath, nil)
  }

  /// Whether an application's own property is named, not a part of it.
  var isWholeCustom: Bool { isCustom && component == nil }

  package var kind: AnimatableValue.Kind { component?.kind ?? property.kind }

  package var access: PropertyAccess { component.map(property.access.part) ?? property.access }

  package func get(_ storage: LayerStorage) -> AnimatableValue {
    let whole = property.get(storage)
    return component?.get(from: whole) ?? whole
  }

  /// What makes a whole that is not finite is left out.
  package func set(_ storage: LayerStorage, _ value: AnimatableValue) {
    if let component {
      let whole = component.set(value, in: property.get(storage))
      if whole.isFinite { property.set(storage, whole) }
    } else {
      property.set(storage, value)
    }
  }
}
