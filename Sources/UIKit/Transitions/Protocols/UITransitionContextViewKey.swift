/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view shown at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view shown at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
