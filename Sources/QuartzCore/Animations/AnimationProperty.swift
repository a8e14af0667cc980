/// A property of a class of animations by its key, for key-value coding.
package struct AnimationProperty: Sendable {
  typealias Path<Owner, Value> = ReferenceWritableKeyPath<Owner, Value> & Sendable

  let get: @Sendable (CAAnimation) -> Any?
  /// - Returns: False for a value that the property cannot take.
  let set: @Sendable (CAAnimation, Any?) -> Bool

  /// - Parameter read: Nil for a value that the property cannot take.
  private static func make<Owner: CAAnimation, Value>(
    _ path: Path<Owner, Value>, write: @escaping @Sendable (Value) -> Any?,
    read: @escaping @Sendable (Any?) -> Value?
  ) -> AnimationProperty {
    AnimationProperty(
      get: { animation in (animation as? Owner).flatMap { write($0[keyPath: path]) } },
      set: { animation, value in
        guard let owner = animation as? Owner, let value = read(value) else { return false }
        owner[keyPath: path] = value
        return true
      })
  }

  static func number<Owner: CAAnimation, Value: BinaryFloatingPoint & Sendable>(
    _ path: Path<Owner, Value>
  ) -> AnimationProperty {
    make(
      path, write: { NSNumber(value: Double($0)) },
      read: { $0.flatMap(AnimatableValue.number).map { Value($0) } })
  }

  static func readOnly<Owner: CAAnimation>(_ path: KeyPath<Owner, Double> & Sendable) -> AnimationProperty {
    AnimationProperty(
      get: { animation in (animation as? Owner).map { NSNumber(value: $0[keyPath: path]) } },
      set: { _, _ in false })
  }

  static func flag<Owner: CAAnimation>(_ path: Path<Owner, Bool>) -> AnimationProperty {
    make(
      path, write: { NSNumber(value: $0) }, read: { $0.flatMap(AnimatableValue.number).map { $0 != 0 } })
  }

  static func name<Owner: CAAnimation, Value: RawRepresentable & Sendable>(_ path: Path<Owner, Value>)
    -> AnimationProperty
  where Value.RawValue == String {
    make(path, write: { $0.rawValue }, read: { named($0) })
  }

  static func optionalName<Owner: CAAnimation, Value: RawRepresentable & Sendable>(
    _ path: Path<Owner, Value?>
  ) -> AnimationProperty where Value.RawValue == String {
    make(path, write: { $0?.rawValue }, read: { $0 == nil ? .some(nil) : named($0).map(Optional.some) })
  }

  private static func named<Value: RawRepresentable & Sendable>(_ value: Any?) -> Value?
  where Value.RawValue == String {
    value as? Value ?? (value as? String).flatMap(Value.init)
  }

  static func numbers<Owner: CAAnimation>(_ path: Path<Owner, [NSNumber]?>) -> AnimationProperty {
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

  static func object<Owner: CAAnimation, Value>(_ path: Path<Owner, Value?>) -> AnimationProperty {
    make(path, write: { $0 }, read: { $0 == nil ? .some(nil) : ($0 as? Value).map(Optional.some) })
  }

  static func structure<Owner: CAAnimation, Value>(_ path: Path<Owner, Value>) -> AnimationProperty {
    make(path, write: { $0 }, read: { $0 as? Value })
  }

  static func any<Owner: CAAnimation>(_ path: Path<Owner, Any?>) -> AnimationProperty {
    make(path, write: { $0 }, read: { .some($0) })
  }
}
