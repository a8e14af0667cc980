// Properties that do not animate and are no numbers; key-value coding reaches them all the same.
extension LayerProperty {
  static func option<Owner: LayerStorage, Value: RawRepresentable<String> & Sendable>(
    _ key: String, _ get: @escaping Get<Owner, Value>, _ set: @escaping Set<Owner, Value>
  ) -> LayerProperty {
    property(
      key, kind: .object, implicit: false, get, set, wrap: { .object($0) },
      unwrap: { value in
        guard case .object(let object) = value else { return nil }
        return object as? Value ?? (object as? String).flatMap { Value(rawValue: $0) }
      })
  }

  /// Flags in one number, which is what key-value coding sees of them.
  static func options<Owner: LayerStorage, Value: OptionSet & Sendable>(
    _ key: String, _ get: @escaping Get<Owner, Value>, _ set: @escaping Set<Owner, Value>
  ) -> LayerProperty where Value.RawValue: FixedWidthInteger {
    property(
      key, kind: .object, implicit: false, get, set, wrap: { .object(NSNumber(value: UInt($0.rawValue))) },
      unwrap: { value in
        guard case .object(let object?) = value else { return nil }
        return object as? Value
          ?? AnimatableValue.number(object).flatMap { Value.RawValue(exactly: $0) }.map {
            Value(rawValue: $0)
          }
      })
  }

  static func anything<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, Any?>, _ set: @escaping Set<Owner, Any?>
  ) -> LayerProperty {
    property(
      key, kind: .object, implicit: false, get, set, wrap: { .object($0) },
      unwrap: { if case .object(let object) = $0 { .some(object) } else { nil } })
  }

  /// Numbers that change at once.
  static func steps<Owner: LayerStorage>(
    _ key: String, _ get: @escaping Get<Owner, [CGFloat]>, _ set: @escaping Set<Owner, [CGFloat]>
  ) -> LayerProperty {
    property(
      key, kind: .object, implicit: false, get, set,
      wrap: { steps in .object(steps.isEmpty ? nil : steps.map { NSNumber(value: Double($0)) }) },
      unwrap: { value in
        guard case .object(let object) = value else { return nil }
        guard let object else { return [] }
        let numbers = (object as? [Any])?.compactMap { AnimatableValue.number($0).map { CGFloat($0) } }
        return numbers?.count == (object as? [Any])?.count ? numbers : nil
      })
  }
}
