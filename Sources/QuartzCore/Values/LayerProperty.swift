/// A property of a layer by its key: how to read and write it without knowing the layer's class.
///
/// A class, so that all animations of a property share it in the processor's caches.
package final class LayerProperty: Sendable {
  package let key: String
  /// `.object` also stands for properties that applications add; their values keep their own kind.
  package let kind: AnimatableValue.Kind
  /// Whether a change of the property looks for an action (fact 3.8).
  package let hasImplicitAnimation: Bool
  package let get: @Sendable (LayerStorage) -> AnimatableValue
  package let set: @Sendable (LayerStorage, AnimatableValue) -> Void
  /// Whether `set` would not leave out a value of the property's kind.
  package let accepts: @Sendable (AnimatableValue) -> Bool
  /// Gives the first storage the value of the second.
  package let copy: @Sendable (LayerStorage, LayerStorage) -> Void
  package let access: PropertyAccess

  package typealias Get<Owner, Value> = @Sendable (Owner) -> Value
  package typealias Set<Owner, Value> = @Sendable (Owner, Value) -> Void

  init(
    key: String, kind: AnimatableValue.Kind, hasImplicitAnimation: Bool,
    get: @escaping @Sendable (LayerStorage) -> AnimatableValue,
    set: @escaping @Sendable (LayerStorage, AnimatableValue) -> Void,
    accepts: @escaping @Sendable (AnimatableValue) -> Bool = { _ in true },
    copy: (@Sendable (LayerStorage, LayerStorage) -> Void)? = nil, access: PropertyAccess = .wrapped
  ) {
    self.key = key
    self.kind = kind
    self.hasImplicitAnimation = hasImplicitAnimation
    self.get = get
    self.set = set
    self.accepts = accepts
    self.copy = copy ?? { set($0, get($1)) }
    self.access = access
  }

  /// A property of the storage of one class of layers.
  ///
  /// Accessors are closures, not key paths: those copy all values of the layer to read one.
  static func property<Owner: LayerStorage, Value>(
    _ key: String, kind: AnimatableValue.Kind, implicit: Bool, _ get: @escaping Get<Owner, Value>,
    _ set: @escaping Set<Owner, Value>, wrap: @escaping @Sendable (Value) -> AnimatableValue,
    unwrap: @escaping @Sendable (AnimatableValue) -> Value?,
    access: (@escaping Get<LayerStorage, Value>, @escaping Set<LayerStorage, Value>) -> PropertyAccess = {
      _, _ in .wrapped
    }
  ) -> LayerProperty {
    // A table belongs to one class of layers, whose storages are all of its own class.
    let read: Get<LayerStorage, Value> = { get(unsafeDowncast($0, to: Owner.self)) }
    let write: Set<LayerStorage, Value> = { set(unsafeDowncast($0, to: Owner.self), $1) }
    return LayerProperty(
      key: key, kind: kind, hasImplicitAnimation: implicit,
      get: { wrap(read($0)) },
      set: { storage, value in
        if let value = unwrap(value) { write(storage, value) }
      },
      accepts: { value in
        if case .some = unwrap(value) { true } else { false }
      },
      copy: { write($0, read($1)) }, access: access(read, write))
  }

  static func number<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGFloat>, _ set: @escaping Set<Owner, CGFloat>
  ) -> LayerProperty {
    property(
      key, kind: .number, implicit: true, get, set, wrap: { .number(Double($0)) },
      unwrap: { if case .number(let number) = $0 { CGFloat(number) } else { nil } },
      access: { get, set in .number(get: { Double(get($0)) }, set: { set($0, CGFloat($1)) }) })
  }

  static func float<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, Float>, _ set: @escaping Set<Owner, Float>
  ) -> LayerProperty {
    property(
      key, kind: .number, implicit: true, get, set, wrap: { .number(Double($0)) },
      unwrap: { if case .number(let number) = $0 { Float(limited: number) } else { nil } },
      access: { get, set in .number(get: { Double(get($0)) }, set: { set($0, Float(limited: $1)) }) })
  }

  static func flag<Owner: LayerStorage>(
    _ key: String, implicit: Bool = false, _ get: @escaping Get<Owner, Bool>,
    _ set: @escaping Set<Owner, Bool>
  ) -> LayerProperty {
    property(
      key, kind: .number, implicit: implicit, get, set, wrap: { .number($0 ? 1 : 0) },
      unwrap: { if case .number(let number) = $0 { number != 0 } else { nil } })
  }

  static func point<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGPoint>, _ set: @escaping Set<Owner, CGPoint>
  ) -> LayerProperty {
    property(
      key, kind: .point, implicit: true, get, set, wrap: { .point($0) },
      unwrap: { if case .point(let point) = $0 { point } else { nil } },
      access: { .point(get: $0, set: $1) })
  }

  static func size<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGSize>, _ set: @escaping Set<Owner, CGSize>
  ) -> LayerProperty {
    property(
      key, kind: .size, implicit: true, get, set, wrap: { .size($0) },
      unwrap: { if case .size(let size) = $0 { size } else { nil } },
      access: { .size(get: $0, set: $1) })
  }

  static func rect<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGRect>, _ set: @escaping Set<Owner, CGRect>
  ) -> LayerProperty {
    property(
      key, kind: .rect, implicit: true, get, set, wrap: { .rect($0) },
      unwrap: { if case .rect(let rect) = $0 { rect } else { nil } },
      access: { .rect(get: $0, set: $1) })
  }

  static func transform<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CATransform3D>, _ set: @escaping Set<Owner, CATransform3D>
  ) -> LayerProperty {
    property(
      key, kind: .transform, implicit: true, get, set, wrap: { .transform($0) },
      unwrap: { if case .transform(let transform) = $0 { transform } else { nil } },
      access: { .transform(get: $0, set: $1) })
  }

  static func color<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGColor?>, _ set: @escaping Set<Owner, CGColor?>
  ) -> LayerProperty {
    property(
      key, kind: .color, implicit: true, get, set, wrap: { .color($0) },
      unwrap: { if case .color(let color) = $0 { .some(color) } else { nil } })
  }

  static func path<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, CGPath?>, _ set: @escaping Set<Owner, CGPath?>
  ) -> LayerProperty {
    property(
      key, kind: .path, implicit: false, get, set, wrap: { .path($0) },
      unwrap: { if case .path(let path) = $0 { .some(path) } else { nil } })
  }

  static func colors<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, [CGColor]>, _ set: @escaping Set<Owner, [CGColor]>
  ) -> LayerProperty {
    property(
      key, kind: .colors, implicit: true, get, set, wrap: { .colors($0) },
      unwrap: { if case .colors(let colors) = $0 { colors } else { nil } })
  }

  static func numbers<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, [Double]>, _ set: @escaping Set<Owner, [Double]>
  ) -> LayerProperty {
    property(
      key, kind: .numbers, implicit: true, get, set, wrap: { .numbers($0) },
      unwrap: { if case .numbers(let numbers) = $0 { numbers } else { nil } })
  }

  /// A property that an application keeps under a key of its own; unset it has its class's default value.
  static func custom(_ key: String, of layer: CALayer.Type) -> LayerProperty {
    LayerProperty(
      key: key, kind: .object, hasImplicitAnimation: true,
      get: { AnimatableValue(guessing: $0.custom[key] ?? layer.defaultValue(forKey: key)) },
      set: { storage, value in
        let like = storage.custom[key] ?? layer.defaultValue(forKey: key)
        storage.custom[key] = value.any(like: like)
      },
      // As it is: the type is the model's, not that of what an earlier frame left.
      copy: { $0.custom[key] = $1.custom[key] })
  }
}

extension Float {
  /// The nearest finite number.
  fileprivate init(limited number: Double) {
    let greatest = Double(Float.greatestFiniteMagnitude)
    self.init(Swift.min(Swift.max(number, -greatest), greatest))
  }
}
