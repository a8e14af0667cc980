/// Where the motion of a transition comes from.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards: from the side where y is greatest, which was the top before screens had theirs at 0.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// Where a picture stands, in sizes of the layer, that has not come in yet.
  var side: CGVector {
    switch self {
    case .fromLeft: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}
