/// A property of a class of animations or layers by its key, for key-value coding.
package struct KeyedProperty: Sendable {
  typealias Path<Owner, Value> = ReferenceWritableKeyPath<Owner, Value> & Sendable

  let get: @Sendable (AnyObject) -> Any?
  /// - Returns: False for a value that the property cannot take.
  let set: @Sendable (AnyObject, Any?) -> Bool

  /// - Parameter read: Nil for a value that the property cannot take.
  private static func make<Owner: AnyObject, Value>(
    _ path: Path<Owner, Value>, write: @escaping @Sendable (Value) -> Any?,
    read: @escaping @Sendable (Any?) -> Value?
  ) -> KeyedProperty {
    KeyedProperty(
      get: { object in (object as? Owner).flatMap { write($0[keyPath: path]) } },
      set: { object, value in
        guard let owner = object as? Owner, let value = read(value) else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  static func number<Owner: AnyObject, Value: BinaryFloatingPoint & Sendable>(
    _ path: Path<Owner, Value>
  ) -> KeyedProperty {
    make(
      path, write: { NSNumber(value: Double($0)) },
      read: { $0.flatMap(AnimatableValue.number).map { Value($0) } })
  }

  static func readOnly<Owner: AnyObject, Value: BinaryFloatingPoint & Sendable>(
    _ path: KeyPath<Owner, Value> & Sendable
  ) -> KeyedProperty {
    readOnly { (owner: Owner) in NSNumber(value: Double(owner[keyPath: path])) }
  }

  static func readOnly<Owner: AnyObject>(_ read: @escaping @Sendable (Owner) -> Any?) -> KeyedProperty {
    KeyedProperty(get: { object in (object as? Owner).flatMap(read) }, set: { _, _ in false })
  }

  static func flag<Owner: AnyObject>(_ path: Path<Owner, Bool>) -> KeyedProperty {
    make(
      path, write: { NSNumber(value: $0) }, read: { $0.flatMap(AnimatableValue.number).map { $0 != 0 } })
  }

  static func name<Owner: AnyObject, Value: RawRepresentable & Sendable>(
    _ path: Path<Owner, Value>
  ) -> KeyedProperty where Value.RawValue == String {
    make(path, write: { $0.rawValue }, read: { named($0) })
  }

  static func optionalName<Owner: AnyObject, Value: RawRepresentable & Sendable>(
    _ path: Path<Owner, Value?>
  ) -> KeyedProperty where Value.RawValue == String {
    make(
      path, write: { $0?.rawValue }, read: { $0 == nil ? .some(nil) : named($0).map(Optional.some) })
  }

  private static func named<Value: RawRepresentable>(_ value: Any?) -> Value?
  where Value.RawValue == String {
    value as? Value ?? (value as? String).flatMap(Value.init)
  }

  static func numbers<Owner: AnyObject>(_ path: Path<Owner, [NSNumber]?>) -> KeyedProperty {
    make(
      path, write: { $0 },
      read: { value in
        guard let value else { return .some(nil) }
        guard let numbers = (value as? [Any])?.map(AnimatableValue.number), !numbers.contains(nil) else {
          return nil
        }
        return numbers.map { NSNumber(value: $0 ?? 0) }
      })
  }

  static func object<Owner: AnyObject, Value>(_ path: Path<Owner, Value?>) -> KeyedProperty {
    make(path, write: { $0 }, read: { $0 == nil ? .some(nil) : ($0 as? Value).map(Optional.some) })
  }

  static func structure<Owner: AnyObject, Value>(_ path: Path<Owner, Value>) -> KeyedProperty {
    make(path, write: { $0 }, read: { $0 as? Value })
  }

  static func any<Owner: AnyObject>(_ path: Path<Owner, Any?>) -> KeyedProperty {
    make(path, write: { $0 }, read: { .some($0) })
  }
}

extension [String: KeyedProperty] {
  func adding(_ own: Self) -> Self { merging(own) { _, own in own } }

  /// Flags are also known by the names of their getters: `isAdditive`.
  func property(forKey key: String) -> KeyedProperty? {
    if let property = self[key] { return property }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return nil }
    return self[first.lowercased() + key.dropFirst(3)]
  }
}
