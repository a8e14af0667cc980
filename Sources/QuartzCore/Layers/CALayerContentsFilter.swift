/// How contents are sampled when their pixels do not fall on the screen's.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Linear between smaller copies of the contents.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
