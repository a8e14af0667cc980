import CCairo

/// A path on its way into Cairo's current path.
///
/// Cairo counts in 24.8 fixed point, and fills nonsense where slanted lines are longer than about 190,000 pixels. What
/// lies outside a large box around the bitmap is brought to the nearest place on its border, lines being cut where they
/// cross its edges, so that everything inside stays as it is.
struct CairoPath {
  private let cairo: OpaquePointer
  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero

  /// Half the side of the box, in pixels; a bitmap has at most 32,767.
  private static let limit: CGFloat = 60_000
  private let xLimits: ClosedRange<CGFloat>
  private let yLimits: ClosedRange<CGFloat>

  /// Makes elements in device space Cairo's current path; Cairo's matrix is the identity meanwhile. A path with a point
  /// that is infinite or no number draws nothing.
  static func set(_ elements: [PathElement], on cairo: OpaquePointer) {
    var saved = cairo_matrix_t()
    cairo_get_matrix(cairo, &saved)
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    defer { cairo_set_matrix(cairo, &saved) }
    guard elements.allSatisfy(\.isFinite) else { return }
    var path = CairoPath(cairo: cairo)
    for element in elements { path.add(element) }
  }

  private init(cairo: OpaquePointer) {
    self.cairo = cairo
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(cairo_get_group_target(cairo), &x, &y)
    xLimits = -Self.limit - x...Self.limit - x
    yLimits = -Self.limit - y...Self.limit - y
  }

  private mutating func add(_ element: PathElement) {
    switch element {
    case .move(let end):
      let end = near(end)
      cairo_move_to(cairo, end.x, end.y)
      subpathStart = element.end ?? end
    case .line(let end): addLine(to: end)
    case .quad(let control, let end):
      // The cubic of the same shape has its control points two thirds of the way to the quadratic's.
      let control1 = CGPoint(
        x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
      let control2 = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
      addCurve(to: end, control1, control2)
    case .cubic(let control1, let control2, let end): addCurve(to: end, control1, control2)
    case .close:
      if !isNear(current) || !isNear(subpathStart) { addLine(to: subpathStart) }
      cairo_close_path(cairo)
    }
    current = element.end ?? subpathStart
  }

  private mutating func addLine(to end: CGPoint) {
    let start = current
    if !isNear(start) || !isNear(end) {
      for t in crossings(start.x, end.x, xLimits).merged(with: crossings(start.y, end.y, yLimits)) {
        let point = near(CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
        cairo_line_to(cairo, point.x, point.y)
      }
    }
    let end = near(end)
    cairo_line_to(cairo, end.x, end.y)
  }

  private mutating func addCurve(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    if isNear(current), isNear(control1), isNear(control2), isNear(end) {
      cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      return
    }
    PathCurve.cubic(current, control1, control2, end).flatten(tolerance: 0.1) { point in
      addLine(to: point)
      current = point
    }
  }

  private func isNear(_ point: CGPoint) -> Bool {
    xLimits.contains(point.x) && yLimits.contains(point.y)
  }

  private func near(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, xLimits.lowerBound), xLimits.upperBound),
      y: min(max(point.y, yLimits.lowerBound), yLimits.upperBound))
  }

  /// How far along a line a coordinate passes the box's edges, ascending.
  private func crossings(
    _ start: CGFloat, _ end: CGFloat, _ limits: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    [limits.lowerBound, limits.upperBound].filter { (start < $0) != (end < $0) }
      .map { ($0 - start) / (end - start) }
      .filter { $0 > 0 && $0 < 1 }
  }
}

extension [CGFloat] {
  fileprivate func merged(with others: [CGFloat]) -> [CGFloat] {
    (self + others).sorted()
  }
}
