/// One thing a finger does, or the time it does nothing. Durations are in seconds.
public enum FingerStep: Equatable, Sendable {
  case wait(Double)
  /// Touches a target for a while and lifts.
  case tap(FingerTarget, duration: Double)
  /// Touches the first target, moves evenly along straight legs, rests for `hold`, and lifts.
  case drag(from: FingerTarget, legs: [FingerLeg], hold: Double)
  case touchDown(FingerTarget, finger: Int)
  /// Moves evenly to the leg's target; a duration of 0 is a jump.
  case touchMove(FingerLeg, finger: Int)
  case touchUp(finger: Int)
  case touchCancel(finger: Int)

  /// How long the step takes, in seconds.
  public var duration: Double {
    switch self {
    case .wait(let duration), .tap(_, let duration): duration
    case .drag(_, let legs, let hold): legs.reduce(hold) { $0 + $1.duration }
    case .touchMove(let leg, _): leg.duration
    case .touchDown, .touchUp, .touchCancel: 0
    }
  }
}

/// A straight part of a finger's way.
public struct FingerLeg: Equatable, Sendable {
  public var target: FingerTarget
  /// In seconds.
  public var duration: Double

  public init(to target: FingerTarget, over duration: Double) {
    self.target = target
    self.duration = duration
  }
}
