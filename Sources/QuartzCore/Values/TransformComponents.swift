/// A transform as the numbers that key paths name.
struct TransformComponents {
  private var parts: TransformDecomposition
  /// In radians; the rotation about x is done first, then y, then z.
  private var angles: SIMD3<Double>
  /// Whether all numbers are so small that none of the matrix can be infinite, so that a frame need not look.
  private(set) var isModest: Bool

  /// A matrix without an inverse keeps only its translation and scale.
  init(_ transform: CATransform3D) {
    isModest = transform.isIdentity
    if isModest {
      parts = .identity
      angles = .zero
    } else if let parts = TransformDecomposition(transform) {
      self.parts = parts
      angles = Self.angles(of: parts.rotation)
    } else {
      parts = .identity
      angles = .zero
      parts.translation = SIMD3(Double(transform.m41), Double(transform.m42), Double(transform.m43))
      parts.scale = SIMD3(
        Double(hypot(transform.m11, transform.m12)), Double(hypot(transform.m21, transform.m22)),
        Double(transform.m33))
    }
  }

  var matrix: CATransform3D {
    var parts = parts
    parts.rotation = Self.rotation(by: angles)
    return parts.matrix
  }

  func value(of component: ValueComponent) -> AnimatableValue {
    switch component {
    case .planeTranslation: .size(CGSize(width: parts.translation.x, height: parts.translation.y))
    default: .number(number(of: component))
    }
  }

  /// 0 for what is no single number of a transform.
  func number(of component: ValueComponent) -> Double {
    switch component {
    case .rotation(let axis): angles[axis]
    case .scale(let axis): parts.scale[axis]
    case .uniformScale: uniformScale
    case .translation(let axis): parts.translation[axis]
    default: 0
    }
  }

  private var uniformScale: Double {
    let sum = parts.scale.sum()
    return sum.isFinite ? sum / 3 : (parts.scale / 3).sum()
  }

  mutating func set(_ value: AnimatableValue, for component: ValueComponent) {
    if case .number(let number) = value, isModest { isModest = abs(number) < 1e100 }
    switch (component, value) {
    case (.rotation(let axis), .number(let angle)): angles[axis] = angle
    case (.scale(let axis), .number(let scale)): parts.scale[axis] = scale
    case (.uniformScale, .number(let scale)): parts.scale = SIMD3(repeating: scale)
    case (.translation(let axis), .number(let distance)): parts.translation[axis] = distance
    case (.planeTranslation, .size(let distance)):
      parts.translation.x = Double(distance.width)
      parts.translation.y = Double(distance.height)
    default: break
    }
  }

  /// Of the two sets of angles that make one rotation, the one that turns less in all.
  private static func angles(of rotation: Quaternion) -> SIMD3<Double> {
    let (r0, r1, r2) = rotation.rows
    let sine = -r0.z
    if abs(sine) > 1 - 1e-12 {
      return SIMD3(atan2(-r2.y, r1.y), sine > 0 ? Double.pi / 2 : -Double.pi / 2, 0)
    }
    let first = SIMD3(atan2(r1.z, r2.z), asin(sine), atan2(r0.y, r0.x))
    func halfTurned(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
    let second = SIMD3(
      halfTurned(first.x), (first.y < 0 ? -Double.pi : Double.pi) - first.y, halfTurned(first.z))
    func size(_ angles: SIMD3<Double>) -> Double { abs(angles.x) + abs(angles.y) + abs(angles.z) }
    return size(second) < size(first) ? second : first
  }

  private static func rotation(by angles: SIMD3<Double>) -> Quaternion {
    // Half angles; the product of three turns about the axes, x first.
    let (sx, cx) = (sin(angles.x / 2), cos(angles.x / 2))
    let (sy, cy) = (sin(angles.y / 2), cos(angles.y / 2))
    let (sz, cz) = (sin(angles.z / 2), cos(angles.z / 2))
    return Quaternion(
      x: cz * cy * sx - sz * sy * cx, y: cz * sy * cx + sz * cy * sx, z: sz * cy * cx - cz * sy * sx,
      w: cz * cy * cx + sz * sy * sx)
  }
}
