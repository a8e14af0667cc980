/// A Kochanek–Bartels curve through values; without tension, continuity and bias a Catmull–Rom one (fact 3.4.4).
package struct ValueSpline {
  private let keys: [AnimatableValue]
  private let points: [[Double]]
  /// For each step the tangents at its start and end.
  private let tangents: [(start: [Double], end: [Double])]
  private var arcs: [ArcLengths] = []

  /// Nil when the values have no components to draw a curve through; transforms turn and have none.
  init?(_ keys: [AnimatableValue], tensions: [Double], continuities: [Double], biases: [Double]) {
    guard keys.count > 1, keys[0].kind != .transform else { return nil }
    let points = keys.compactMap(\.components)
    guard points.count == keys.count, points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    self.keys = keys
    self.points = points
    func parameter(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
    func tangent(_ index: Int, isEnd: Bool) -> [Double] {
      let tension = 1 - parameter(tensions, index)
      let continuity = parameter(continuities, index) * (isEnd ? -1 : 1)
      let bias = parameter(biases, index)
      // The missing neighbour of an end lies as far on the other side.
      let before = index > 0 ? index - 1 : 0
      let after = index < points.count - 1 ? index + 1 : index
      return points[index].indices.map { component in
        let behind = index > 0 ? points[index][component] - points[before][component] : nil
        let ahead = index < points.count - 1 ? points[after][component] - points[index][component] : nil
        return tension * (1 + continuity) * (1 + bias) / 2 * (behind ?? ahead ?? 0)
          + tension * (1 - continuity) * (1 - bias) / 2 * (ahead ?? behind ?? 0)
      }
    }
    tangents = (0..<keys.count - 1).map { (tangent($0, isEnd: false), tangent($0 + 1, isEnd: true)) }
    arcs = (0..<keys.count - 1).map { step in
      ArcLengths { from, to in
        zip(components(step: step, fraction: from), components(step: step, fraction: to))
          .reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
      }
    }
  }

  var keyCount: Int { keys.count }

  var lengths: [Double] { arcs.map(\.length) }

  func paced(_ share: Double, _ step: Int) -> Double { arcs[step].parameter(at: share) }

  func value(step: Int, fraction: Double) -> AnimatableValue {
    keys[step].replacingComponents(components(step: step, fraction: fraction))
  }

  /// The first four components, without asking for memory.
  func vector(step: Int, fraction: Double) -> SIMD4<Double> {
    var vector = SIMD4<Double>.zero
    for index in 0..<min(points[step].count, 4) {
      vector[index] = component(index, step: step, fraction: fraction)
    }
    return vector
  }

  private func components(step: Int, fraction: Double) -> [Double] {
    points[step].indices.map { component($0, step: step, fraction: fraction) }
  }

  /// Hermite's form of the cubic.
  private func component(_ index: Int, step: Int, fraction t: Double) -> Double {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * points[step][index] + (t3 - 2 * t2 + t) * tangents[step].start[index]
      + (3 * t2 - 2 * t3) * points[step + 1][index] + (t3 - t2) * tangents[step].end[index]
  }
}
