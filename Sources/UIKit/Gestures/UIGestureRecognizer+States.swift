import QuartzCore

extension UIGestureRecognizer.State {
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

  var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// For the trace.
  var traceName: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension UIGestureRecognizer {
  var environment: GestureEnvironment? {
    HostDevice.current?.gestureEnvironment as? GestureEnvironment
  }

  /// Whether touches have come and nothing is decided yet.
  var isUndecided: Bool { hasStarted && phase == .possible }

  /// Moves along the state machine of section 4.9; what it doesn't allow is ignored.
  func request(_ new: State) {
    switch (phase, new) {
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      guard pendingStates.isEmpty else {
        if new != .changed { pendingStates.append(new) }
        return
      }
      pendingStates = [new == .changed ? .began : new]
      environment?.settle(self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default:
      break
    }
  }

  /// Goes into a state and tells the targets at the next turn (fact 4.9.1).
  func enter(_ new: State) {
    phase = new
    record(new)
    environment?.enqueueAction(of: self, state: new)
  }

  func fail() {
    guard phase == .possible else { return }
    phase = .failed
    pendingStates = []
    if hasStarted { record(.failed) }
  }

  /// Ends a gesture from outside.
  func abandon() {
    switch phase {
    case .began, .changed: enter(.cancelled)
    case .possible where hasStarted: fail()
    default: break
    }
    environment?.settleLater()
  }

  /// After the end of a gesture: ready for the next one, deaf to the touches that remain (fact 4.9.2).
  func restart() {
    phase = .possible
    pendingStates = []
    hasStarted = false
    ignoredTouches = []
    reset()
    forgetTouches()
  }

  // MARK: - Targets

  func add(_ target: Any, _ action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.action == action }) else { return }
    targets.append(GestureTarget(target: target, action: action))
  }

  func remove(_ target: Any?, _ action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.action == action)
    }
  }

  func sendAction(for state: State) {
    let outer = reportedState
    reportedState = state
    for entry in targets {
      guard let target = entry.target else { continue }
      if !entry.action.perform(on: target, with: [self]) { reportDeafTarget(target, entry.action) }
    }
    reportedState = outer
  }

  private func reportDeafTarget(_ target: AnyObject, _ action: Selector) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "gesture-action-not-callable",
        message: "A gesture's action \(action.description) can't be called on its target.",
        subjects: [String(describing: type(of: self)), String(describing: type(of: target))],
        remedy: "Give the selector a method of the target that takes the recogniser or nothing."))
  }

  private func record(_ state: State) {
    MediaContext.current.record(
      MediaEvent(
        "gesture",
        [
          ("recognizer", .string(name ?? String(describing: type(of: self)))),
          ("state", .string(state.traceName)),
          ("view", .string(attachedView.map { $0.traceName } ?? "")),
        ]))
  }
}

extension UIView {
  /// The accessibility identifier, else the class.
  var traceName: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}
