extension NSValue {
  /// Foundation on Linux boxes no structures of others; an array of sixteen numbers it does.
  private static let transformType = "[16d]"

  /// Boxes a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    let entries = t.entries.map(Double.init)
    self.init(bytes: entries, objCType: Self.transformType)
  }

  /// The boxed transform; the identity when something else is boxed.
  public var caTransform3DValue: CATransform3D { boxedTransform ?? .identity }

  package var boxedTransform: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var entries = [Double](repeating: 0, count: 16)
    getValue(&entries)
    return CATransform3D(entries: entries.map { CGFloat($0) })
  }
}
