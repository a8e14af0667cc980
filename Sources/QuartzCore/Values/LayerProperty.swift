/// A property of a layer by its key: how to read and write it without knowing the layer's class.
package struct LayerProperty: Sendable {
  package let key: String
  /// `.object` also stands for properties that applications add; their values keep their own kind.
  package let kind: AnimatableValue.Kind
  /// Whether a change of the property looks for an action (fact 3.8).
  package let hasImplicitAnimation: Bool
  package let get: @Sendable (LayerStorage) -> AnimatableValue
  package let set: @Sendable (LayerStorage, AnimatableValue) -> Void

  package typealias Path<Owner, Value> = ReferenceWritableKeyPath<Owner, Value> & Sendable

  /// A property of the storage of one class of layers.
  static func property<Owner: LayerStorage, Value>(
    _ key: String, _ path: Path<Owner, Value>, kind: AnimatableValue.Kind, implicit: Bool,
    wrap: @escaping @Sendable (Value) -> AnimatableValue,
    unwrap: @escaping @Sendable (AnimatableValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      key: key, kind: kind, hasImplicitAnimation: implicit,
      get: { storage in (storage as? Owner).map { wrap($0[keyPath: path]) } ?? .object(nil) },
      set: { storage, value in
        if let owner = storage as? Owner, let value = unwrap(value) { owner[keyPath: path] = value }
      })
  }

  static func number<Owner: LayerStorage>(
    _ key: String, _ path: Path<Owner, CGFloat>, implicit: Bool = true
  ) -> LayerProperty {
    property(
      key, path, kind: .number, implicit: implicit, wrap: { .number(Double($0)) },
      unwrap: { if case .number(let number) = $0 { CGFloat(number) } else { nil } })
  }

  static func float<Owner: LayerStorage>(_ key: String, _ path: Path<Owner, Float>) -> LayerProperty {
    property(
      key, path, kind: .number, implicit: true, wrap: { .number(Double($0)) },
      unwrap: { if case .number(let number) = $0 { Float(number) } else { nil } })
  }

  static func flag<Owner: LayerStorage>(
    _ key: String, _ path: Path<Owner, Bool>, implicit: Bool = false
  ) -> LayerProperty {
    property(
      key, path, kind: .number, implicit: implicit, wrap: { .number($0 ? 1 : 0) },
      unwrap: { if case .number(let number) = $0 { number != 0 } else { nil } })
  }

  static func point<Owner: LayerStorage>(_ key: String, _ path: Path<Owner, CGPoint>) -> LayerProperty {
    property(
      key, path, kind: .point, implicit: true, wrap: { .point($0) },
      unwrap: { if case .point(let point) = $0 { point } else { nil } })
  }

  static func size<Owner: LayerStorage>(_ key: String, _ path: Path<Owner, CGSize>) -> LayerProperty {
    property(
      key, path, kind: .size, implicit: true, wrap: { .size($0) },
      unwrap: { if case .size(let size) = $0 { size } else { nil } })
  }

  static func rect<Owner: LayerStorage>(_ key: String, _ path: Path<Owner, CGRect>) -> LayerProperty {
    property(
      key, path, kind: .rect, implicit: true, wrap: { .rect($0) },
      unwrap: { if case .rect(let rect) = $0 { rect } else { nil } })
  }

  static func transform<Owner: LayerStorage>(
    _ key: String, _ path: Path<Owner, CATransform3D>
  ) -> LayerProperty {
    property(
      key, path, kind: .transform, implicit: true, wrap: { .transform($0) },
      unwrap: { if case .transform(let transform) = $0 { transform } else { nil } })
  }

  static func color<Owner: LayerStorage>(_ key: String, _ path: Path<Owner, CGColor?>) -> LayerProperty {
    property(
      key, path, kind: .color, implicit: true, wrap: { .color($0) },
      unwrap: { if case .color(let color) = $0 { .some(color) } else { nil } })
  }

  static func path<Owner: LayerStorage>(
    _ key: String, _ path: Path<Owner, CGPath?>, implicit: Bool
  ) -> LayerProperty {
    property(
      key, path, kind: .path, implicit: implicit, wrap: { .path($0) },
      unwrap: { if case .path(let path) = $0 { .some(path) } else { nil } })
  }

  /// A property that an application keeps under a key of its own.
  static func custom(_ key: String) -> LayerProperty {
    LayerProperty(
      key: key, kind: .object, hasImplicitAnimation: true,
      get: { AnimatableValue(guessing: $0.custom[key]) }, set: { $0.custom[key] = $1.any })
  }
}
