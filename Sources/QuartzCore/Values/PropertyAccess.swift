/// How to read and write a property by the type it has: at each frame thousands are, and wrapping a number into an
/// `AnimatableValue` takes longer than blending it.
package enum PropertyAccess: Sendable {
  package typealias Get<Value> = @Sendable (LayerStorage) -> Value
  package typealias Set<Value> = @Sendable (LayerStorage, Value) -> Void

  case number(get: Get<Double>, set: Set<Double>)
  case point(get: Get<CGPoint>, set: Set<CGPoint>)
  case size(get: Get<CGSize>, set: Set<CGSize>)
  case rect(get: Get<CGRect>, set: Set<CGRect>)
  case transform(get: Get<CATransform3D>, set: Set<CATransform3D>)
  /// Only as an `AnimatableValue`.
  case wrapped

  /// To a part of the property.
  func part(_ component: ValueComponent) -> PropertyAccess {
    switch (self, component) {
    case (.point(let get, let set), .x): Self.number(of: get, set, { $0.x }, { $0.x = $1 })
    case (.point(let get, let set), .y): Self.number(of: get, set, { $0.y }, { $0.y = $1 })
    case (.size(let get, let set), .width): Self.number(of: get, set, { $0.width }, { $0.width = $1 })
    case (.size(let get, let set), .height): Self.number(of: get, set, { $0.height }, { $0.height = $1 })
    case (.rect(let get, let set), .originX): Self.number(of: get, set, { $0.origin.x }, { $0.origin.x = $1 })
    case (.rect(let get, let set), .originY): Self.number(of: get, set, { $0.origin.y }, { $0.origin.y = $1 })
    case (.rect(let get, let set), .sizeWidth):
      Self.number(of: get, set, { $0.size.width }, { $0.size.width = $1 })
    case (.rect(let get, let set), .sizeHeight):
      Self.number(of: get, set, { $0.size.height }, { $0.size.height = $1 })
    case (.rect(let get, let set), .origin):
      .point(get: { get($0).origin }, set: { set($0, CGRect(origin: $1, size: get($0).size)) })
    case (.rect(let get, let set), .size):
      .size(get: { get($0).size }, set: { set($0, CGRect(origin: get($0).origin, size: $1)) })
    case (.transform(let get, let set), _) where component.kind == .number:
      .number(
        get: { TransformComponents(get($0)).number(of: component) },
        set: { storage, number in
          var parts = TransformComponents(get(storage))
          parts.set(.number(number), for: component)
          let whole = parts.matrix
          // A finite part of a large transform may make numbers of the others that are none.
          if parts.isModest || whole.isFinite { set(storage, whole) }
        })
    default: .wrapped
    }
  }

  private static func number<Whole>(
    of get: @escaping Get<Whole>, _ set: @escaping Set<Whole>, _ read: @escaping @Sendable (Whole) -> CGFloat,
    _ write: @escaping @Sendable (inout Whole, CGFloat) -> Void
  ) -> PropertyAccess {
    .number(
      get: { Double(read(get($0))) },
      set: { storage, number in
        var whole = get(storage)
        write(&whole, CGFloat(number))
        set(storage, whole)
      })
  }
}
