/// A smooth curve of rotations through keys: each step is a product of three turns that grow by the cumulative basis of
/// a cubic (Kim, Kim and Shin 1995). About one axis it is the Kochanek–Bartels curve of the angle.
struct RotationSpline {
  private struct Step {
    let start: Quaternion
    let turns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  }

  private let steps: [Step]

  init(_ keys: [Quaternion], shape: SplineShape) {
    let ways = zip(keys, keys.dropFirst()).map { ($0.inverse * $1).shortest.turn }
    /// In the space of the key.
    func tangent(at key: Int, isEnd: Bool) -> SIMD3<Double> {
      let behind = key > 0 ? ways[key - 1] : ways[key]
      let ahead = key < ways.count ? ways[key] : ways[key - 1]
      let weights = shape.weights(at: key, isEnd: isEnd)
      return behind * weights.behind + ahead * weights.ahead
    }
    steps = ways.indices.map { index in
      let first = tangent(at: index, isEnd: false) / 3
      let last = tangent(at: index + 1, isEnd: true) / 3
      let middle = Quaternion(turn: -first) * Quaternion(turn: ways[index]) * Quaternion(turn: -last)
      return Step(start: keys[index], turns: (first, middle.turn, last))
    }
  }

  func rotation(step: Int, fraction t: Double) -> Quaternion {
    let step = steps[step]
    let u = 1 - t
    return step.start * Quaternion(turn: step.turns.0 * (1 - u * u * u))
      * Quaternion(turn: step.turns.1 * (3 * t * t - 2 * t * t * t))
      * Quaternion(turn: step.turns.2 * (t * t * t))
  }
}
