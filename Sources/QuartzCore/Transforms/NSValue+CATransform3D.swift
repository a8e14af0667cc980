extension NSValue {
  /// Boxes a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.entries)
  }

  /// The boxed transform; the identity when something else is boxed.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? .identity }

  package var boxedTransform: CATransform3D? { numbers(16).map { CATransform3D(entries: $0) } }
}

extension CATransform3D: _BoxedGeometry {
  public static var _empty: CATransform3D { .identity }

  public init?(_boxed value: NSValue) {
    guard let transform = value.boxedTransform else { return nil }
    self = transform
  }

  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
}
