extension CALayer {
  /// What a style says, and for the rest what the style inside it says.
  func styleValues(of style: [AnyHashable: Any]?) -> [String: Any] {
    var values: [String: Any] = [:]
    for style in styles(from: style) {
      for case (let key as String, let value) in style where values[key] == nil { values[key] = value }
    }
    return values
  }

  /// A style, the style inside it and so on.
  func styles(from outermost: [AnyHashable: Any]?) -> some Sequence<[AnyHashable: Any]> {
    sequence(state: outermost) { next in
      defer { next = next?["style"] as? [AnyHashable: Any] }
      return next
    }
    // A style that contains itself cannot be written down, but a very deep one can.
    .prefix(Self.styleLimit)
  }

  private static var styleLimit: Int { 100 }

  /// Gives values of the new style to properties that have the first values of their class, or those of the style
  /// before.
  func applyStyle(over old: [AnyHashable: Any]?) {
    let (before, after) = (styled(by: old), styled(by: style))
    for key in Set(styleValues(of: old).keys).union(styleValues(of: style).keys) {
      guard let property = type(of: self).property(forKey: key),
        property.get(storage).isSame(as: property.get(before))
      else { continue }
      set(unless: false) { property.copy($0, after) }
    }
  }

  /// The first values of the class, and over them those of a style.
  private func styled(by style: [AnyHashable: Any]?) -> LayerStorage {
    let storage = type(of: self).makeStorage()
    for (key, value) in styleValues(of: style) {
      guard let property = type(of: self).property(forKey: key),
        let value = AnimatableValue(assigning: value, kind: property.kind)
      else { continue }
      property.set(storage, value)
    }
    return storage
  }
}

extension AnimatableValue {
  fileprivate func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.contents(let a), .contents(let b)), (.object(let a), .object(let b)):
      (a as? AnyHashable) == (b as? AnyHashable)
    default: false
    }
  }
}
