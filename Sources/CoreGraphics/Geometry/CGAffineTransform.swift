/// A transform of the plane that keeps parallel lines parallel:
/// x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

  /// All zeros, as Apple's empty structure is; the identity is `.identity`.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// - Parameter angle: In radians; from the x axis towards the y axis, so clockwise where y points down.
  public init(rotationAngle angle: CGFloat) {
    self.init(cos(angle), sin(angle), -sin(angle), cos(angle), 0, 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// The transform that first translates, then does this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that first scales, then does this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that first rotates, then does this one.
  ///
  /// - Parameter angle: In radians; from the x axis towards the y axis.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself when nothing can undo it.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }

  /// Whether the transform can be undone and counted with: it does not flatten, and no part is out of all proportion.
  var isUsable: Bool {
    let determinant = abs(a * d - b * c)
    return determinant > 1e-60 && determinant < 1e60
      && [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e30 }
  }

  /// The transform that first does this one, then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c, a * t2.b + b * t2.d,
      c * t2.a + d * t2.c, c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
  }
}

extension CGAffineTransform: Codable {
  /// Reads six numbers in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    for entry in Self.entries { self[keyPath: entry] = try container.decode(CGFloat.self) }
  }

  /// Writes six numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in Self.entries { try container.encode(self[keyPath: entry]) }
  }

  private static var entries: [WritableKeyPath<CGAffineTransform, CGFloat>] {
    [\.a, \.b, \.c, \.d, \.tx, \.ty]
  }
}
