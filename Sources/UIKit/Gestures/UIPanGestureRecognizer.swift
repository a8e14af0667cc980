import QuartzCore

/// Recognises fingers that are drawn over the screen.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// Where the middle of the fingers was when `travel` was last fixed, on the screen.
  private var anchor: CGPoint?
  /// The way on the screen up to the anchor, less the slop once the gesture has begun.
  private var travel = CGPoint.zero
  private var history = MovementHistory()

  /// The way since the gesture began, in a view's coordinates (fact 4.9.8). The first 10 pt, which tell a
  /// pan from a tap, don't count (fact 5.3.3).
  open func translation(in view: UIView?) -> CGPoint { convertVector(screenTranslation, to: view) }

  /// Makes the way count from another value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travel = convertVector(translation, from: view)
    anchor = centroid
  }

  /// In points of the view per second.
  open func velocity(in view: UIView?) -> CGPoint { convertVector(history.velocity, to: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.count > maximumNumberOfTouches {
      if phase == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    // The middle jumps when a finger joins; the way so far must not.
    fixTravel(excluding: touches)
    record(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.count >= minimumNumberOfTouches else { return }
    record(event)
    if phase == .possible {
      beginIfMoved()
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard activeTouches.isEmpty else {
      fixTravel(excluding: [])
      record(event)
      return
    }
    record(event)
    if phase == .possible {
      // A flick may come and go in one event.
      if pendingStates.isEmpty { beginIfMoved() }
      if phase == .possible && pendingStates.isEmpty {
        state = .failed
        return
      }
    }
    state = .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if activeTouches.isEmpty { state = phase == .possible ? .failed : .cancelled }
  }

  /// The last values stay readable until the next gesture.
  open override func reset() {
    travel = screenTranslation
    anchor = nil
  }

  /// Whether a movement on the screen that is longer than the slop begins this gesture.
  func canBegin(with movement: CGPoint) -> Bool { true }

  var screenTranslation: CGPoint {
    guard let anchor else { return travel }
    return CGPoint(x: travel.x + centroid.x - anchor.x, y: travel.y + centroid.y - anchor.y)
  }

  private func beginIfMoved() {
    let movement = screenTranslation
    let length = movement.distance(to: .zero)
    guard length >= GestureFigures.panSlop else { return }
    guard canBegin(with: movement) else {
      state = .failed
      return
    }
    let rest = (length - GestureFigures.panSlop) / length
    travel = CGPoint(x: movement.x * rest, y: movement.y * rest)
    anchor = centroid
    state = .began
  }

  private func fixTravel(excluding joining: Set<UITouch>) {
    let others = activeTouches.filter { !joining.contains($0) }
    if anchor == nil || (others.isEmpty && phase == .possible) {
      travel = .zero
    } else if !others.isEmpty {
      // Where the middle was without the fingers that joined.
      travel =
        history.last.map { last in
          CGPoint(x: travel.x + last.x - (anchor?.x ?? last.x), y: travel.y + last.y - (anchor?.y ?? last.y))
        } ?? travel
    }
    anchor = centroid
    history.clear()
  }

  private func record(_ event: UIEvent) {
    history.add(centroid, at: event.timestamp)
  }
}
