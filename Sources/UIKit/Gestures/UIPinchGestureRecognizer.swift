import QuartzCore

/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var gesture = TwoFingerGesture()
  private var base: CGFloat = 1

  /// The present distance of the fingers as a multiple of the first one; setting it counts from there.
  open var scale: CGFloat = 1 {
    didSet {
      guard !isMeasuring else { return }
      base = scale
      gesture.restart()
    }
  }

  private var isMeasuring = false

  /// Of the scale, per second.
  open var velocity: CGFloat { gesture.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    measure(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let distance = measure(event) else { return }
    if phase != .possible {
      state = .changed
    } else if distance >= GestureFigures.pinchSlop {
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
    base = 1
    scale = 1
    gesture.restart()
  }

  /// Takes the scale from the fingers.
  ///
  /// - Returns: By how many points their distance has changed; nil with other than two fingers.
  @discardableResult
  private func measure(_ event: UIEvent) -> CGFloat? {
    guard let (start, now) = gesture.vectors(of: activeTouches) else { return nil }
    let first = max(start.distance(to: .zero), 1)
    let distance = now.distance(to: .zero)
    isMeasuring = true
    scale = base * distance / first
    isMeasuring = false
    gesture.record(scale, at: event.timestamp)
    return abs(distance - first)
  }
}
