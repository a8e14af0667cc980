/// The element lists of the simple shapes, fixed by decision 9.1 so that any two of a kind blend.
enum PathShapes {
  /// The distance of control points for a quarter circle of radius 1: 4/3·(√2 − 1). The curve is at most 0.0273 %
  /// outside the circle.
  static let quarterControl: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Move, three lines, close, from the corner of the smallest coordinates and clockwise where y points down.
  static func rect(_ rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    return [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// Move to (maxX, midY), four cubics clockwise where y points down, close.
  static func ellipse(in rect: CGRect) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let (x, y) = (rect.midX, rect.midY)
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let controlX = rect.width / 2 * quarterControl
    let controlY = rect.height / 2 * quarterControl
    return [
      .move(CGPoint(x: maxX, y: y)),
      .cubic(CGPoint(x: maxX, y: y + controlY), CGPoint(x: x + controlX, y: maxY), CGPoint(x: x, y: maxY)),
      .cubic(CGPoint(x: x - controlX, y: maxY), CGPoint(x: minX, y: y + controlY), CGPoint(x: minX, y: y)),
      .cubic(CGPoint(x: minX, y: y - controlY), CGPoint(x: x - controlX, y: minY), CGPoint(x: x, y: minY)),
      .cubic(CGPoint(x: x + controlX, y: minY), CGPoint(x: maxX, y: y - controlY), CGPoint(x: maxX, y: y)),
      .close,
    ]
  }

  /// Move, then four times a line and a cubic, then close: the same list for all radii, also for 0 and for radii
  /// clamped to half the side.
  static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
    guard !rect.isNull else { return [] }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    // From a corner to the control points next to it.
    let nearX = width * (1 - quarterControl)
    let nearY = height * (1 - quarterControl)
    return [
      .move(CGPoint(x: minX + width, y: minY)),
      .line(CGPoint(x: maxX - width, y: minY)),
      .cubic(
        CGPoint(x: maxX - nearX, y: minY), CGPoint(x: maxX, y: minY + nearY),
        CGPoint(x: maxX, y: minY + height)),
      .line(CGPoint(x: maxX, y: maxY - height)),
      .cubic(
        CGPoint(x: maxX, y: maxY - nearY), CGPoint(x: maxX - nearX, y: maxY),
        CGPoint(x: maxX - width, y: maxY)),
      .line(CGPoint(x: minX + width, y: maxY)),
      .cubic(
        CGPoint(x: minX + nearX, y: maxY), CGPoint(x: minX, y: maxY - nearY),
        CGPoint(x: minX, y: maxY - height)),
      .line(CGPoint(x: minX, y: minY + height)),
      .cubic(
        CGPoint(x: minX, y: minY + nearY), CGPoint(x: minX + nearX, y: minY),
        CGPoint(x: minX + width, y: minY)),
      .close,
    ]
  }
}
