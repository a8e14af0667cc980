extension CGPath {
  /// The outline of this path's stroke; filled by the winding rule it is what stroking would paint.
  ///
  /// - Parameters:
  ///   - lineWidth: The full width; half of it lies on each side.
  ///   - miterLimit: The longest point of a miter join, in line widths.
  ///   - transform: Applied to this path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for contour in PathContour.contours(of: transformed(by: transform).elements) { stroker.add(contour) }
    return CGPath(elements: stroker.outline)
  }

  /// This path cut into dashes; curves stay curves.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern each subpath begins.
  ///   - lengths: Painted and unpainted pieces in turn. Without any length the path stays whole.
  ///   - transform: Applied to this path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = transformed(by: transform)
    guard let pattern = DashPattern(phase: phase, lengths: lengths) else { return path }
    var builder = PathBuilder()
    for contour in PathContour.contours(of: path.elements) {
      let measure = PathMeasure([contour])
      for dash in pattern.dashes(over: measure.length) {
        for element in measure.part(from: dash.lowerBound, to: dash.upperBound) { builder.append(element) }
      }
    }
    return CGPath(builder: builder)
  }

  /// The part of the path between two fractions of its whole length (fact 3.10.5); curves stay curves.
  ///
  /// - Parameters:
  ///   - start: 0...1; clamped.
  ///   - end: 0...1; clamped. Nothing is left when it is not above `start`.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start == 0, end == 1 { return self }
    guard start < end else { return CGPath(elements: []) }
    let measure = PathMeasure(PathContour.contours(of: elements))
    return CGPath(elements: measure.part(from: start * measure.length, to: end * measure.length))
  }
}
