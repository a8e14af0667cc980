/// One subpath as its curves.
struct PathContour: Equatable {
  var start: CGPoint
  var curves: [PathCurve] = []
  var isClosed = false

  /// Splits a path at its moves. Closed subpaths get the line back to their start when it has a length.
  static func contours(of elements: [PathElement]) -> [PathContour] {
    var contours: [PathContour] = []
    // The contour being built is the last one, changed in place.
    var isOpen = false
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        contours.append(PathContour(start: end))
        isOpen = true
        point = end
        continue
      case .close:
        guard isOpen else { continue }
        let last = contours.count - 1
        let start = contours[last].start
        if point != start { contours[last].curves.append(.line(point, start)) }
        contours[last].isClosed = true
        isOpen = false
        point = start
        continue
      case .line, .quad, .cubic: break
      }
      // After a close the next step begins a new subpath where the last one began.
      if !isOpen { contours.append(PathContour(start: point)) }
      isOpen = true
      guard let curve = PathCurve(from: point, element) else { continue }
      contours[contours.count - 1].curves.append(curve)
      point = curve.end
    }
    return contours
  }
}
