/// A path that can be added to.
///
/// Each method takes a transform that the points go through on their way in.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(builder: PathBuilder())
  }

  override init(builder: PathBuilder) {
    super.init(builder: builder)
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    builder.append(.line(point.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    builder.append(.quad(control.applying(transform), end.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    builder.append(
      .cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  public func closeSubpath() {
    builder.close()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    builder.append(PathShapes.rect(rect), transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A new subpath from the first point through all others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      builder.append(index == 0 ? .move(point.applying(transform)) : .line(point.applying(transform)))
    }
  }

  /// An ellipse of four cubics, from (maxX, midY) clockwise where y points down.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    builder.append(PathShapes.ellipse(in: rect), transform: transform)
  }

  /// - Parameters:
  ///   - cornerWidth: At most half the width counts.
  ///   - cornerHeight: At most half the height counts.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    builder.append(
      PathShapes.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight),
      transform: transform)
  }

  /// An arc of at most one turn, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis towards the y axis.
  ///   - endAngle: Likewise.
  ///   - clockwise: As seen where y points up: true goes through falling angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = PathArcs.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// An arc joined by a line to what is there.
  ///
  /// - Parameter delta: The angle swept, in radians; positive goes from the x axis towards the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathArcs.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    builder.join(arc, transform: transform)
  }

  /// A line towards the first tangent's end, bent by an arc into the direction of the second.
  ///
  /// The transform applies to the new points only; nothing happens on an empty path.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = builder.currentPoint else { return }
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let arc = PathArcs.tangentArc(from: start, corner: tangent1End, end: tangent2End, radius: radius)
    builder.join(arc, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    builder.append(path.elements, transform: transform)
  }
}
