import CoreGraphics

/// A rectangle with round corners as one fixed list of elements, whatever the radii and however clamped, so that any
/// two blend into each other (decision 9.1): a corner of radius 0 is a curve of no length.
struct RoundedRectangle {
  /// Control points of a quarter circle lie at this fraction of the radius from its ends.
  private static let controlFraction: CGFloat = 0.5522847498307936

  let rect: CGRect
  let corners: UIRectCorner
  private let radii: CGSize

  init(rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    self.rect = rect.standardized
    self.corners = corners
    self.radii = CGSize(
      width: min(max(0, radii.width), self.rect.width / 2),
      height: min(max(0, radii.height), self.rect.height / 2))
  }

  /// Clockwise on the screen, from the start of the top side.
  func add(to path: CGMutablePath) {
    let (topLeft, topRight) = (radii(.topLeft), radii(.topRight))
    let (bottomRight, bottomLeft) = (radii(.bottomRight), radii(.bottomLeft))
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(
      to: path, at: CGPoint(x: rect.maxX, y: rect.minY), from: CGVector(dx: -topRight.width, dy: 0),
      to: CGVector(dx: 0, dy: topRight.height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(
      to: path, at: CGPoint(x: rect.maxX, y: rect.maxY), from: CGVector(dx: 0, dy: -bottomRight.height),
      to: CGVector(dx: -bottomRight.width, dy: 0))
    path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(
      to: path, at: CGPoint(x: rect.minX, y: rect.maxY), from: CGVector(dx: bottomLeft.width, dy: 0),
      to: CGVector(dx: 0, dy: -bottomLeft.height))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(
      to: path, at: CGPoint(x: rect.minX, y: rect.minY), from: CGVector(dx: 0, dy: topLeft.height),
      to: CGVector(dx: topLeft.width, dy: 0))
    path.closeSubpath()
  }

  private func radii(_ corner: UIRectCorner) -> CGSize {
    corners.contains(corner) ? radii : .zero
  }

  /// A quarter of an ellipse around a corner, between two offsets from it.
  private func addCorner(
    to path: CGMutablePath, at corner: CGPoint, from start: CGVector, to end: CGVector
  ) {
    let rest = 1 - Self.controlFraction
    path.addCurve(
      to: CGPoint(x: corner.x + end.dx, y: corner.y + end.dy),
      control1: CGPoint(x: corner.x + start.dx * rest, y: corner.y + start.dy * rest),
      control2: CGPoint(x: corner.x + end.dx * rest, y: corner.y + end.dy * rest))
  }
}
