/// Foundation's own of these stop the program when a rectangle has a part that is no number. Code that imports
/// Foundation itself gets those all the same: these step back.
extension CGRect {
  /// The part that two rectangles have in common; null when there is none, or a part of them is no number.
  @_disfavoredOverload
  public func intersection(_ r2: CGRect) -> CGRect {
    if isNull || r2.isNull { return .null }
    let (left, top) = (max(minX, r2.minX), max(minY, r2.minY))
    let (right, bottom) = (min(maxX, r2.maxX), min(maxY, r2.maxY))
    guard hasNumbers, r2.hasNumbers, left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles have something in common, be it an edge.
  @_disfavoredOverload
  public func intersects(_ rect2: CGRect) -> Bool {
    !intersection(rect2).isNull
  }

  /// Whether a point lies inside or on one of the smaller edges.
  @_disfavoredOverload
  public func contains(_ point: CGPoint) -> Bool {
    if isNull || isEmpty { return false }
    return minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  private var hasNumbers: Bool {
    !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN)
  }
}
