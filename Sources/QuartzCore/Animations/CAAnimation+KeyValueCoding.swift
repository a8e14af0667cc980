extension CAAnimation {
  /// What a new animation of the class has.
  static func initialValue(forKey key: String) -> Any? {
    properties.property(forKey: key)?.get(makeEmpty())
  }

  func ownValue(forKey key: String) -> Any? {
    let type = type(of: self)
    if let property = type.properties.property(forKey: key) { return property.get(self) }
    return ownValues[key] ?? type.defaultValue(forKey: key)
  }

  func setOwnValue(_ value: Any?, forKey key: String) {
    guard let property = type(of: self).properties.property(forKey: key) else {
      ownValues[key] = value
      return
    }
    guard !property.set(self, value) else { return }
    reportUnusable(key)
  }

  func ownValue(atPath path: String) -> Any? {
    if let (object, rest) = follow(path) { return object?.value(forKeyPath: rest) }
    return value(forKey: path)
  }

  func setOwnValue(_ value: Any?, atPath path: String) {
    if let (object, rest) = follow(path) {
      object?.setValue(value, forKeyPath: rest)
    } else if let key = path.split(separator: ".", maxSplits: 1).first, key.count < path.count,
      type(of: self).properties.property(forKey: String(key)) != nil
    {
      reportUnusable(path)
    } else {
      setValue(value, forKey: path)
    }
  }

  private func reportUnusable(_ key: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "key-value-unusable",
        message: "A value was set for the key \(key) of an animation that it cannot take; the old one stays.",
        subjects: [String(describing: type(of: self))],
        remedy: "Set a value of the property's type, and only for properties that can be set."))
  }
}
