import Compositor

/// What a matrix does to the plane z = 0, seen along z: a projective map in double precision (fact 3.12.7).
package struct PlaneTransform: Equatable, Sendable {
  // x′ = (a·x + c·y + tx) / w, y′ = (b·x + d·y + ty) / w, w = p·x + q·y + r.
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0
  package var p = 0.0
  package var q = 0.0
  package var r = 1.0

  package static let identity = PlaneTransform()

  package init() {}

  package init(_ m: CATransform3D) {
    a = Double(m.m11)
    b = Double(m.m12)
    c = Double(m.m21)
    d = Double(m.m22)
    tx = Double(m.m41)
    ty = Double(m.m42)
    p = Double(m.m14)
    q = Double(m.m24)
    r = Double(m.m44)
  }

  package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  package var isFinite: Bool { (a + b + c + d + tx + ty + p + q + r).isFinite }

  package var determinant: Double {
    a * (d * r - ty * q) - c * (b * r - ty * p) + tx * (b * q - d * p)
  }

  /// First `self`, then `other`.
  package func concatenating(_ other: PlaneTransform) -> PlaneTransform {
    var result = PlaneTransform()
    result.a = other.a * a + other.c * b + other.tx * p
    result.b = other.b * a + other.d * b + other.ty * p
    result.p = other.p * a + other.q * b + other.r * p
    result.c = other.a * c + other.c * d + other.tx * q
    result.d = other.b * c + other.d * d + other.ty * q
    result.q = other.p * c + other.q * d + other.r * q
    result.tx = other.a * tx + other.c * ty + other.tx * r
    result.ty = other.b * tx + other.d * ty + other.ty * r
    result.r = other.p * tx + other.q * ty + other.r * r
    return result
  }

  /// Nil when the map flattens the plane to a line or a point.
  package var inverted: PlaneTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = PlaneTransform()
    result.a = (d * r - ty * q) / determinant
    result.c = (tx * q - c * r) / determinant
    result.tx = (c * ty - tx * d) / determinant
    result.b = (ty * p - b * r) / determinant
    result.d = (a * r - tx * p) / determinant
    result.ty = (tx * b - a * ty) / determinant
    result.p = (b * q - d * p) / determinant
    result.q = (c * p - a * q) / determinant
    result.r = (a * d - c * b) / determinant
    return result
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    let x = Double(point.x)
    let y = Double(point.y)
    let mappedX = a * x + c * y + tx
    let mappedY = b * x + d * y + ty
    if isAffine { return CGPoint(x: mappedX, y: mappedY) }
    let w = weight(at: point)
    return CGPoint(x: mappedX / w, y: mappedY / w)
  }

  /// w at a point; 0 or less lies behind the viewer.
  package func weight(at point: CGPoint) -> Double {
    p * Double(point.x) + q * Double(point.y) + r
  }

  /// The smallest rectangle around the image of a rectangle.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let minX = xs.min() ?? 0
    let minY = ys.min() ?? 0
    return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
  }

  /// The same map between spaces in pixels.
  package func renderTransform(scale: Double) -> RenderTransform {
    RenderTransform(
      a: a, b: b, c: c, d: d, tx: tx * scale, ty: ty * scale, p: p / scale, q: q / scale, r: r)
  }
}
