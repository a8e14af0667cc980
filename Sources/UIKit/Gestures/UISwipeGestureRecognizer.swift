import QuartzCore

/// Recognises a quick stroke in one direction.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions in which the stroke may go.
  open var direction: UISwipeGestureRecognizer.Direction = .right
  open var numberOfTouchesRequired = 1

  private var start: (location: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > numberOfTouchesRequired { state = .failed }
    if activeTouches.count == numberOfTouchesRequired { start = (centroid, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, activeTouches.count == numberOfTouchesRequired else { return }
    decide(from: start, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start { decide(from: start, event) }
    if phase == .possible && pendingStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }

  private func decide(from start: (location: CGPoint, time: TimeInterval), _ event: UIEvent) {
    if event.timestamp - start.time > GestureFigures.swipeDuration {
      state = .failed
      return
    }
    let x = centroid.x - start.location.x
    let y = centroid.y - start.location.y
    let along: [(Direction, length: CGFloat, deviation: CGFloat)] = [
      (.right, x, y), (.left, -x, y), (.down, y, x), (.up, -y, x),
    ]
    let allowed = along.filter { direction.contains($0.0) }
    if allowed.contains(where: {
      $0.length >= GestureFigures.swipeDistance && abs($0.deviation) <= GestureFigures.swipeDeviation
    }) {
      state = .ended
    } else if allowed.allSatisfy({ abs($0.deviation) > GestureFigures.swipeDeviation }) {
      state = .failed
    }
  }
}

extension UISwipeGestureRecognizer {
  /// Directions of a stroke.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var right: Direction { Direction(rawValue: 1 << 0) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }
}
