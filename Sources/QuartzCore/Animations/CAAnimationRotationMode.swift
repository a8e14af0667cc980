/// Whether a layer turns along the path it follows.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the tangent.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "rotateAuto")
  /// Against the tangent.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "rotateAutoReverse")
}
