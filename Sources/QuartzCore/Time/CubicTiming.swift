/// A curve from (0, 0) to (1, 1) with two control points, read as y for a given x.
package struct CubicTiming: Equatable, Sendable {
  package let c1x: Double
  package let c1y: Double
  package let c2x: Double
  package let c2y: Double

  package static let linear = CubicTiming(c1x: 0, c1y: 0, c2x: 1, c2y: 1)

  /// - Parameters:
  ///   - c1x: 0…1; values outside are moved in, since the curve must give one y for each x (fact 3.5.1).
  ///   - c2x: Likewise.
  package init(c1x: Double, c1y: Double, c2x: Double, c2y: Double) {
    self.c1x = min(max(c1x.isFinite ? c1x : 0, 0), 1)
    self.c1y = c1y.isFinite ? c1y : 0
    self.c2x = min(max(c2x.isFinite ? c2x : 1, 0), 1)
    self.c2y = c2y.isFinite ? c2y : 1
  }

  /// y at x; exact at 0 and 1, and x itself where the control points lie on the diagonal.
  ///
  /// - Parameter x: Limited to 0…1.
  package func value(at x: Double) -> Double {
    if !(x > 0) { return 0 }
    if x >= 1 { return 1 }
    if c1x == c1y, c2x == c2y { return x }
    return Self.polynomial(c1y, c2y, at: parameter(forX: x))
  }

  private static func polynomial(_ first: Double, _ second: Double, at t: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return ((a * t + b) * t + c) * t
  }

  private static func slope(_ first: Double, _ second: Double, at t: Double) -> Double {
    let c = 3 * first
    let b = 3 * (second - first) - c
    let a = 1 - c - b
    return (3 * a * t + 2 * b) * t + c
  }

  /// Newton's method, kept inside a bracket that halves whenever a step would leave it.
  private func parameter(forX x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.polynomial(c1x, c2x, at: t) - x
      if abs(error) < 1e-15 { break }
      if error > 0 { high = t } else { low = t }
      let slope = Self.slope(c1x, c2x, at: t)
      let step = slope > 1e-9 ? t - error / slope : -1
      let next = step > low && step < high ? step : (low + high) / 2
      if next == t { break }
      t = next
    }
    return t
  }
}
