/// A matrix taken apart: scale, then shear, then rotation, then translation, then perspective (fact 3.12.8).
package struct TransformDecomposition: Equatable, Sendable {
  package var scale: SIMD3<Double>
  /// xy, xz, yz.
  package var shear: SIMD3<Double>
  package var rotation: Quaternion
  package var translation: SIMD3<Double>
  /// x, y, z and w of the fourth column.
  package var perspective: SIMD4<Double>

  package static let identity = TransformDecomposition(
    scale: SIMD3(repeating: 1), shear: .zero, rotation: .identity, translation: .zero,
    perspective: SIMD4(0, 0, 0, 1))

  package init(
    scale: SIMD3<Double>, shear: SIMD3<Double>, rotation: Quaternion, translation: SIMD3<Double>,
    perspective: SIMD4<Double>
  ) {
    self.scale = scale
    self.shear = shear
    self.rotation = rotation
    self.translation = translation
    self.perspective = perspective
  }

  /// Nil when the matrix has no inverse, or parts that are too large for numbers.
  package init?(_ m: CATransform3D) {
    guard m.isFinite, m.m44 != 0 else { return nil }
    let unit = 1 / Double(m.m44)
    var rows = MatrixRows(
      SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)) * unit,
      SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)) * unit,
      SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)) * unit)
    translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43)) * unit
    let column = SIMD4(Double(m.m14), Double(m.m24), Double(m.m34), Double(m.m44)) * unit
    guard let fourth = Self.perspective(of: column, rows: rows, translation: translation) else { return nil }
    perspective = fourth
    let magnitudes = Self.takeMagnitudes(of: &rows)
    guard let (scale, shear) = Self.orthogonalise(&rows) else { return nil }
    self.scale = scale * magnitudes
    self.shear = shear
    guard Self.isFinite(self.scale), Self.isFinite(shear), Self.isFinite(translation) else { return nil }
    guard (fourth * SIMD4(repeating: 0)).sum() == 0 else { return nil }
    rotation = Quaternion(rows: rows)
  }

  /// What a matrix of perspective alone must be for `affine · perspective` to have the given fourth column.
  private static func perspective(
    of column: SIMD4<Double>, rows: MatrixRows, translation: SIMD3<Double>
  ) -> SIMD4<Double>? {
    if column == SIMD4(0, 0, 0, 1) { return column }
    var affine = CATransform3D.identity
    (affine.m11, affine.m12, affine.m13) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z))
    (affine.m21, affine.m22, affine.m23) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z))
    (affine.m31, affine.m32, affine.m33) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z))
    (affine.m41, affine.m42, affine.m43) = (
      CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z)
    )
    guard let inverse = affine.inverted else { return nil }
    let m = inverse.entries.map(Double.init)
    func row(_ index: Int) -> Double {
      let start = index * 4
      return m[start] * column.x + m[start + 1] * column.y + m[start + 2] * column.z + m[start + 3] * column.w
    }
    return SIMD4(row(0), row(1), row(2), row(3))
  }

  /// Takes a power of two out of each row whose squares would be too large or too small for numbers.
  private static func takeMagnitudes(of rows: inout MatrixRows) -> SIMD3<Double> {
    var magnitudes = SIMD3<Double>(repeating: 1)
    for index in 0..<3 {
      let largest = largestPart(of: rows[index])
      guard largest > 0, largest.isFinite, !safeMagnitudes.contains(largest) else { continue }
      magnitudes[index] = largest.binade
      rows[index] /= magnitudes[index]
    }
    return magnitudes
  }

  private static let safeMagnitudes = 0x1p-400...0x1p400

  private static func largestPart(of row: SIMD3<Double>) -> Double {
    max(abs(row.x), abs(row.y), abs(row.z))
  }

  /// Gram–Schmidt on the rows, which become a rotation; returns the scale and the shear taken out of them.
  private static func orthogonalise(_ rows: inout MatrixRows) -> (SIMD3<Double>, SIMD3<Double>)? {
    var scale = SIMD3<Double>.zero
    var shear = SIMD3<Double>.zero
    scale.x = length(rows[0])
    guard scale.x > 0 else { return nil }
    rows[0] /= scale.x
    shear.x = dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = length(rows[1])
    guard scale.y > 0 else { return nil }
    rows[1] /= scale.y
    shear.x /= scale.y
    shear.y = dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = length(rows[2])
    guard scale.z > 0 else { return nil }
    rows[2] /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if dot(rows[0], cross(rows[1], rows[2])) < 0 {
      // A mirror image: take the reflection into the scale of the axis that turns least for it.
      let axis = Self.axisToMirror(rows)
      scale[axis] *= -1
      rows[axis] *= -1
      if axis != 2 { shear.x *= -1 }
      if axis != 1 { shear.y *= -1 }
      if axis != 0 { shear.z *= -1 }
    }
    return (scale, shear)
  }

  /// The axis whose row points most against its own direction, so that a plain mirroring stays free of rotation.
  private static func axisToMirror(_ rows: MatrixRows) -> Int {
    let along = SIMD3(rows[0].x, rows[1].y, rows[2].z)
    if along.x <= along.y, along.x <= along.z { return 0 }
    return along.y <= along.z ? 1 : 2
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
  }

  private static func length(_ a: SIMD3<Double>) -> Double {
    dot(a, a).squareRoot()
  }

  private static func isFinite(_ a: SIMD3<Double>) -> Bool {
    (a * SIMD3(repeating: 0)).sum() == 0
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The matrix again.
  package var matrix: CATransform3D {
    let (r0, r1, r2) = rotation.rows
    let rows = MatrixRows(
      r0 * scale.x, (r1 + r0 * shear.x) * scale.y, (r2 + r0 * shear.y + r1 * shear.z) * scale.z)
    var m = CATransform3D(
      m11: CGFloat(rows[0].x), m12: CGFloat(rows[0].y), m13: CGFloat(rows[0].z), m14: 0,
      m21: CGFloat(rows[1].x), m22: CGFloat(rows[1].y), m23: CGFloat(rows[1].z), m24: 0,
      m31: CGFloat(rows[2].x), m32: CGFloat(rows[2].y), m33: CGFloat(rows[2].z), m34: 0,
      m41: CGFloat(translation.x), m42: CGFloat(translation.y), m43: CGFloat(translation.z), m44: 1)
    if perspective != SIMD4(0, 0, 0, 1) {
      func column(_ row: SIMD3<Double>, _ last: Double) -> CGFloat {
        CGFloat(
          row.x * perspective.x + row.y * perspective.y + row.z * perspective.z + last * perspective.w)
      }
      m.m14 = column(rows[0], 0)
      m.m24 = column(rows[1], 0)
      m.m34 = column(rows[2], 0)
      m.m44 = column(translation, 1)
    }
    return m
  }

  package func interpolated(to other: TransformDecomposition, fraction: Double) -> TransformDecomposition {
    TransformDecomposition(
      scale: scale + (other.scale - scale) * fraction, shear: shear + (other.shear - shear) * fraction,
      rotation: rotation.interpolated(to: other.rotation, fraction: fraction),
      translation: translation + (other.translation - translation) * fraction,
      perspective: perspective + (other.perspective - perspective) * fraction)
  }
}
