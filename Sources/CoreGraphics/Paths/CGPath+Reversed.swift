extension CGPath {
  /// The same outline from its end to its start: subpaths in reverse order, each from its last point to its first.
  package var reversed: CGMutablePath {
    var subpaths: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): subpaths.append(Subpath(start: point))
      case .close: subpaths[subpaths.count - 1].isClosed = true
      case .line(let point): subpaths[subpaths.count - 1].segments.append(Segment(end: point, controls: []))
      case .quad(let control, let point):
        subpaths[subpaths.count - 1].segments.append(Segment(end: point, controls: [control]))
      case .cubic(let control1, let control2, let point):
        subpaths[subpaths.count - 1].segments.append(Segment(end: point, controls: [control1, control2]))
      }
    }
    let path = CGMutablePath()
    for subpath in subpaths.reversed() { subpath.addReversed(to: path) }
    return path
  }
}

private struct Segment {
  var end: CGPoint
  var controls: [CGPoint]
}

private struct Subpath {
  var start: CGPoint
  var segments: [Segment] = []
  var isClosed = false

  init(start: CGPoint) {
    self.start = start
  }

  func addReversed(to path: CGMutablePath) {
    path.move(to: segments.last?.end ?? start)
    for index in segments.indices.reversed() {
      let end = index == 0 ? start : segments[index - 1].end
      let controls = segments[index].controls
      switch controls.count {
      case 0: path.addLine(to: end)
      case 1: path.addQuadCurve(to: end, control: controls[0])
      default: path.addCurve(to: end, control1: controls[1], control2: controls[0])
      }
    }
    if isClosed { path.closeSubpath() }
  }
}
