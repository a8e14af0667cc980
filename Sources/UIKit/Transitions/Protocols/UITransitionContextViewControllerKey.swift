/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller whose view is visible at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller whose view is visible at the end of a completed transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
