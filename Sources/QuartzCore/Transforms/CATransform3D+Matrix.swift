extension CATransform3D {
  package static let identity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// The sixteen numbers, row by row.
  package var entries: [CGFloat] {
    [
      m11, m12, m13, m14,
      m21, m22, m23, m24,
      m31, m32, m33, m34,
      m41, m42, m43, m44,
    ]
  }

  /// From sixteen numbers, row by row.
  package init(entries m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3],
      m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11],
      m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  package var isFinite: Bool {
    // Pair by pair, so that no sum waits for the one before.
    let upper = ((m11 + m12) + (m13 + m14)) + ((m21 + m22) + (m23 + m24))
    let lower = ((m31 + m32) + (m33 + m34)) + ((m41 + m42) + (m43 + m44))
    return (upper + lower).isFinite || entries.allSatisfy(\.isFinite)
  }

  /// Whether the fourth column is (0, 0, 0, 1): no perspective.
  package var hasNoPerspective: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }

  package var isIdentity: Bool { CATransform3DEqualToTransform(self, .identity) }

  /// The transform done some times, 0 or more, one after the other.
  package func power(_ count: Int) -> CATransform3D {
    var (result, doubled, left) = (CATransform3D.identity, self, count)
    while left > 0 {
      if left & 1 == 1 { result = doubled.concatenating(result) }
      left >>= 1
      if left > 0 { doubled = doubled.concatenating(doubled) }
    }
    return result
  }

  /// First `self`, then `other`.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: m11 * other.m11 + m12 * other.m21 + m13 * other.m31 + m14 * other.m41,
      m12: m11 * other.m12 + m12 * other.m22 + m13 * other.m32 + m14 * other.m42,
      m13: m11 * other.m13 + m12 * other.m23 + m13 * other.m33 + m14 * other.m43,
      m14: m11 * other.m14 + m12 * other.m24 + m13 * other.m34 + m14 * other.m44,
      m21: m21 * other.m11 + m22 * other.m21 + m23 * other.m31 + m24 * other.m41,
      m22: m21 * other.m12 + m22 * other.m22 + m23 * other.m32 + m24 * other.m42,
      m23: m21 * other.m13 + m22 * other.m23 + m23 * other.m33 + m24 * other.m43,
      m24: m21 * other.m14 + m22 * other.m24 + m23 * other.m34 + m24 * other.m44,
      m31: m31 * other.m11 + m32 * other.m21 + m33 * other.m31 + m34 * other.m41,
      m32: m31 * other.m12 + m32 * other.m22 + m33 * other.m32 + m34 * other.m42,
      m33: m31 * other.m13 + m32 * other.m23 + m33 * other.m33 + m34 * other.m43,
      m34: m31 * other.m14 + m32 * other.m24 + m33 * other.m34 + m34 * other.m44,
      m41: m41 * other.m11 + m42 * other.m21 + m43 * other.m31 + m44 * other.m41,
      m42: m41 * other.m12 + m42 * other.m22 + m43 * other.m32 + m44 * other.m42,
      m43: m41 * other.m13 + m42 * other.m23 + m43 * other.m33 + m44 * other.m43,
      m44: m41 * other.m14 + m42 * other.m24 + m43 * other.m34 + m44 * other.m44)
  }
}
