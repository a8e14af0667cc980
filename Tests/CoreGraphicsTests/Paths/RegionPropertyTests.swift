import CoreGraphics
import Testing

/// Laws that hold for every pair of paths, tried on random ones: with shared edges and corners, touching, overlapping
/// themselves, without area.
@Suite("Regions of random pairs of paths")
struct RegionPropertyTests {
  @Test(
    "areas add up: |A| + |B| = |A ∪ B| + |A ∩ B|, and differences are what they leave",
    arguments: Kind.allCases)
  func areas(_ kind: Kind) {
    for seed in 0..<SeededRandom.count(kind.hasCurves ? 60 : 280) {
      var random = SeededRandom(seed: seed &* 7 + kind.rawValue)
      let (a, b, rule) = kind.pair(&random)
      let (union, intersection) = (a.union(b, using: rule), a.intersection(b, using: rule))
      let (areaA, areaB) = (a.normalized(using: rule).greenArea, b.normalized(using: rule).greenArea)
      let both = intersection.greenArea
      let difference = a.subtracting(b, using: rule).greenArea
      let symmetric = a.symmetricDifference(b, using: rule).greenArea
      // Curves that are cut move by at most 1/250,000 of the extent, 20, along lengths of at most 200.
      let tolerance = kind.hasCurves ? 0.016 : 2e-5
      #expect(abs(areaA + areaB - union.greenArea - both) < tolerance, "\(kind) \(seed)")
      #expect(abs(areaA - both - difference) < tolerance, "\(kind) \(seed)")
      #expect(abs(areaA + areaB - 2 * both - symmetric) < tolerance, "\(kind) \(seed)")
      #expect(both > -tolerance && both < min(areaA, areaB) + tolerance, "\(kind) \(seed)")
    }
  }

  @Test("a point is in the result where the two paths say so, by either rule", arguments: Kind.allCases)
  func points(_ kind: Kind) {
    for seed in 0..<SeededRandom.count(kind.hasCurves ? 20 : 100) {
      var random = SeededRandom(seed: seed &* 13 + kind.rawValue)
      let (a, b, rule) = kind.pair(&random)
      let results = [
        a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
        a.symmetricDifference(b, using: rule),
      ]
      let borders = (chords(a, isFilled: true), chords(b, isFilled: true))
      for _ in 0..<30 {
        let point = CGPoint(x: .random(in: -2...22, using: &random), y: .random(in: -2...22, using: &random))
        guard let inA = isInside(a, point, rule, border: borders.0),
          let inB = isInside(b, point, rule, border: borders.1)
        else { continue }
        let expected = [inA || inB, inA && inB, inA && !inB, inA != inB]
        #expect(results.map { $0.contains(point) } == expected, "\(kind) \(seed) \(point)")
        #expect(results.map { $0.contains(point, using: .evenOdd) } == expected, "\(kind) \(seed) \(point)")
      }
    }
  }

  @Test("components do not overlap and together are the whole", arguments: Kind.allCases)
  func components(_ kind: Kind) {
    for seed in 0..<SeededRandom.count(kind.hasCurves ? 8 : 40) {
      var random = SeededRandom(seed: seed &* 17 + kind.rawValue)
      let (a, b, rule) = kind.pair(&random)
      let path = a.symmetricDifference(b, using: rule)
      let parts = path.componentsSeparated()
      let sum = parts.reduce(0) { $0 + $1.greenArea }
      #expect(abs(sum - path.greenArea) < (kind.hasCurves ? 0.016 : 2e-5), "\(kind) \(seed)")
      for (index, part) in parts.enumerated() {
        #expect(part.componentsSeparated().count == 1, "\(kind) \(seed)")
        for other in parts.dropFirst(index + 1) {
          #expect(part.intersection(other).greenArea < 0.016, "\(kind) \(seed)")
        }
      }
    }
  }

  @Test(
    "lines are cut without loss: the parts inside and outside are as long as the whole",
    arguments: Kind.allCases)
  func lines(_ kind: Kind) {
    for seed in 0..<SeededRandom.count(kind.hasCurves ? 8 : 40) {
      var random = SeededRandom(seed: seed &* 19 + kind.rawValue)
      let (a, b, rule) = kind.pair(&random)
      let (inside, outside) = (a.lineIntersection(b, using: rule), a.lineSubtracting(b, using: rule))
      let whole = length(a)
      let border = chords(b, isFilled: true)
      #expect(abs(length(inside) + length(outside) - whole) < 1e-4 * whole + 1e-6, "\(kind) \(seed)")
      for (path, isInside) in [(inside, true), (outside, false)] {
        for point in middles(path) {
          guard let isInB = self.isInside(b, point, rule, border: border) else { continue }
          #expect(isInB == isInside, "\(kind) \(seed) \(point)")
        }
      }
    }
  }

  /// Nil near a border, where rounding decides.
  private func isInside(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule, border: [Chord]) -> Bool? {
    border.contains { $0.distance(to: point) < 1e-3 } ? nil : path.contains(point, using: rule)
  }

  private struct Chord {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func distance(to point: CGPoint) -> CGFloat {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
      let t = min(max(along, 0), 1)
      return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
    }
  }

  /// The straight pieces of a path, the one that closes an open subpath too when the path is filled.
  private func chords(_ path: CGPath, isFilled: Bool = false) -> [Chord] {
    var chords: [Chord] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in path.flattened(threshold: 1e-4).elements {
      if case .move(let point) = element {
        if isFilled { chords.append(Chord(start: current, end: start)) }
        start = point
      } else {
        chords.append(Chord(start: current, end: element.end ?? start))
      }
      current = element.end ?? start
    }
    if isFilled { chords.append(Chord(start: current, end: start)) }
    return chords
  }

  private func length(_ path: CGPath) -> Double {
    chords(path).reduce(0) { $0 + Double($1.length) }
  }

  private func middles(_ path: CGPath) -> [CGPoint] {
    let chords = chords(path)
    return stride(from: 0, to: chords.count, by: max(chords.count / 10, 1)).map {
      CGPoint(x: (chords[$0].start.x + chords[$0].end.x) / 2, y: (chords[$0].start.y + chords[$0].end.y) / 2)
    }
  }
}

extension RegionPropertyTests {
  /// What the paths of a pair look like, within a square of 20.
  enum Kind: Int, CaseIterable {
    case latticePolygons, latticeRects, polygons, curves, mixed, degenerate

    var hasCurves: Bool { self == .curves || self == .mixed || self == .degenerate }

    func pair(_ random: inout SeededRandom) -> (CGPath, CGPath, CGPathFillRule) {
      let rule: CGPathFillRule = Bool.random(using: &random) ? .winding : .evenOdd
      let first = path(&random)
      // Now and then the same again, moved by whole steps or turned round.
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return (first, first, rule)
      case 1: return (first, first.transformed(by: CGAffineTransform(translationX: 2, y: 0)), rule)
      case 2: return (first, first.transformed(by: CGAffineTransform(-1, 0, 0, 1, 20, 0)), rule)
      default: return (first, path(&random), rule)
      }
    }

    private func path(_ random: inout SeededRandom) -> CGPath {
      let path = CGMutablePath()
      func whole(_ range: ClosedRange<Int> = 0...20) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      func any() -> CGFloat { CGFloat.random(in: 0...20, using: &random) }
      switch self {
      case .latticePolygons:
        path.addLines(
          between: (0..<Int.random(in: 3...9, using: &random)).map { _ in
            CGPoint(x: whole(0...6) * 3, y: whole(0...6) * 3)
          })
        path.closeSubpath()
      case .latticeRects:
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          path.addRect(
            CGRect(x: whole(0...10), y: whole(0...10), width: whole(0...10), height: whole(0...10)))
        }
      case .polygons:
        path.addLines(
          between: (0..<Int.random(in: 3...12, using: &random)).map { _ in CGPoint(x: any(), y: any()) })
        path.closeSubpath()
      case .curves:
        path.addEllipse(
          in: CGRect(x: any() / 2, y: any() / 2, width: any() / 2 + 0.1, height: any() / 2 + 0.1))
        path.move(to: CGPoint(x: any(), y: any()))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          path.addCurve(
            to: CGPoint(x: any(), y: any()), control1: CGPoint(x: any(), y: any()),
            control2: CGPoint(x: any(), y: any()))
        }
        path.closeSubpath()
      case .mixed:
        path.addRoundedRect(
          in: CGRect(x: whole(0...8), y: whole(0...8), width: whole(4...12), height: whole(4...12)),
          cornerWidth: 2, cornerHeight: 2)
        path.addRect(CGRect(x: whole(0...8), y: whole(0...8), width: whole(0...8), height: whole(0...8)))
        path.addQuadCurve(to: CGPoint(x: whole(), y: whole()), control: CGPoint(x: whole(), y: whole()))
      case .degenerate:
        let points = (0..<3).map { _ in CGPoint(x: whole(), y: whole()) }
        path.addLines(between: points + points.reversed())
        path.addRect(CGRect(x: whole(), y: whole(), width: whole(0...8), height: 0))
        path.addEllipse(in: CGRect(x: whole(0...10), y: whole(0...10), width: 0, height: whole(0...8)))
        path.addCurve(to: points[0], control1: points[1], control2: points[0])
        path.closeSubpath()
        if Bool.random(using: &random) { path.addRect(CGRect(x: 5, y: 5, width: 10, height: whole(0...10))) }
      }
      return path
    }
  }
}
