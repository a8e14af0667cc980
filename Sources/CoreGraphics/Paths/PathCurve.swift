/// A line or curve between two points, with polynomial coefficients of the parameter t in 0...1.
enum PathCurve: Equatable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// A step that begins at a point; nil for moves and closes.
  init?(from start: CGPoint, _ element: PathElement) {
    switch element {
    case .line(let end): self = .line(start, end)
    case .quad(let control, let end): self = .quad(start, control, end)
    case .cubic(let control1, let control2, let end): self = .cubic(start, control1, control2, end)
    case .move, .close: return nil
    }
  }

  var start: CGPoint {
    switch self {
    case .line(let start, _), .quad(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .quad(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// All points, from start to end.
  var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  var isLine: Bool {
    if case .line = self { true } else { false }
  }

  var reversed: PathCurve {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// The curve between other ends, which its control points follow.
  func moved(toStart first: CGPoint, end last: CGPoint) -> PathCurve {
    func along(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (to.x - from.x), y: point.y + (to.y - from.y))
    }
    switch self {
    case .line: return .line(first, last)
    case .quad(let a, let b, let c):
      let middle = CGPoint(
        x: (along(b, a, first).x + along(b, c, last).x) / 2,
        y: (along(b, a, first).y + along(b, c, last).y) / 2)
      return .quad(first, middle, last)
    case .cubic(let a, let b, let c, let d):
      return .cubic(first, along(b, a, first), along(c, d, last), last)
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    if t <= 0 { return start }
    if t >= 1 { return end }
    let (left, _) = split(at: t)
    return left.end
  }

  /// The two parts, by de Casteljau's construction.
  func split(at t: CGFloat) -> (PathCurve, PathCurve) {
    func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    switch self {
    case .line(let a, let b):
      let middle = between(a, b)
      return (.line(a, middle), .line(middle, b))
    case .quad(let a, let b, let c):
      let (ab, bc) = (between(a, b), between(b, c))
      let middle = between(ab, bc)
      return (.quad(a, ab, middle), .quad(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (between(a, b), between(b, c), between(c, d))
      let (abc, bcd) = (between(ab, bc), between(bc, cd))
      let middle = between(abc, bcd)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  /// The part between two parameters.
  func part(from: CGFloat, to: CGFloat) -> PathCurve {
    let rest = from <= 0 ? self : split(at: from).1
    guard to < 1, from < 1 else { return rest }
    return rest.split(at: (to - from) / (1 - from)).0
  }

  var element: PathElement {
    switch self {
    case .line(_, let end): .line(end)
    case .quad(_, let control, let end): .quad(control, end)
    case .cubic(_, let control1, let control2, let end): .cubic(control1, control2, end)
    }
  }

  /// Parameters inside 0...1 where a coordinate turns round, ascending.
  func extrema(_ coordinate: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    switch self {
    case .line:
      return []
    case .quad(let a, let b, let c):
      let p = [a, b, c].map { $0[keyPath: coordinate] }
      return Self.roots(0, p[0] - 2 * p[1] + p[2], p[1] - p[0])
    case .cubic(let a, let b, let c, let d):
      let p = [a, b, c, d].map { $0[keyPath: coordinate] }
      let (first, second, third) = (p[1] - p[0], p[2] - p[1], p[3] - p[2])
      return Self.roots(first - 2 * second + third, 2 * (second - first), first)
    }
  }

  /// The solutions of a·t² + b·t + c = 0 strictly between 0 and 1, ascending.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The form that subtracts no nearly equal numbers.
      let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// How many straight pieces of equal parameters stray at most `tolerance` from the curve.
  func pieceCount(tolerance: CGFloat) -> Int {
    let deviation: CGFloat
    switch self {
    case .line: return 1
    case .quad(let a, let b, let c):
      deviation = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) / 4
    case .cubic(let a, let b, let c, let d):
      let first = hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      let second = hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
      deviation = max(first, second) * 3 / 4
    }
    guard deviation.isFinite, deviation > 0 else { return 1 }
    let count = (deviation / max(tolerance, 0)).squareRoot().rounded(.up)
    return count.isNaN ? 1 : Int(min(max(count, 1), 10_000))
  }

  /// Calls back with the ends of straight pieces that stray at most `tolerance` from the curve.
  func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
    let count = pieceCount(tolerance: tolerance)
    for index in stride(from: 1, to: count, by: 1) { body(point(at: CGFloat(index) / CGFloat(count))) }
    body(end)
  }
}
