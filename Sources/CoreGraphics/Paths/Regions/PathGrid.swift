/// Paths laid on a grid fine enough for any screen: about a billionth of their extent.
///
/// Curves become straight pieces that know which part of which curve they are, so that curves can be given back.
struct PathGrid {
  private let origin: CGPoint
  /// Steps of the grid in a unit, a power of two: whole numbers, halves and so on stay exact.
  private let scale: CGFloat
  /// How far pieces stray from curves, in units.
  private let tolerance: CGFloat
  /// The points that the paths name themselves, which come back to the last digit.
  private var corners: [GridPoint: CGPoint] = [:]
  private(set) var curves: [PathCurve] = []
  private(set) var pieces: [PathPiece] = []
  /// For each curve the index of its contour among those of all paths.
  private(set) var contourOfCurve: [Int] = []

  /// More pieces than this are not made of curves; they then stray farther.
  private static let pieceLimit: CGFloat = 1_000_000

  /// Nil when the paths have no extent or one that numbers cannot express.
  ///
  /// - Parameters:
  ///   - paths: One or two; a path with a point that is infinite or no number counts as empty.
  ///   - closesFirst: Whether open subpaths of the first path get a line back to their start; those of the others do.
  init?(_ paths: [CGPath], closesFirst: Bool = true) {
    let operands = paths.map { path in
      path.isFinite ? PathContour.contours(of: path.elements) : []
    }
    let box = CGRect(
      enclosing: operands.joined().lazy.flatMap { $0.curves }.flatMap(\.points))
    let extent = max(box.width, box.height)
    guard !box.isNull, extent > 0, extent.isFinite else { return nil }
    // The extent becomes 2²⁷ to 2²⁸ steps.
    scale = CGFloat(sign: .plus, exponent: 27 - extent.exponent, significand: 1)
    guard scale.isFinite, scale > 0 else { return nil }
    origin = box.origin
    let wanted = extent * 0x1p-18
    let hasCurves = operands.joined().contains { $0.curves.contains { !$0.isLine } }
    let count = operands.joined().reduce(0) {
      $0 + $1.curves.reduce(0) { $0 + $1.pieceCount(tolerance: wanted) }
    }
    let excess = max(CGFloat(count) / Self.pieceLimit, 1)
    tolerance = hasCurves ? wanted * excess * excess : 0
    var contourCount = 0
    for (operand, contours) in operands.enumerated() {
      for contour in contours {
        for curve in contour.curves { add(curve, of: operand, contour: contourCount) }
        if closesFirst || operand > 0, let last = contour.curves.last, last.end != contour.start {
          add(.line(last.end, contour.start), of: operand, contour: contourCount)
        }
        contourCount += 1
      }
    }
  }

  /// Shapes that are thinner than this are made of rounding, in steps of the grid.
  var thickness: CGFloat { tolerance * scale + 2 }

  func point(at place: GridPoint) -> CGPoint {
    corners[place]
      ?? CGPoint(x: origin.x + CGFloat(place.x) / scale, y: origin.y + CGFloat(place.y) / scale)
  }

  private func place(of point: CGPoint) -> GridPoint {
    GridPoint(
      x: Int(((point.x - origin.x) * scale).rounded()), y: Int(((point.y - origin.y) * scale).rounded()))
  }

  private mutating func add(_ curve: PathCurve, of operand: Int, contour: Int) {
    let index = curves.count
    curves.append(curve)
    contourOfCurve.append(contour)
    // One and the same curve gives the same points in either direction.
    let isReversed = place(of: curve.end) < place(of: curve.start)
    let sampled = isReversed ? curve.reversed : curve
    let count = curve.isLine ? 1 : max(sampled.pieceCount(tolerance: tolerance), 1)
    var samples: [(t: CGFloat, place: GridPoint)] = []
    for step in 0...count {
      let t = CGFloat(step) / CGFloat(count)
      let place = place(of: sampled.point(at: t))
      if samples.last?.place == place {
        if step < count || samples.count == 1 { continue }
        samples.removeLast()
      }
      samples.append((isReversed ? 1 - t : t, place))
    }
    if isReversed { samples.reverse() }
    corners[samples[0].place] = corners[samples[0].place] ?? curve.start
    corners[samples[samples.count - 1].place] = corners[samples[samples.count - 1].place] ?? curve.end
    for (first, second) in zip(samples, samples.dropFirst()) {
      pieces.append(
        PathPiece(
          start: first.place, end: second.place, operand: operand, curve: index, from: first.t,
          to: second.t))
    }
  }
}

extension CGPath {
  /// Whether every point has coordinates that can be counted with.
  fileprivate var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { abs($0.x) < 1e300 && abs($0.y) < 1e300 } }
  }
}
