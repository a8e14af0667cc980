import CoreGraphics

extension CGPoint {
  /// In points.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
