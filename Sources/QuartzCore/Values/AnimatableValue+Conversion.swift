extension AnimatableValue {
  /// Reads what an application gives as a value of one kind; nil when it is of another.
  package init?(_ value: Any, kind: Kind) {
    switch kind {
    case .number:
      guard let number = Self.number(value) else { return nil }
      self = .number(number)
    case .point:
      guard let point = Self.point(value) else { return nil }
      self = .point(point)
    case .size:
      guard let size = Self.size(value) else { return nil }
      self = .size(size)
    case .rect:
      guard let rect = Self.rect(value) else { return nil }
      self = .rect(rect)
    case .transform:
      guard let transform = Self.transform(value) else { return nil }
      self = .transform(transform)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color)
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .numbers:
      guard let numbers = (value as? [Any])?.map(Self.number), !numbers.contains(nil) else { return nil }
      self = .numbers(numbers.compactMap { $0 })
    case .colors:
      guard let values = value as? [Any] else { return nil }
      let colors = values.compactMap { $0 as? CGColor }
      guard colors.count == values.count else { return nil }
      self = .colors(colors)
    case .contents:
      self = .contents(value)
    case .object:
      self = .object(value)
    }
  }

  /// Reads a value of any kind.
  package init(guessing value: Any?) {
    let kinds: [Kind] = [.number, .color, .path, .transform, .point, .size, .rect]
    // A list of numbers is a point or a rectangle only where one is asked for.
    let known =
      value is [Any]
      ? nil : value.flatMap { value in kinds.lazy.compactMap { AnimatableValue(value, kind: $0) }.first }
    self = known ?? .object(value)
  }

  /// The value as the application sees it: numbers as `NSNumber`, structures and objects as themselves.
  package var any: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .path(let path): path
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .colors(let colors): colors
    case .contents(let object), .object(let object): object
    }
  }

  /// The value in the type that the application uses for it, so that `as? CGFloat` finds one again.
  func any(like example: Any?) -> Any? {
    guard let example else { return any }
    // Exact types: a cast would bridge between numbers and `NSNumber`, geometry and `NSValue`.
    let type = Swift.type(of: example)
    let isBoxed = type is NSValue.Type
    switch self {
    case .number(let number):
      if type == CGFloat.self { return CGFloat(number) }
      if type == Double.self { return number }
      if type == Float.self { return Float(number) }
      if type == Int.self { return Int(exactly: number.rounded()) ?? 0 }
      return any
    case .point(let point):
      if type == CGVector.self { return CGVector(dx: point.x, dy: point.y) }
      return isBoxed ? NSValue(point: point) : point
    case .size(let size): return isBoxed ? NSValue(size: size) : size
    case .rect(let rect): return isBoxed ? NSValue(rect: rect) : rect
    case .transform(let transform):
      if type == CGAffineTransform.self { return CATransform3DGetAffineTransform(transform) }
      return isBoxed ? NSValue(caTransform3D: transform) : transform
    default: return any
    }
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    default: nil
    }
  }

  private static func point(_ value: Any) -> CGPoint? {
    if let vector = value as? CGVector { return CGPoint(x: vector.dx, y: vector.dy) }
    if let point = value as? CGPoint { return point }
    return numbers(value, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  private static func size(_ value: Any) -> CGSize? {
    if let size = value as? CGSize { return size }
    return numbers(value, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  private static func rect(_ value: Any) -> CGRect? {
    if let rect = value as? CGRect { return rect }
    return numbers(value, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// The parts of a structure one by one, as in `animation.fromValue = [0, 0]`, or those of a box.
  private static func numbers(_ value: Any, count: Int) -> [CGFloat]? {
    if let box = value as? NSValue { return box.numbers(count) }
    guard let parts = value as? [Any], parts.count == count else { return nil }
    let numbers = parts.compactMap { number($0).map { CGFloat($0) } }
    return numbers.count == count ? numbers : nil
  }

  private static func transform(_ value: Any) -> CATransform3D? {
    if let transform = value as? CATransform3D { return transform }
    if let transform = value as? CGAffineTransform { return CATransform3DMakeAffineTransform(transform) }
    guard let box = value as? NSValue else { return nil }
    if let transform = box.boxedTransform { return transform }
    return box.boxedAffineTransform.map(CATransform3DMakeAffineTransform)
  }
}
