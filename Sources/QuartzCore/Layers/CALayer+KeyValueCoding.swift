extension CALayer {
  func value(atPath path: String) -> Any? {
    if let own = ownValue(atPath: path) { return own }
    guard let target = PropertyTarget(keyPath: path, of: type(of: self), in: storage) else { return nil }
    if target.isWholeCustom { return storage.custom[path] ?? type(of: self).defaultValue(forKey: path) }
    return target.get(storage).any
  }

  func setValue(_ value: Any?, atPath path: String) {
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
    guard part.isFinite else { return MediaContext.current.report(.valueNotFinite(key, of: self)) }
    let whole = target.component?.set(part, in: target.property.get(storage)) ?? part
    switch (key, whole) {
    case ("bounds", .rect(let rect)): bounds = rect
    case ("position", .point(let point)): position = point
    case ("hidden", .number(let number)): isHidden = number != 0
    default: change(key, unless: false) { target.property.set($0, whole) }
    }
  }

  /// Values that no animation touches.
  private func ownValue(atPath path: String) -> Any? {
    switch path {
    case "name": return name
    case "delegate": return delegate
    case "duration": return NSNumber(value: duration)
    case "repeatCount": return NSNumber(value: repeatCount)
    case "repeatDuration": return NSNumber(value: repeatDuration)
    case "autoreverses": return NSNumber(value: autoreverses)
    case "fillMode": return fillMode.rawValue
    case "mask": return mask
    case "sublayers": return sublayers
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "beginTime": return NSNumber(value: beginTime)
    default: break
    }
    if path == "frame" { return frame }
    guard path.hasPrefix("frame.") else { return nil }
    return ValueComponent(path.dropFirst(6), of: .rect)?.get(from: .rect(frame)).any
  }

  private func setOwnValue(_ value: Any?, atPath path: String) -> Bool {
    switch path {
    case "name", "fillMode", "mask", "sublayers": setObject(value, atPath: path)
    case "speed", "timeOffset", "beginTime", "duration", "repeatCount", "repeatDuration", "autoreverses":
      setTiming(value, atPath: path)
    case "frame":
      guard case .rect(let rect)? = AnimatableValue(assigning: value, kind: .rect) else { return false }
      frame = rect
    default:
      guard path.hasPrefix("frame."), let component = ValueComponent(path.dropFirst(6), of: .rect),
        let part = AnimatableValue(assigning: value, kind: component.kind),
        case .rect(let rect) = component.set(part, in: .rect(frame))
      else { return false }
      frame = rect
    }
    return true
  }

  private func setObject(_ value: Any?, atPath path: String) {
    switch (path, value) {
    case ("name", let value as String?): name = value
    case ("mask", let value as CALayer?): mask = value
    case ("sublayers", let value as [CALayer]?): sublayers = value
    case ("fillMode", let value as CAMediaTimingFillMode): fillMode = value
    case ("fillMode", let value as String): fillMode = CAMediaTimingFillMode(rawValue: value)
    default: reportUnusable(path: path)
    }
  }

  private func setTiming(_ value: Any?, atPath path: String) {
    guard let number = value.flatMap(AnimatableValue.number) else { return reportUnusable(path: path) }
    switch path {
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    case "beginTime": beginTime = number
    case "duration": duration = number
    case "repeatCount": repeatCount = Float(number)
    case "repeatDuration": repeatDuration = number
    default: autoreverses = number != 0
    }
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
