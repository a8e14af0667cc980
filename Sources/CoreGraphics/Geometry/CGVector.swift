/// A direction with a length, or a velocity.
public struct CGVector: Equatable, Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public static var zero: CGVector { CGVector() }

  public init() {
    self.init(dx: CGFloat(0), dy: CGFloat(0))
  }

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads two numbers in the order dx, dy.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
  }

  /// Writes two numbers in the order dx, dy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
