import QuartzCore

/// What pinch and rotation have in common: a number that two fingers change.
@MainActor
struct TwoFingerGesture {
  private var history = MovementHistory()
  private var first: (a: CGPoint, b: CGPoint)?

  /// Of the number, per second.
  var velocity: CGFloat { history.velocity.x }

  /// The vector from the first finger to the second one when both were down, and now; nil with other than
  /// two fingers.
  mutating func vectors(of touches: [UITouch]) -> (start: CGPoint, now: CGPoint)? {
    guard touches.count == 2 else { return nil }
    let now = (touches[0].screenLocation, touches[1].screenLocation)
    if first == nil { first = (now.0, now.1) }
    guard let first else { return nil }
    return (
      CGPoint(x: first.b.x - first.a.x, y: first.b.y - first.a.y),
      CGPoint(x: now.1.x - now.0.x, y: now.1.y - now.0.y)
    )
  }

  mutating func record(_ value: CGFloat, at time: TimeInterval) {
    history.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Makes the number count from the fingers' present places.
  mutating func restart() {
    first = nil
    history.clear()
  }
}
