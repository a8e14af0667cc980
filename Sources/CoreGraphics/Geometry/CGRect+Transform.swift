extension CGRect {
  /// The smallest upright rectangle around the transformed one. The null and the infinite rectangle stay what they
  /// are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
    return CGRect(enclosing: corners.map { $0.applying(t) })
  }

  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }

  /// The smallest rectangle that has all the points in it or on its edges; null when there are none.
  package init(enclosing points: some Sequence<CGPoint>) {
    var bounds = PointBounds()
    for point in points { bounds.add(point) }
    self = bounds.rect
  }
}
