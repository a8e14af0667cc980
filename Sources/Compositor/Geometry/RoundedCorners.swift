/// A rectangle with round corners as path elements.
struct RoundedCorners {
  private let rectangle: RenderRect
  private var topLeft: Double
  private var topRight: Double
  private var bottomRight: Double
  private var bottomLeft: Double

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
  ///
  /// Two cubics to a corner: one would stray from the circle by 0.0273 % of the radius, which shows above 30 px.
  var elements: [RenderPath.Element] {
    let (minX, minY, maxX, maxY) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
    var elements: [RenderPath.Element] = []
    func add(_ x: Double, _ y: Double, _ radius: Double, _ back: (Double, Double), _ on: (Double, Double)) {
      /// A point in radii from the corner, back along the side that comes in and on along the one that goes out.
      func point(_ place: (Double, Double)) -> RenderPoint {
        RenderPoint(
          unrounded: x + (back.0 * place.0 + on.0 * place.1) * radius,
          y: y + (back.1 * place.0 + on.1 * place.1) * radius)
      }
      let start = point((1, 0))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { return }
      elements.append(.cubic(point((1 - Self.arm, 0)), point(Self.beforeMiddle), point(Self.middle)))
      elements.append(.cubic(point(Self.afterMiddle), point((0, 1 - Self.arm)), point((0, 1))))
    }
    add(maxX, minY, topRight, (-1, 0), (0, 1))
    add(maxX, maxY, bottomRight, (0, -1), (-1, 0))
    add(minX, maxY, bottomLeft, (1, 0), (0, -1))
    add(minX, minY, topLeft, (0, 1), (1, 0))
    return elements + [.close]
  }

  /// The arm of the cubic for an eighth of a circle in radii, 4/3 · tan(π/16).
  private static let arm = 0.26521648983954400
  /// Half the square root of 2: the middle of the curve lies at 1 − this in both directions.
  private static let diagonal = 0.70710678118654752
  private static let middle = (1 - diagonal, 1 - diagonal)
  private static let beforeMiddle = (1 - diagonal * (1 - arm), 1 - diagonal * (1 + arm))
  private static let afterMiddle = (1 - diagonal * (1 + arm), 1 - diagonal * (1 - arm))
}

extension RenderPoint {
  /// A point of a curve that is made here, as exact as its formula.
  fileprivate init(unrounded x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
