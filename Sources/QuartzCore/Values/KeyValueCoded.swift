/// An object whose values have keys, among them other such objects, through which key paths lead.
protocol KeyValueCoded: AnyObject {
  /// - Returns: Nil for a key that names no object with keys of its own; inside it nil where there is none now.
  func relation(forKey key: String) -> KeyValueCoded??

  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension KeyValueCoded {
  /// The object to which the beginning of a key path leads, and the rest of the path, which is that object's own.
  ///
  /// - Returns: Nil for a path that does not leave this object; without an object where there is none on the way.
  func follow(_ path: String) -> (object: KeyValueCoded?, rest: String)? {
    var object: KeyValueCoded = self
    var rest = Substring(path)
    while let dot = rest.firstIndex(of: "."), let next = object.relation(forKey: String(rest[..<dot])) {
      rest = rest[rest.index(after: dot)...]
      guard let next else { return (nil, String(rest)) }
      object = next
    }
    return rest.startIndex == path.startIndex ? nil : (object, String(rest))
  }
}

extension CALayer: KeyValueCoded {
  func relation(forKey key: String) -> KeyValueCoded?? {
    switch key {
    case "mask": .some(mask)
    case "superlayer": .some(superlayer)
    case "presentationLayer": .some(presentation())
    case "modelLayer": .some(model())
    default: storage.custom[key].flatMap { $0 as? KeyValueCoded }.map { .some($0) }
    }
  }
}

extension CAAnimation: KeyValueCoded {
  func relation(forKey key: String) -> KeyValueCoded?? {
    ownValues[key].flatMap { $0 as? KeyValueCoded }.map { .some($0) }
  }
}
