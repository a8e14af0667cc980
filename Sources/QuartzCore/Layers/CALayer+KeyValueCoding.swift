extension CALayer {
  func value(atPath path: String) -> Any? {
    if let (object, rest) = follow(path) { return object?.value(forKeyPath: rest) }
    let path = propertyPath(path)
    if let own = ownValue(atPath: path) { return own }
    guard let target = PropertyTarget(keyPath: path, of: type(of: self), in: storage) else { return nil }
    if target.isWholeCustom { return storage.custom[path] ?? type(of: self).defaultValue(forKey: path) }
    return target.get(storage).any
  }

  func setValue(_ value: Any?, atPath path: String) {
    if let (object, rest) = follow(path) {
      object?.setValue(value, forKeyPath: rest)
      return
    }
    let path = propertyPath(path)
    if setOwnValue(value, atPath: path) { return }
    guard let target = PropertyTarget(keyPath: path, of: type(of: self), in: storage) else {
      return reportUnusable(path: path)
    }
    if target.isWholeCustom {
      if let value, AnimatableValue(value, kind: target.kind)?.isFinite == false {
        return MediaContext.current.report(.valueNotFinite(path, of: self))
      }
      change(path, unless: false) { $0.custom[path] = value }
      return
    }
    guard let part = AnimatableValue(assigning: value, kind: target.kind) else {
      return reportUnusable(path: path)
    }
    let key = target.property.key
    let whole = target.component?.set(part, in: target.property.get(storage)) ?? part
    guard part.isFinite, whole.isFinite else {
      return MediaContext.current.report(.valueNotFinite(key, of: self))
    }
    guard target.property.accepts(whole) else { return reportUnusable(path: path) }
    switch (key, whole) {
    case ("bounds", .rect(let rect)): bounds = rect
    case ("position", .point(let point)): position = point
    case ("hidden", .number(let number)): isHidden = number != 0
    default: change(key, unless: false) { target.property.set($0, whole) }
    }
    reportOddity(of: whole, forKey: key)
  }

  /// Values that no animation touches.
  private func ownValue(atPath path: String) -> Any? {
    if let property = KeyedProperty.ofLayer.property(forKey: path) { return property.get(self) }
    if path == "frame" { return frame }
    guard path.hasPrefix("frame.") else { return nil }
    return ValueComponent(path.dropFirst(6), of: .rect)?.get(from: .rect(frame)).any
  }

  /// - Returns: False for what is not one of these values.
  private func setOwnValue(_ value: Any?, atPath path: String) -> Bool {
    if let property = KeyedProperty.ofLayer.property(forKey: path) {
      if !property.set(self, value) { reportUnusable(path: path) }
      return true
    }
    guard let rect = frame(setting: value, atPath: path) else {
      guard path == "frame" || path.hasPrefix("frame.") else { return false }
      reportUnusable(path: path)
      return true
    }
    frame = rect
    return true
  }

  /// The frame with a value for it or for a part of it; nil where that is none.
  private func frame(setting value: Any?, atPath path: String) -> CGRect? {
    if path == "frame" {
      guard case .rect(let rect)? = AnimatableValue(assigning: value, kind: .rect) else { return nil }
      return rect
    }
    guard path.hasPrefix("frame."), let component = ValueComponent(path.dropFirst(6), of: .rect),
      let part = AnimatableValue(assigning: value, kind: component.kind),
      case .rect(let rect) = component.set(part, in: .rect(frame))
    else { return nil }
    return rect
  }

  /// Flags are also known by the names of their getters: `isHidden`.
  private func propertyPath(_ path: String) -> String {
    guard path.hasPrefix("is"), let first = path.dropFirst(2).first else { return path }
    let key = first.lowercased() + path.dropFirst(3)
    return type(of: self).property(forKey: key) == nil ? path : key
  }

  private func reportUnusable(path: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "unknown-key-path",
        message:
          "A value could not be set for the key path \(path): there is no such part, or it has another type.",
        subjects: [String(describing: type(of: self))], remedy: "Check spelling and type of the key path."))
  }
}

extension AnimatableValue {
  /// As `init(_:kind:)`, with nil for colours, paths and objects.
  init?(assigning value: Any?, kind: Kind) {
    if let value {
      self.init(value, kind: kind)
      return
    }
    switch kind {
    case .color: self = .color(nil)
    case .path: self = .path(nil)
    case .contents: self = .contents(nil)
    case .object: self = .object(nil)
    case .colors: self = .colors([])
    case .numbers: self = .numbers([])
    default: return nil
    }
  }
}
