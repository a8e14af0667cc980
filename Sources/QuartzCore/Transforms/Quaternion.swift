/// A rotation in space.
package struct Quaternion: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var z: Double
  package var w: Double

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// From the rows of a rotation matrix that maps row vectors.
  package init(rows r: MatrixRows) {
    // Of the four squares the largest is the safest to divide by.
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (r[1].z - r[2].y) / s, y: (r[2].x - r[0].z) / s, z: (r[0].y - r[1].x) / s, w: s / 4)
    } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
      let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
      self.init(x: s / 4, y: (r[0].y + r[1].x) / s, z: (r[2].x + r[0].z) / s, w: (r[1].z - r[2].y) / s)
    } else if r[1].y >= r[2].z {
      let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
      self.init(x: (r[0].y + r[1].x) / s, y: s / 4, z: (r[1].z + r[2].y) / s, w: (r[2].x - r[0].z) / s)
    } else {
      let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
      self.init(x: (r[2].x + r[0].z) / s, y: (r[1].z + r[2].y) / s, z: s / 4, w: (r[0].y - r[1].x) / s)
    }
  }

  /// The rows of the rotation matrix for row vectors.
  package var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }

  private func dot(_ other: Quaternion) -> Double {
    x * other.x + y * other.y + z * other.z + w * other.w
  }

  /// At an even pace along the shortest way (fact 3.12.8); past the ends it goes on turning.
  package func interpolated(to other: Quaternion, fraction: Double) -> Quaternion {
    if self == other { return self }
    let cosine = dot(other)
    let sign = cosine < 0 ? -1.0 : 1.0
    let angle = acos(min(abs(cosine), 1))
    var near = 1 - fraction
    var far = fraction
    if angle > 1e-9 {
      near = sin((1 - fraction) * angle) / sin(angle)
      far = sin(fraction * angle) / sin(angle)
    }
    far *= sign
    return Quaternion(
      x: x * near + other.x * far, y: y * near + other.y * far, z: z * near + other.z * far,
      w: w * near + other.w * far)
  }
}

extension Quaternion {
  /// First the right one, then the left one.
  static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      x: left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      y: left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      z: left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w,
      w: left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z)
  }

  var inverse: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// The same rotation by at most half a turn.
  var shortest: Quaternion { w < 0 ? Quaternion(x: -x, y: -y, z: -z, w: -w) : self }

  /// The axis, as long as half the angle in radians.
  var turn: SIMD3<Double> {
    let axis = SIMD3(x, y, z)
    let sine = (axis * axis).sum().squareRoot()
    return sine > 0 ? axis * (atan2(sine, w) / sine) : .zero
  }

  init(turn: SIMD3<Double>) {
    let angle = (turn * turn).sum().squareRoot()
    let axis = angle > 0 ? turn * (sin(angle) / angle) : .zero
    self.init(x: axis.x, y: axis.y, z: axis.z, w: cos(angle))
  }
}
