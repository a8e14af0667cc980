import QuartzCore

/// Recognises fingers that stay where they are; then it goes on while they move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps that must come first.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points, before the gesture has begun.
  open var allowableMovement: CGFloat = 10

  private var tapsDone = 0
  private var starts: [(touch: UITouch, location: CGPoint)] = []
  /// Counts presses, so that a timer knows whether it is still meant.
  private var generation = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard phase == .possible else { return }
    for touch in self.touches where touches.contains(touch) {
      starts.append((touch, touch.screenLocation))
    }
    generation += 1
    if starts.count > numberOfTouchesRequired {
      state = .failed
    } else if starts.count == numberOfTouchesRequired && tapsDone == numberOfTapsRequired {
      beginLater()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if phase != .possible {
      state = .changed
    } else if starts.contains(where: { $0.touch.screenLocation.distance(to: $0.location) > allowableMovement }
    ) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if phase != .possible {
      if activeTouches.isEmpty { state = .ended }
      return
    }
    generation += 1
    guard activeTouches.isEmpty else { return }
    let wasTap = starts.count == numberOfTouchesRequired && tapsDone < numberOfTapsRequired
    starts = []
    guard wasTap else {
      state = .failed
      return
    }
    tapsDone += 1
    later(GestureFigures.repeatedTapInterval) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = phase == .possible ? .failed : .cancelled
  }

  open override func reset() {
    generation += 1
    tapsDone = 0
    starts = []
  }

  override var waitsBetweenTouches: Bool { tapsDone > 0 }

  private func beginLater() {
    if minimumPressDuration <= 0 {
      state = .began
    } else {
      later(minimumPressDuration) { $0.state = .began }
    }
  }

  private func later(_ seconds: TimeInterval, _ body: @escaping (UILongPressGestureRecognizer) -> Void) {
    let expected = generation
    HostDevice.current?.after(seconds) { [weak self] in
      guard let self, generation == expected else { return }
      body(self)
      environment?.settle()
    }
  }
}
