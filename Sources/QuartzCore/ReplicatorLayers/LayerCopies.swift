/// The copies that a replicator shows of its sublayers, one after the other.
struct LayerCopies {
  private let values: ReplicatorValues
  private let step: CATransform3D
  private let firstColor: SIMD4<Double>
  private let colorStep: SIMD4<Double>

  /// One copy, before what is around the replicator is taken into account.
  struct Copy {
    /// From the sublayers' own places, in the replicator's space; nil for no change.
    let matrix: CATransform3D?
    let delay: MediaTime
    /// Red, green, blue and alpha to multiply by, 0…1.
    let color: SIMD4<Double>
  }

  init(_ values: ReplicatorValues, bounds: CGRect) {
    self.values = values
    step = CATransform3DTranslate(values.transform, -bounds.midX, -bounds.midY, 0)
      .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
    firstColor = values.color?.encodedComponents ?? SIMD4(repeating: 1)
    colorStep = SIMD4(
      Double(values.redOffset), Double(values.greenOffset), Double(values.blueOffset),
      Double(values.alphaOffset))
  }

  /// - Parameter limit: No more than these.
  func first(_ limit: Int) -> [Copy] {
    guard values.count > 0, limit > 0 else { return [] }
    let isMoving = !values.transform.isIdentity
    var matrix: CATransform3D?
    return (0..<min(values.count, limit)).map { index in
      if index > 0, isMoving { matrix = matrix?.concatenating(step) ?? step }
      var color = firstColor + colorStep * Double(index)
      // What is not a number counts as 0.
      for part in 0..<4 { color[part] = color[part] > 0 ? min(color[part], 1) : 0 }
      return Copy(matrix: matrix, delay: MediaTime(seconds: values.delay * Double(index)), color: color)
    }
  }
}
