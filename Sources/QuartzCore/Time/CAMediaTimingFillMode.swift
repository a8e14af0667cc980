/// What an animation shows outside its active time (fact 3.1.7).
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing: the model shows.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end, for as long as the animation stays attached.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  package var fillsForwards: Bool { self == .forwards || self == .both }
  package var fillsBackwards: Bool { self == .backwards || self == .both }
}
