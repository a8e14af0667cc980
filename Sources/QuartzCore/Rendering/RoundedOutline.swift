import Compositor

/// A rectangle with some of its corners rounded.
struct RoundedOutline {
  private let bounds: CGRect
  private let radius: CGFloat
  private let corners: CACornerMask
  /// Nil for corners that are quarters of circles.
  private let continuous: ContinuousCorner?
  private let hardEdges: RenderEdges

  /// A layer's bounds, or what lies some way inside of them; of the radius at most half the shorter side counts.
  init(_ storage: LayerStorage, insetBy inset: CGFloat = 0) {
    let bounds = storage.values.bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, storage.values.cornerRadius - inset)
    let reach = min(abs(bounds.width), abs(bounds.height)) / 2
    self.bounds = bounds.standardized
    self.radius = radius.isFinite ? min(radius, reach) : 0
    corners = storage.values.maskedCorners
    hardEdges = storage.hardEdges
    if self.radius > 0, storage.values.cornerCurve == .continuous {
      let corner = ContinuousCorner(radius: self.radius, room: reach)
      continuous = corner.smoothing > 0 ? corner : nil
    } else {
      continuous = nil
    }
  }

  private func radius(of corner: CACornerMask) -> CGFloat { corners.contains(corner) ? radius : 0 }

  func shape(_ sampler: LayerSampler) -> RenderShape {
    let rect = sampler.pixels(bounds)
    guard radius > 0, !corners.isEmpty else {
      return hardEdges.isEmpty ? .rectangle(rect) : .hardEdged(rect, hardEdges)
    }
    guard continuous == nil else { return .path(sampler.pixels(CGPath(elements: elements))) }
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
    let (reach, cubics) = (reach, cubics)
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

  private var reach: CGFloat { continuous?.reach ?? 1 }

  private var cubics: [ContinuousCorner.Cubic] {
    if let continuous { return continuous.cubics }
    // Two eighths of a circle. The cubic nearest to one has arms of 4/3 · tan(π/16) radii; the middle of the corner
    // lies half a square root of 2 from the centre in both directions.
    let arm = 0.26521648983954400
    let diagonal = 0.5.squareRoot()
    let (near, far) = (1 - diagonal * (1 - arm), 1 - diagonal * (1 + arm))
    return [
      (CGPoint(x: 1 - arm, y: 0), CGPoint(x: near, y: far), CGPoint(x: 1 - diagonal, y: 1 - diagonal)),
      (CGPoint(x: far, y: near), CGPoint(x: 0, y: 1 - arm), CGPoint(x: 0, y: 1)),
    ]
  }
}
