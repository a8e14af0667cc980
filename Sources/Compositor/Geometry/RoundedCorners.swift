/// A rectangle with round corners as path elements.
struct RoundedCorners {
  private let rectangle: RenderRect
  private var topLeft: Double
  private var topRight: Double
  private var bottomRight: Double
  private var bottomLeft: Double

  /// The arm of a cubic quarter circle is this part of its radius.
  private static let arm = 0.5522847498307936

  /// Radii that do not fit beside each other shrink together.
  init(_ rectangle: RenderRect, _ radii: RenderCornerRadii) {
    self.rectangle = rectangle
    let width = rectangle.maxX - rectangle.minX
    let height = rectangle.maxY - rectangle.minY
    var fit = 1.0
    for (side, sum) in [
      (width, radii.topLeft + radii.topRight), (width, radii.bottomLeft + radii.bottomRight),
      (height, radii.topLeft + radii.bottomLeft), (height, radii.topRight + radii.bottomRight),
    ] where sum > side {
      fit = min(fit, side / sum)
    }
    topLeft = radii.topLeft * fit
    topRight = radii.topRight * fit
    bottomRight = radii.bottomRight * fit
    bottomLeft = radii.bottomLeft * fit
  }

  var areSquare: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }

  /// Clockwise on the screen, from the end of the top left corner.
  var elements: [RenderPath.Element] {
    let arm = 1 - RoundedCorners.arm
    let (minX, minY, maxX, maxY) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
    func point(_ x: Double, _ y: Double) -> RenderPoint { RenderPoint(x: x, y: y) }
    return [
      .move(point(minX + topLeft, minY)),
      .line(point(maxX - topRight, minY)),
      .cubic(
        point(maxX - topRight * arm, minY), point(maxX, minY + topRight * arm), point(maxX, minY + topRight)),
      .line(point(maxX, maxY - bottomRight)),
      .cubic(
        point(maxX, maxY - bottomRight * arm), point(maxX - bottomRight * arm, maxY),
        point(maxX - bottomRight, maxY)),
      .line(point(minX + bottomLeft, maxY)),
      .cubic(
        point(minX + bottomLeft * arm, maxY), point(minX, maxY - bottomLeft * arm),
        point(minX, maxY - bottomLeft)),
      .line(point(minX, minY + topLeft)),
      .cubic(
        point(minX, minY + topLeft * arm), point(minX + topLeft * arm, minY), point(minX + topLeft, minY)),
      .close,
    ]
  }
}
