/// A Kochanek–Bartels curve through values; without tension, continuity and bias a Catmull–Rom one (fact 3.4.4).
///
/// Transforms go by decomposition: their rotations along a curve of their own.
package struct ValueSpline {
  private let keys: [AnimatableValue]
  private let points: [[Double]]
  /// For each step the tangents at its start and end.
  private let tangents: [(start: [Double], end: [Double])]
  private let rotations: RotationSpline?
  /// Of each step; empty where the pace does not matter.
  private var arcs: [ArcLengths] = []

  /// Nil when the values have no components to draw a curve through; a transform without an inverse has none.
  ///
  /// - Parameter isPaced: Whether `lengths` and `paced` are asked for.
  init?(_ keys: [AnimatableValue], shape: SplineShape, isPaced: Bool) {
    guard keys.count > 1 else { return nil }
    let parts = keys.compactMap(\.decomposition)
    let points = keys[0].kind == .transform ? parts.map(\.numbers) : keys.compactMap(\.components)
    guard points.count == keys.count, points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    self.keys = keys
    self.points = points
    rotations = parts.count == keys.count ? RotationSpline(parts.map(\.rotation), shape: shape) : nil
    func tangent(_ key: Int, isEnd: Bool) -> [Double] {
      let weights = shape.weights(at: key, isEnd: isEnd)
      return points[key].indices.map { component in
        let behind = key > 0 ? points[key][component] - points[key - 1][component] : nil
        let ahead = key < points.count - 1 ? points[key + 1][component] - points[key][component] : nil
        // The missing neighbour of an end lies as far on the other side.
        return weights.behind * (behind ?? ahead ?? 0) + weights.ahead * (ahead ?? behind ?? 0)
      }
    }
    tangents = (0..<keys.count - 1).map { (tangent($0, isEnd: false), tangent($0 + 1, isEnd: true)) }
    guard isPaced else { return }
    arcs = (0..<keys.count - 1).map { step in
      ArcLengths(point: { value(step: step, fraction: $0) }, distance: { $0.distance(to: $1) })
    }
  }

  var keyCount: Int { keys.count }

  var lengths: [Double] { arcs.map(\.length) }

  func paced(_ share: Double, _ step: Int) -> Double { arcs[step].parameter(at: share) }

  func value(step: Int, fraction: Double) -> AnimatableValue {
    if rotations != nil { return .transform(transform(step: step, fraction: fraction)) }
    return keys[step].replacingComponents(
      points[step].indices.map { component($0, step: step, fraction: fraction) })
  }

  /// The first four components, without asking for memory.
  func vector(step: Int, fraction: Double) -> SIMD4<Double> {
    var vector = SIMD4<Double>.zero
    for index in 0..<min(points[step].count, 4) {
      vector[index] = component(index, step: step, fraction: fraction)
    }
    return vector
  }

  /// Of transforms; the keys to the last digit, without asking for memory.
  func transform(step: Int, fraction: Double) -> CATransform3D {
    if fraction == 0, case .transform(let key) = keys[step] { return key }
    if fraction == 1, case .transform(let key) = keys[step + 1] { return key }
    func number(_ index: Int) -> Double { component(index, step: step, fraction: fraction) }
    return TransformDecomposition(
      scale: SIMD3(number(0), number(1), number(2)), shear: SIMD3(number(3), number(4), number(5)),
      rotation: rotations?.rotation(step: step, fraction: fraction) ?? .identity,
      translation: SIMD3(number(6), number(7), number(8)),
      perspective: SIMD4(number(9), number(10), number(11), number(12))
    ).matrix
  }

  /// Hermite's form of the cubic.
  private func component(_ index: Int, step: Int, fraction t: Double) -> Double {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * points[step][index] + (t3 - 2 * t2 + t) * tangents[step].start[index]
      + (3 * t2 - 2 * t3) * points[step + 1][index] + (t3 - t2) * tangents[step].end[index]
  }
}

extension AnimatableValue {
  fileprivate var decomposition: TransformDecomposition? {
    if case .transform(let transform) = self { TransformDecomposition(transform) } else { nil }
  }
}

extension TransformDecomposition {
  /// All but the rotation.
  fileprivate var numbers: [Double] {
    [
      scale.x, scale.y, scale.z, shear.x, shear.y, shear.z, translation.x, translation.y, translation.z,
      perspective.x, perspective.y, perspective.z, perspective.w,
    ]
  }
}
