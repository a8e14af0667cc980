import QuartzCore

/// Recognises one or more taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var tapsDone = 0
  /// Where the fingers of this tap came down.
  private var starts: [(touch: UITouch, location: CGPoint)] = []
  private var lastTapLocation: CGPoint?
  /// Counts gestures and taps, so that a timer knows whether it is still meant.
  private var generation = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    generation += 1
    for touch in self.touches where touches.contains(touch) {
      starts.append((touch, touch.screenLocation))
    }
    if starts.count > numberOfTouchesRequired { state = .failed }
    if let lastTapLocation, let start = starts.first,
      start.location.distance(to: lastTapLocation) > GestureFigures.repeatedTapDistance
    {
      state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasLeft = starts.contains {
      $0.touch.screenLocation.distance(to: $0.location) > GestureFigures.tapMovement
    }
    if hasLeft { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard phase == .possible, activeTouches.isEmpty else { return }
    guard starts.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    lastTapLocation = starts.first?.location
    starts = []
    tapsDone += 1
    if tapsDone == numberOfTapsRequired {
      state = .ended
    } else {
      failUnlessTouched()
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    generation += 1
    tapsDone = 0
    starts = []
    lastTapLocation = nil
  }

  /// A tap doesn't keep a recogniser of more taps from going on.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var waitsBetweenTouches: Bool { tapsDone > 0 && tapsDone < numberOfTapsRequired }

  private func failUnlessTouched() {
    let expected = generation
    HostDevice.current?.after(GestureFigures.repeatedTapInterval) { [weak self] in
      guard let self, generation == expected else { return }
      state = .failed
      environment?.settle()
    }
  }
}
