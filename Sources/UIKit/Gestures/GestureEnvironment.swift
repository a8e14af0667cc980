import QuartzCore

/// Stands between the screen and the views of a device: recognisers see each touch first and decide together
/// who recognises and what views still hear of it (section 4.9).
@MainActor
package final class GestureEnvironment: TouchProcessing {
  /// Recognisers that have received touches and are not reset yet; those of deeper views first.
  private var started: [UIGestureRecognizer] = []
  private var deliveries = TouchDeliveries()
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var isActionTurnDue = false
  private var isSettlingDue = false

  package init() {}

  /// So that its recogniser can take part again, too.
  package func finishGestures() {
    sendActions()
  }

  package func process(_ event: UIEvent, on window: UIWindow) {
    let touches = event.orderedTouches.filter { $0.window === window }
    for touch in touches where touch.phase == .began { begin(touch) }
    for recognizer in started { send(touches, of: event, to: recognizer) }
    deliveries.note(event)
    settle()
  }

  // MARK: - Touches

  private func begin(_ touch: UITouch) {
    var recognizers: [UIGestureRecognizer] = []
    var view = touch.view
    var isInControl = false
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] {
        if isInControl && recognizer.isSingleTap { continue }
        if recognizer.receive(touch) { recognizers.append(recognizer) }
      }
      // A control's own action goes before single taps of the views around it.
      isInControl = isInControl || current is UIControl
      view = current.superview
    }
    for recognizer in recognizers where !started.contains(where: { $0 === recognizer }) {
      started.append(recognizer)
    }
    deliveries.begin(touch, recognizers: recognizers)
  }

  private func send(_ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
    func own(_ phase: UITouch.Phase) -> Set<UITouch> {
      guard !recognizer.phase.isTerminal else { return [] }
      return Set(touches.filter { $0.phase == phase && recognizer.isTracking($0) })
    }
    let began = own(.began)
    if !began.isEmpty { recognizer.touchesBegan(began, with: event) }
    let moved = own(.moved)
    if !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
    let ended = own(.ended)
    if !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
    let cancelled = own(.cancelled)
    if !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
  }

  // MARK: - Arbitration

  /// Decides what can be decided, tells views, and resets who is done.
  package func settle() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for recognizer in started where settle(recognizer) { isChanging = true }
    }
    deliveries.deliver()
    let done = started.filter { $0.phase.isTerminal }
    started.removeAll { $0.phase.isTerminal }
    // The others are reset when their targets have been told.
    for recognizer in done where !hasActions(for: recognizer) { recognizer.restart() }
    // Touches of a gesture that ends without an end of its own are over as well.
    for recognizer in started where recognizer.isIdle {
      recognizer.fail()
      isChanging = true
    }
    if isChanging { settle() }
  }

  /// Settles outside of an event, once: timers and switches come at any time.
  package func settleLater() {
    guard !isSettlingDue else { return }
    isSettlingDue = true
    HostDevice.current?.nextTurn {
      self.isSettlingDue = false
      self.settle()
    }
  }

  /// Lets a recogniser that has recognised begin, wait or fail.
  ///
  /// - Returns: Whether something was decided.
  @discardableResult
  func settle(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.phase == .possible, let first = recognizer.pendingStates.first else { return false }
    let others = started.filter { $0 !== recognizer && $0.sharesTouch(with: recognizer) }
    if others.contains(where: {
      $0.phase.isRecognized && (recognizer.mustWait(for: $0) || $0.prevents(recognizer))
    }) {
      recognizer.fail()
      return true
    }
    if others.contains(where: { $0.isUndecided && recognizer.mustWait(for: $0) }) { return false }
    guard recognizer.mayBegin else {
      recognizer.fail()
      return true
    }
    let rest = recognizer.pendingStates.dropFirst()
    recognizer.pendingStates = []
    recognizer.enter(first)
    for other in others where other.phase == .possible {
      if other.mustWait(for: recognizer) || recognizer.prevents(other) { other.fail() }
    }
    if recognizer.cancelsTouchesInView { deliveries.take(recognizer) }
    for state in rest { recognizer.request(state) }
    return true
  }

  // MARK: - Actions

  /// Tells the recogniser's targets at the next turn (fact 4.9.1); changes that follow each other before
  /// that are told as one.
  func enqueueAction(of recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State) {
    let last = actions.last { $0.recognizer === recognizer }
    if state == .changed && last?.state == .changed { return }
    actions.append((recognizer, state))
    guard !isActionTurnDue else { return }
    isActionTurnDue = true
    HostDevice.current?.nextTurn {
      self.isActionTurnDue = false
      self.sendActions()
    }
  }

  private func hasActions(for recognizer: UIGestureRecognizer) -> Bool {
    actions.contains { $0.recognizer === recognizer }
  }

  private func sendActions() {
    let due = actions
    actions = []
    for (recognizer, state) in due {
      recognizer.sendAction(for: state)
      if state == .ended || state == .cancelled {
        started.removeAll { $0 === recognizer }
        recognizer.restart()
      }
    }
  }

  /// The recognisers that a touch is in.
  func recognizers(of touch: UITouch) -> [UIGestureRecognizer] {
    started.filter { $0.isTracking(touch) }
  }
}

extension UIGestureRecognizer {
  /// Whether all its touches are gone and nothing will come of it: it neither waits for more nor has
  /// recognised.
  fileprivate var isIdle: Bool {
    isUndecided && pendingStates.isEmpty && activeTouches.isEmpty && !waitsBetweenTouches
  }

  /// Whether this is a tap that a control's own action goes before.
  fileprivate var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
