extension NSValue {
  /// Boxes a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: t.entries)
  }

  /// The boxed transform; the identity when something else is boxed.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? .identity }

  package var boxedTransform: CATransform3D? { numbers(16).map { CATransform3D(entries: $0) } }
}
