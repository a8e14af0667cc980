/// Tension, continuity and bias of a curve at its keys (fact 3.4.4); where there are none it is a Catmull–Rom curve.
struct SplineShape {
  let tensions: [Double]
  let continuities: [Double]
  let biases: [Double]

  /// How much the ways from the key before and to the key after count in the tangent at a key.
  ///
  /// - Parameter isEnd: Whether the tangent is that of the step that ends at the key.
  func weights(at key: Int, isEnd: Bool) -> (behind: Double, ahead: Double) {
    let tension = 1 - parameter(tensions, key)
    let continuity = parameter(continuities, key) * (isEnd ? -1 : 1)
    let bias = parameter(biases, key)
    return (tension * (1 + continuity) * (1 + bias) / 2, tension * (1 - continuity) * (1 - bias) / 2)
  }

  private func parameter(_ list: [Double], _ index: Int) -> Double {
    index < list.count && list[index].isFinite ? list[index] : 0
  }
}
