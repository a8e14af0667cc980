/// Writes values of a property's own type; what is not finite is left out, and false returned.
///
/// Each type has a class that keeps its accessors: taking them out of an enumeration at each frame counts references.
class PropertyWriter {
  let isAdditive: Bool

  fileprivate init(isAdditive: Bool) {
    self.isAdditive = isAdditive
  }

  /// - Parameter isAdditive: Whether values are laid on what is there (fact 3.3.1).
  /// - Returns: Nil for a property that is only written as an `AnimatableValue`.
  static func make(_ access: PropertyAccess, isAdditive: Bool) -> PropertyWriter? {
    switch access {
    case .number(let get, let set): NumberWriter(isAdditive ? get : nil, set)
    case .point(let get, let set): PointWriter(isAdditive ? get : nil, set)
    case .size(let get, let set): SizeWriter(isAdditive ? get : nil, set)
    case .rect(let get, let set): RectWriter(isAdditive ? get : nil, set)
    case .transform(let get, let set): TransformWriter(isAdditive ? get : nil, set)
    case .wrapped: nil
    }
  }

  func write(_ number: Double, to storage: LayerStorage) -> Bool { false }
  func write(_ point: CGPoint, to storage: LayerStorage) -> Bool { false }
  func write(_ size: CGSize, to storage: LayerStorage) -> Bool { false }
  func write(_ rect: CGRect, to storage: LayerStorage) -> Bool { false }
  func write(_ transform: CATransform3D, to storage: LayerStorage) -> Bool { false }
  /// The components of a number, point, size or rectangle.
  func write(components: SIMD4<Double>, to storage: LayerStorage) -> Bool { false }
}

private final class NumberWriter: PropertyWriter {
  private let base: PropertyAccess.Get<Double>?
  private let set: PropertyAccess.Set<Double>

  init(_ base: PropertyAccess.Get<Double>?, _ set: @escaping PropertyAccess.Set<Double>) {
    self.base = base
    self.set = set
    super.init(isAdditive: base != nil)
  }

  override func write(_ number: Double, to storage: LayerStorage) -> Bool {
    var value = number
    if let base { value += base(storage) }
    guard value.isFinite else { return false }
    set(storage, value)
    return true
  }

  override func write(components: SIMD4<Double>, to storage: LayerStorage) -> Bool {
    write(components.x, to: storage)
  }
}

private final class PointWriter: PropertyWriter {
  private let base: PropertyAccess.Get<CGPoint>?
  private let set: PropertyAccess.Set<CGPoint>

  init(_ base: PropertyAccess.Get<CGPoint>?, _ set: @escaping PropertyAccess.Set<CGPoint>) {
    self.base = base
    self.set = set
    super.init(isAdditive: base != nil)
  }

  override func write(_ point: CGPoint, to storage: LayerStorage) -> Bool {
    var value = point
    if let under = base?(storage) { value = CGPoint(x: under.x + point.x, y: under.y + point.y) }
    guard value.x.isFinite, value.y.isFinite else { return false }
    set(storage, value)
    return true
  }

  override func write(components: SIMD4<Double>, to storage: LayerStorage) -> Bool {
    write(CGPoint(x: components.x, y: components.y), to: storage)
  }
}

private final class SizeWriter: PropertyWriter {
  private let base: PropertyAccess.Get<CGSize>?
  private let set: PropertyAccess.Set<CGSize>

  init(_ base: PropertyAccess.Get<CGSize>?, _ set: @escaping PropertyAccess.Set<CGSize>) {
    self.base = base
    self.set = set
    super.init(isAdditive: base != nil)
  }

  override func write(_ size: CGSize, to storage: LayerStorage) -> Bool {
    var value = size
    if let under = base?(storage) {
      value = CGSize(width: under.width + size.width, height: under.height + size.height)
    }
    guard value.width.isFinite, value.height.isFinite else { return false }
    set(storage, value)
    return true
  }

  override func write(components: SIMD4<Double>, to storage: LayerStorage) -> Bool {
    write(CGSize(width: components.x, height: components.y), to: storage)
  }
}

private final class RectWriter: PropertyWriter {
  private let base: PropertyAccess.Get<CGRect>?
  private let set: PropertyAccess.Set<CGRect>

  init(_ base: PropertyAccess.Get<CGRect>?, _ set: @escaping PropertyAccess.Set<CGRect>) {
    self.base = base
    self.set = set
    super.init(isAdditive: base != nil)
  }

  override func write(_ rect: CGRect, to storage: LayerStorage) -> Bool {
    var value = rect
    if let under = base?(storage) {
      value = CGRect(
        x: under.origin.x + rect.origin.x, y: under.origin.y + rect.origin.y,
        width: under.size.width + rect.size.width, height: under.size.height + rect.size.height)
    }
    guard value.isFinite else { return false }
    set(storage, value)
    return true
  }

  override func write(components: SIMD4<Double>, to storage: LayerStorage) -> Bool {
    write(
      CGRect(x: components.x, y: components.y, width: components.z, height: components.w), to: storage)
  }
}

/// Transforms are concatenated, the new one first.
private final class TransformWriter: PropertyWriter {
  private let base: PropertyAccess.Get<CATransform3D>?
  private let set: PropertyAccess.Set<CATransform3D>

  init(_ base: PropertyAccess.Get<CATransform3D>?, _ set: @escaping PropertyAccess.Set<CATransform3D>) {
    self.base = base
    self.set = set
    super.init(isAdditive: base != nil)
  }

  override func write(_ transform: CATransform3D, to storage: LayerStorage) -> Bool {
    var value = transform
    if let base { value = transform.concatenating(base(storage)) }
    guard value.isFinite else { return false }
    set(storage, value)
    return true
  }
}
