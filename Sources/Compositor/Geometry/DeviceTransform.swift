/// A projective map from a node's space to the target's, kept unrounded while nested transforms are multiplied.
///
/// Only + − × ÷ on doubles, so that every machine and every build computes the same entries.
package struct DeviceTransform: Hashable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0
  package var p = 0.0
  package var q = 0.0
  package var r = 1.0

  package static let identity = DeviceTransform()

  package init() {}

  package init(_ transform: RenderTransform) {
    a = transform.a
    b = transform.b
    c = transform.c
    d = transform.d
    tx = transform.tx
    ty = transform.ty
    p = transform.p
    q = transform.q
    r = transform.r
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && p.isFinite
      && q.isFinite && r.isFinite
  }

  /// No perspective, and a scale of one in the last place.
  package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// Maps axis-parallel rectangles to axis-parallel rectangles without turning them.
  package var keepsAxes: Bool { isAffine && b == 0 && c == 0 }

  /// First `inner`, then this.
  package func concatenated(to inner: DeviceTransform) -> DeviceTransform {
    var product = DeviceTransform()
    product.a = a * inner.a + c * inner.b + tx * inner.p
    product.b = b * inner.a + d * inner.b + ty * inner.p
    product.c = a * inner.c + c * inner.d + tx * inner.q
    product.d = b * inner.c + d * inner.d + ty * inner.q
    product.tx = a * inner.tx + c * inner.ty + tx * inner.r
    product.ty = b * inner.tx + d * inner.ty + ty * inner.r
    product.p = p * inner.a + q * inner.b + r * inner.p
    product.q = p * inner.c + q * inner.d + r * inner.q
    product.r = p * inner.tx + q * inner.ty + r * inner.r
    return product
  }

  /// The same map with a last place of one, where there is no perspective; nil when everything lies behind the eye.
  package func normalized() -> DeviceTransform? {
    guard p == 0 && q == 0 && r != 1 else { return self }
    guard r > 0 else { return nil }
    var result = self
    result.a /= r
    result.b /= r
    result.c /= r
    result.d /= r
    result.tx /= r
    result.ty /= r
    result.r = 1
    return result
  }

  /// The inverse up to a factor, by cofactors; nil for a map that flattens the plane.
  func inverted() -> DeviceTransform? {
    var inverse = DeviceTransform()
    inverse.a = d * r - ty * q
    inverse.b = ty * p - b * r
    inverse.p = b * q - d * p
    inverse.c = tx * q - c * r
    inverse.d = a * r - tx * p
    inverse.q = c * p - a * q
    inverse.tx = c * ty - tx * d
    inverse.ty = tx * b - a * ty
    inverse.r = a * d - c * b
    let determinant = a * inverse.a + c * inverse.b + tx * inverse.p
    guard determinant.isFinite && determinant != 0 && inverse.isFinite else { return nil }
    // Divided, the last place is 1 for affine maps and keeps its sign in perspective.
    inverse.a /= determinant
    inverse.b /= determinant
    inverse.c /= determinant
    inverse.d /= determinant
    inverse.tx /= determinant
    inverse.ty /= determinant
    inverse.p /= determinant
    inverse.q /= determinant
    inverse.r /= determinant
    return inverse.isFinite ? inverse : nil
  }

  /// How much lengths grow: the square root of the growth of areas at the origin.
  package var scale: Double {
    let determinant = (a * d - b * c) / (r * r)
    return determinant.isFinite ? determinant.magnitude.squareRoot() : 1
  }

  func applied(x: Double, y: Double) -> HomogeneousPoint {
    HomogeneousPoint(x: a * x + c * y + tx, y: b * x + d * y + ty, w: p * x + q * y + r)
  }
}

/// A point before the division by w.
struct HomogeneousPoint: Equatable {
  var x: Double
  var y: Double
  var w: Double
}
