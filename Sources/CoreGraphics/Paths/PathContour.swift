/// One subpath as its curves.
struct PathContour: Equatable {
  var start: CGPoint
  var curves: [PathCurve] = []
  var isClosed = false

  /// Splits a path at its moves. Closed subpaths get the line back to their start when it has a length.
  static func contours(of elements: [PathElement]) -> [PathContour] {
    var contours: [PathContour] = []
    var current: PathContour?
    var point = CGPoint.zero
    func finish() {
      if let contour = current { contours.append(contour) }
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        current = PathContour(start: end)
        point = end
        continue
      case .close:
        guard var contour = current else { continue }
        if point != contour.start { contour.curves.append(.line(point, contour.start)) }
        contour.isClosed = true
        contours.append(contour)
        point = contour.start
        current = nil
        continue
      default: break
      }
      // After a close the next step begins a new subpath where the last one began.
      var contour = current ?? PathContour(start: point)
      switch element {
      case .line(let end): contour.curves.append(.line(point, end))
      case .quad(let control, let end): contour.curves.append(.quad(point, control, end))
      case .cubic(let control1, let control2, let end):
        contour.curves.append(.cubic(point, control1, control2, end))
      case .move, .close: break
      }
      point = element.end ?? point
      current = contour
    }
    finish()
    return contours
  }
}
