import CoreGraphics

extension CGRect {
  /// Each edge a part of the way to another rectangle's.
  func blended(with other: CGRect, by progress: Double) -> CGRect {
    let part = CGFloat(progress)
    return CGRect(
      x: minX + (other.minX - minX) * part, y: minY + (other.minY - minY) * part,
      width: width + (other.width - width) * part, height: height + (other.height - height) * part)
  }
}
