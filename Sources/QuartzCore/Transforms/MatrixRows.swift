/// The upper left part of a matrix, row by row, in place: at each frame many are taken apart.
package struct MatrixRows: Equatable, Sendable {
  private var first: SIMD3<Double>
  private var second: SIMD3<Double>
  private var third: SIMD3<Double>

  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// - Parameter index: 0, 1 or 2.
  package subscript(index: Int) -> SIMD3<Double> {
    get { index == 0 ? first : index == 1 ? second : third }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      default: third = newValue
      }
    }
  }
}
