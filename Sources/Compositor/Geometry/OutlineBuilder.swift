/// Turns shapes into polygons on the target: transforms, flattens curves, divides by w, closes.
struct OutlineBuilder {
  private let transform: DeviceTransform
  private let isAffine: Bool
  private var outline: Outline
  /// The corners of the subpath being built, before the division by w.
  private var corners: [HomogeneousPoint] = []
  /// How many chords' largest strays from a curve make a pixel.
  private let straysPerPixel: Double

  /// Coverage of 8 bits does not show more than this many.
  private static let usualStraysPerPixel = 256.0
  /// Narrow blurs of 16-bit coverage add up what all chords, being inside of their curves, leave out.
  private static let fineStraysPerPixel = 4_096.0

  /// Nearer to the eye than this fraction of the viewing distance nothing is drawn.
  static let nearest = 1.0 / 256

  private init(transform: DeviceTransform, isEvenOdd: Bool, isFine: Bool) {
    self.transform = transform
    straysPerPixel = isFine ? Self.fineStraysPerPixel : Self.usualStraysPerPixel
    isAffine = transform.isAffine
    outline = Outline(isEvenOdd: isEvenOdd)
  }

  /// - Parameter isFine: Whether the coverage will be told in more than 8 bits.
  static func outline(of shape: RenderShape, under transform: DeviceTransform, isFine: Bool = false)
    -> Outline
  {
    let (rest, pixels) = transform.splitOffWholePixels()
    return unplacedOutline(of: shape, under: rest, isFine: isFine).moved(by: pixels)
  }

  /// - Parameters:
  ///   - transform: Without whole pixels, so that the outline can be moved by any.
  ///   - isFine: Whether the coverage will be told in more than 8 bits.
  static func unplacedOutline(
    of shape: RenderShape, under transform: DeviceTransform, isFine: Bool = false
  ) -> Outline {
    switch shape {
    // Hard edges are a matter of where the pixels are: who does not ask for any has them smooth.
    case .rectangle(let rectangle), .hardEdged(let rectangle, _):
      return unplacedOutline(of: rectangle, under: transform)
    case .roundedRectangle(let rectangle, let radii):
      if rectangle.isEmpty { return Outline() }
      let corners = RoundedCorners(rectangle, radii)
      if corners.areSquare { return unplacedOutline(of: rectangle, under: transform) }
      var builder = OutlineBuilder(transform: transform, isEvenOdd: false, isFine: isFine)
      builder.add(corners.elements)
      return builder.outline
    case .path(let path):
      var builder = OutlineBuilder(transform: transform, isEvenOdd: path.rule == .evenOdd, isFine: isFine)
      builder.add(path.elements)
      return builder.outline
    }
  }

  private static func unplacedOutline(of rectangle: RenderRect, under transform: DeviceTransform) -> Outline {
    if rectangle.isEmpty { return Outline() }
    if transform.keepsAxes {
      let x0 = FixedPoint.coordinate(transform.a * rectangle.minX + transform.tx)
      let x1 = FixedPoint.coordinate(transform.a * rectangle.maxX + transform.tx)
      let y0 = FixedPoint.coordinate(transform.d * rectangle.minY + transform.ty)
      let y1 = FixedPoint.coordinate(transform.d * rectangle.maxY + transform.ty)
      var outline = Outline()
      outline.addRectangle(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
      return outline
    }
    var builder = OutlineBuilder(transform: transform, isEvenOdd: false, isFine: false)
    builder.corners = [
      transform.applied(x: rectangle.minX, y: rectangle.minY),
      transform.applied(x: rectangle.maxX, y: rectangle.minY),
      transform.applied(x: rectangle.maxX, y: rectangle.maxY),
      transform.applied(x: rectangle.minX, y: rectangle.maxY),
    ]
    builder.finishSubpath()
    return builder.outline
  }

  private mutating func add(_ elements: [RenderPath.Element]) {
    var start = RenderPoint(x: 0, y: 0)
    var current = start
    for element in elements {
      switch element {
      case .move(let point):
        finishSubpath()
        start = point
        current = point
        append(point)
      case .line(let point):
        beginIfNeeded(at: current)
        append(point)
        current = point
      case .quad(let control, let end):
        beginIfNeeded(at: current)
        // The cubic that is the same curve.
        addCubic(
          from: place(current), place(between: current, and: control), place(between: end, and: control),
          to: place(end))
        current = end
      case .cubic(let first, let second, let end):
        beginIfNeeded(at: current)
        addCubic(from: place(current), place(first), place(second), to: place(end))
        current = end
      case .close:
        finishSubpath()
        current = start
      }
    }
    finishSubpath()
  }

  private func place(_ point: RenderPoint) -> HomogeneousPoint { transform.applied(x: point.x, y: point.y) }

  /// Two thirds of the way from an end to the control point of a quadratic curve.
  private func place(between end: RenderPoint, and control: RenderPoint) -> HomogeneousPoint {
    transform.applied(
      x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
  }

  private mutating func beginIfNeeded(at point: RenderPoint) {
    if corners.isEmpty { append(point) }
  }

  private mutating func append(_ point: RenderPoint) { corners.append(place(point)) }

  /// Cuts a cubic into chords that stray at most about one of `straysPerPixel` from it.
  ///
  /// Homogeneous control points make the curve exact in perspective too.
  private mutating func addCubic(
    from p0: HomogeneousPoint, _ p1: HomogeneousPoint, _ p2: HomogeneousPoint, to p3: HomogeneousPoint
  ) {
    let count = segmentCount(p0, p1, p2, p3)
    // Power form: p0 + t (u + t (v + t w)).
    let ux = 3 * (p1.x - p0.x)
    let uy = 3 * (p1.y - p0.y)
    let uw = 3 * (p1.w - p0.w)
    let vx = 3 * (p2.x - 2 * p1.x + p0.x)
    let vy = 3 * (p2.y - 2 * p1.y + p0.y)
    let vw = 3 * (p2.w - 2 * p1.w + p0.w)
    let wx = p3.x - p0.x + 3 * (p1.x - p2.x)
    let wy = p3.y - p0.y + 3 * (p1.y - p2.y)
    let ww = p3.w - p0.w + 3 * (p1.w - p2.w)
    let divisor = Double(count)
    var step = 1
    while step < count {
      let t = Double(step) / divisor
      corners.append(
        HomogeneousPoint(
          x: p0.x + t * (ux + t * (vx + t * wx)), y: p0.y + t * (uy + t * (vy + t * wy)),
          w: p0.w + t * (uw + t * (vw + t * ww))))
      step += 1
    }
    corners.append(p3)
  }

  /// A chord over 1/n of a cubic strays by at most 6·m/(8·n²), m the largest second difference of its controls.
  private func segmentCount(
    _ p0: HomogeneousPoint, _ p1: HomogeneousPoint, _ p2: HomogeneousPoint, _ p3: HomogeneousPoint
  ) -> Int {
    let firstX = p0.x - 2 * p1.x + p2.x
    let firstY = p0.y - 2 * p1.y + p2.y
    let secondX = p1.x - 2 * p2.x + p3.x
    let secondY = p1.y - 2 * p2.y + p3.y
    var bend = max(firstX * firstX + firstY * firstY, secondX * secondX + secondY * secondY).squareRoot()
    if !isAffine {
      let nearest = max(min(min(p0.w, p1.w), min(p2.w, p3.w)), OutlineBuilder.nearest)
      bend /= nearest
    }
    let segments = (bend * 0.75 * straysPerPixel).squareRoot()
    guard segments < 4_096 else { return 4_096 }
    return max(1, Int(segments) + 1)
  }

  private mutating func finishSubpath() {
    defer { corners.removeAll(keepingCapacity: true) }
    guard corners.count > 2 else { return }
    if !isAffine { clipBehindEye() }
    guard var previous = corners.last.map(fixed) else { return }
    outline.edges.reserveCapacity(outline.edges.count + corners.count)
    for corner in corners {
      let point = fixed(corner)
      outline.addEdge(fromX: previous.x, y: previous.y, toX: point.x, y: point.y)
      previous = point
    }
  }

  @inline(__always)
  private func fixed(_ point: HomogeneousPoint) -> (x: Int, y: Int) {
    if isAffine { return (FixedPoint.coordinate(point.x), FixedPoint.coordinate(point.y)) }
    return (FixedPoint.coordinate(point.x / point.w), FixedPoint.coordinate(point.y / point.w))
  }

  /// Keeps what lies before the eye: Sutherland and Hodgman's clip against one plane.
  private mutating func clipBehindEye() {
    let plane = OutlineBuilder.nearest
    guard var previous = corners.last else { return }
    var kept: [HomogeneousPoint] = []
    for corner in corners {
      if (corner.w >= plane) != (previous.w >= plane) {
        let t = (plane - previous.w) / (corner.w - previous.w)
        kept.append(
          HomogeneousPoint(
            x: previous.x + t * (corner.x - previous.x), y: previous.y + t * (corner.y - previous.y),
            w: plane))
      }
      if corner.w >= plane { kept.append(corner) }
      previous = corner
    }
    corners = kept
  }
}
