extension CGPath {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var bounds = PointBounds()
    for element in elements { element.forEachPoint { bounds.add($0) } }
    return bounds.rect
  }

  /// The smallest rectangle around the curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    for contour in PathContour.contours(of: elements) {
      points.append(contour.start)
      for curve in contour.curves {
        points.append(curve.end)
        for t in curve.extrema(\.x) + curve.extrema(\.y) { points.append(curve.point(at: t)) }
      }
    }
    return CGRect(enclosing: points)
  }

  /// Whether the path is one upright rectangle, open or closed, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let contours = PathContour.contours(of: elements)
    guard contours.count == 1, let contour = contours.first else { return false }
    var corners = [contour.start]
    for curve in contour.curves {
      guard case .line(_, let end) = curve else { return false }
      corners.append(end)
    }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return false }
    let startsAlong = corners[0].y == corners[1].y
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let isAlong = (index % 2 == 0) == startsAlong
      guard isAlong ? corner.y == next.y : corner.x == next.x else { return false }
    }
    rect?.pointee = CGRect(enclosing: corners)
    return true
  }

  /// Whether a point is inside when the path is filled; open subpaths count as closed.
  ///
  /// - Parameter transform: Applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathWinding.winding(of: elements, around: point.applying(transform))
    return rule.fills(winding)
  }

  /// The same path with straight pieces only.
  ///
  /// - Parameter threshold: How far the pieces may stray from the curves.
  public func flattened(threshold: CGFloat) -> CGPath {
    var builder = PathBuilder()
    for contour in PathContour.contours(of: elements) {
      builder.append(.move(contour.start))
      for curve in contour.curves {
        curve.flatten(tolerance: threshold) { builder.append(.line($0)) }
      }
      if contour.isClosed { builder.close() }
    }
    return CGPath(builder: builder)
  }
}
