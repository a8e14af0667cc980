extension CATransform3D {
  /// The inverse by Gauss–Jordan elimination with row pivots; nil when there is none.
  package var inverted: CATransform3D? {
    if isIdentity { return self }
    if isPureTranslation { return CATransform3DMakeTranslation(-m41, -m42, -m43) }
    guard isFinite else { return nil }
    var left = entries
    var right = CATransform3D.identity.entries
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(left[row * 4 + column]) > abs(left[pivot * 4 + column]) { pivot = row }
      let scale = left[pivot * 4 + column]
      guard scale != 0 else { return nil }
      for index in 0..<4 {
        left.swapAt(pivot * 4 + index, column * 4 + index)
        right.swapAt(pivot * 4 + index, column * 4 + index)
      }
      for index in 0..<4 {
        left[column * 4 + index] /= scale
        right[column * 4 + index] /= scale
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        guard factor != 0 else { continue }
        for index in 0..<4 {
          left[row * 4 + index] -= factor * left[column * 4 + index]
          right[row * 4 + index] -= factor * right[column * 4 + index]
        }
      }
    }
    let result = CATransform3D(entries: right)
    return result.isFinite ? result : nil
  }

  private var isPureTranslation: Bool {
    var rest = self
    rest.m41 = 0
    rest.m42 = 0
    rest.m43 = 0
    return rest.isIdentity
  }
}
