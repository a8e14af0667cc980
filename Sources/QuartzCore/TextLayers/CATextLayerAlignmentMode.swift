/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At the left, or at the right where a text begins with letters that are written from right to left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides, but for the last line, which stands as `natural` has it.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
