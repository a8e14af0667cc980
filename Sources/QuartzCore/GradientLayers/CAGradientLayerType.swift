/// The form of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from start to end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outwards; the end point sets both radii.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point; the end point says where it begins.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
