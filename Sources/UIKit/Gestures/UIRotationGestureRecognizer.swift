import QuartzCore

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var gesture = TwoFingerGesture()
  private var base: CGFloat = 0

  /// Clockwise, in radians; setting it counts from there.
  open var rotation: CGFloat = 0 {
    didSet {
      guard !isMeasuring else { return }
      base = rotation
      gesture.restart()
    }
  }

  private var isMeasuring = false

  /// In radians per second.
  open var velocity: CGFloat { gesture.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    measure(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let angle = measure(event) else { return }
    if phase != .possible {
      state = .changed
    } else if abs(angle) >= GestureFigures.rotationSlop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count < 2 else { return }
    if phase != .possible {
      state = .ended
    } else if activeTouches.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = phase == .possible ? .failed : .cancelled
  }

  open override func reset() {
    base = 0
    rotation = 0
    gesture.restart()
  }

  /// Takes the rotation from the fingers.
  ///
  /// - Returns: The angle turned, in radians; nil with other than two fingers.
  @discardableResult
  private func measure(_ event: UIEvent) -> CGFloat? {
    guard let (start, now) = gesture.vectors(of: activeTouches) else { return nil }
    let raw = atan2(now.y, now.x) - atan2(start.y, start.x)
    // Of the angles that look the same, the one nearest to the last: turns may go on past half a circle.
    let last = rotation - base
    let turns = ((last - raw) / (2 * .pi)).rounded()
    let angle = raw + turns * 2 * .pi
    isMeasuring = true
    rotation = base + angle
    isMeasuring = false
    gesture.record(rotation, at: event.timestamp)
    return angle
  }
}
