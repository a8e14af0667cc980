extension CGContext {
  public func beginPath() {
    currentPath = PathBuilder()
  }

  public func move(to point: CGPoint) {
    currentPath.append(.move(point.applying(state.userToPixels)))
  }

  public func addLine(to point: CGPoint) {
    currentPath.append(.line(point.applying(state.userToPixels)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.append(PathElement.quad(control, end).applying(state.userToPixels))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.append(PathElement.cubic(control1, control2, end).applying(state.userToPixels))
  }

  public func closePath() {
    currentPath.close()
  }

  public func addRect(_ rect: CGRect) {
    currentPath.append(PathShapes.rect(rect), transform: state.userToPixels)
  }

  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// A new subpath from the first point through all others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addEllipse(in rect: CGRect) {
    currentPath.append(PathShapes.ellipse(in: rect), transform: state.userToPixels)
  }

  /// An arc of at most one turn, joined by a line to what is there.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis towards the y axis.
  ///   - endAngle: Likewise.
  ///   - clockwise: As seen where y points up: true goes through falling angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let delta = PathArcs.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let arc = PathArcs.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    currentPath.join(arc, transform: state.userToPixels)
  }

  /// A line towards the first tangent's end, bent by an arc into the direction of the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let current = currentPath.currentPoint else { return }
    let start = current.applying(state.userToPixels.inverted())
    let arc = PathArcs.tangentArc(from: start, corner: tangent1End, end: tangent2End, radius: radius)
    currentPath.join(arc, transform: state.userToPixels)
  }

  public func addPath(_ path: CGPath) {
    currentPath.append(path.elements, transform: state.userToPixels)
  }

  public var isPathEmpty: Bool { currentPath.elements.isEmpty }

  /// The current path in user space; nil when it is empty.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    return CGPath(builder: currentPath).transformed(by: state.userToPixels.inverted())
  }

  /// In user space; zero for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// In user space; null for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Whether drawing the current path would paint a point.
  ///
  /// - Parameter point: In user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    func isStroked() -> Bool {
      path.copy(
        strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
        miterLimit: state.miterLimit
      ).contains(point)
    }
    switch mode {
    case .fill: return path.contains(point)
    case .eoFill: return path.contains(point, using: .evenOdd)
    case .stroke: return isStroked()
    case .fillStroke: return path.contains(point) || isStroked()
    case .eoFillStroke: return path.contains(point, using: .evenOdd) || isStroked()
    }
  }

  /// Replaces the current path by the outline of its stroke, dashes included.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let lines =
      state.dashLengths.isEmpty
      ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    let stroked = lines.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
    beginPath()
    addPath(stroked)
  }
}
