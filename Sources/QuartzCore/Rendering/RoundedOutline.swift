import Compositor

/// A rectangle with some of its corners rounded.
struct RoundedOutline {
  private let bounds: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask
  private let isContinuous: Bool

  /// - Parameter radius: At most half the shorter side counts.
  init(_ values: LayerValues, bounds: CGRect, radius: CGFloat) {
    self.bounds = bounds.standardized
    self.radius = max(0, min(radius.isFinite ? radius : 0, min(abs(bounds.width), abs(bounds.height)) / 2))
    corners = values.maskedCorners
    // A curve that has no room to begin gradually is a circle's.
    isContinuous =
      values.cornerCurve == .continuous
      && radius * ContinuousCorner.expansion <= min(abs(bounds.width), abs(bounds.height)) / 2
  }

  private func radius(of corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }

  func shape(_ sampler: LayerSampler) -> RenderShape {
    let rect = sampler.pixels(bounds)
    guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
    guard !isContinuous else { return .path(sampler.pixels(CGPath(elements: elements))) }
    let scale = sampler.scale
    return .roundedRectangle(
      rect,
      RenderCornerRadii(
        topLeft: Double(radius(of: .layerMinXMinYCorner) * scale),
        topRight: Double(radius(of: .layerMaxXMinYCorner) * scale),
        bottomRight: Double(radius(of: .layerMaxXMaxYCorner) * scale),
        bottomLeft: Double(radius(of: .layerMinXMaxYCorner) * scale)))
  }

  /// The outline clockwise on the screen from the top edge, in points.
  var elements: [PathElement] {
    let places: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
      // The corner, the direction back along the edge that comes in, and on along the edge that goes out.
      (
        .layerMaxXMinYCorner, CGPoint(x: bounds.maxX, y: bounds.minY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .layerMaxXMaxYCorner, CGPoint(x: bounds.maxX, y: bounds.maxY), CGVector(dx: 0, dy: -1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .layerMinXMaxYCorner, CGPoint(x: bounds.minX, y: bounds.maxY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .layerMinXMinYCorner, CGPoint(x: bounds.minX, y: bounds.minY), CGVector(dx: 0, dy: 1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    var elements: [PathElement] = []
    for (corner, point, back, on) in places {
      let radius = radius(of: corner)
      func place(_ along: CGPoint) -> CGPoint {
        CGPoint(
          x: point.x + (back.dx * along.x + on.dx * along.y) * radius,
          y: point.y + (back.dy * along.x + on.dy * along.y) * radius)
      }
      let start = place(CGPoint(x: radius == 0 ? 0 : reach, y: 0))
      elements.append(elements.isEmpty ? .move(start) : .line(start))
      guard radius > 0 else { continue }
      for (control1, control2, end) in cubics {
        elements.append(.cubic(place(control1), place(control2), place(end)))
      }
    }
    return elements + [.close]
  }

  private var reach: CGFloat { isContinuous ? ContinuousCorner.cubics[2].2.y : 1 }

  private var cubics: [(CGPoint, CGPoint, CGPoint)] {
    if isContinuous { return ContinuousCorner.cubics }
    // The cubic nearest to a quarter of a circle has its control points this far from the ends, in radii.
    let inset = 1 - 4 * (2.0.squareRoot() - 1) / 3
    return [(CGPoint(x: inset, y: 0), CGPoint(x: 0, y: inset), CGPoint(x: 0, y: 1))]
  }
}
