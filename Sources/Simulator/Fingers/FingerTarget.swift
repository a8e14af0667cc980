/// Where a finger goes.
public enum FingerTarget: Equatable, Sendable {
  /// A point of the screen.
  case point(x: ScreenDistance, y: ScreenDistance)
  /// The middle of the frontmost visible view with an accessibility identifier.
  case view(identifier: String)

  /// A point of the screen, in points from its top left corner.
  public static func point(_ x: Double, _ y: Double) -> FingerTarget {
    .point(x: .points(x), y: .points(y))
  }
}

/// A distance from the left or the top of the screen.
public enum ScreenDistance: Equatable, Sendable {
  case points(Double)
  /// A part of the screen's width or height: 0 is its beginning, 1 its end.
  case fraction(Double)

  /// The distance in points on a screen of some length in points.
  package func points(of length: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * length
    }
  }
}
