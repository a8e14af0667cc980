import Foundation

/// How the time of a frame grows with the size of what it shows.
package struct GrowthCurve: Equatable, Sendable {
  package struct Point: Equatable, Sendable {
    package let size: Double
    package let milliseconds: Double

    package init(size: Double, milliseconds: Double) {
      self.size = size
      self.milliseconds = milliseconds
    }
  }

  package let name: String
  /// What is counted on the horizontal axis.
  package let axis: String
  /// By size, the smallest first.
  package let points: [Point]
  /// How steep the curve may be: 1 is linear, and a tenth is left to the caches.
  package let goal: Goal

  package init(name: String, axis: String, points: [Point], goal: Goal = Goal(must: 1.1)) {
    self.name = name
    self.axis = axis
    self.points = points
    self.goal = goal
  }

  /// The power of the size that the time grows with: the slope of the line that fits the larger half of the points
  /// best, both axes being logarithmic. What a frame costs whatever it shows hides the growth of the smaller ones.
  package var exponent: Double {
    line?.slope ?? 0
  }

  /// The time that the fitted power gives for a size.
  package func fitted(at size: Double) -> Double? {
    line.map { exp($0.intercept + $0.slope * log(size)) }
  }

  /// The points that are fitted.
  package var fittedPoints: ArraySlice<Point> {
    points.suffix(max(2, (points.count + 1) / 2))
  }

  private var line: (slope: Double, intercept: Double)? {
    let logarithms = fittedPoints.filter { $0.size > 0 && $0.milliseconds > 0 }
      .map { (x: log($0.size), y: log($0.milliseconds)) }
    let count = Double(logarithms.count)
    let x = logarithms.reduce(0) { $0 + $1.x } / count
    let y = logarithms.reduce(0) { $0 + $1.y } / count
    let spread = logarithms.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return nil }
    let slope = logarithms.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
    return (slope, y - slope * x)
  }
}
