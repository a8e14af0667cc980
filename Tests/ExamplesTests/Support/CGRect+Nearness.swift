import CoreGraphics

extension CGRect {
  /// Whether every edge is as near to another rectangle's as a hundredth of a pixel of a screen with two a point.
  func isNear(_ other: CGRect, within tolerance: CGFloat = 0.005) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
