import QuartzCore

/// Turns what the digitizer says into touches and events, and sends these to the app.
@MainActor
final class TouchDispatcher {
  /// Two contacts within this time and distance count as a double tap (fact 4.9: about 0.35 s and 30 to 45 pt).
  private static let repeatedTapInterval = MediaTime(seconds: 0.35)
  private static let repeatedTapDistance: CGFloat = 45

  private unowned let device: HostDevice
  private let event = UIEvent()
  private var lastTap: (location: CGPoint, time: MediaTime, count: Int)?

  init(device: HostDevice) {
    self.device = device
  }

  var hasTouches: Bool { !event.orderedTouches.isEmpty }

  /// Forgets every finger without telling anyone.
  func reset() {
    event.orderedTouches = []
    lastTap = nil
  }

  /// Samples of different fingers that follow each other make one event; a second sample of the same finger starts
  /// the next one, so a tap shorter than a frame still is a beginning and an end.
  func deliver(_ samples: [TouchSample]) {
    var batch: [TouchSample] = []
    for sample in samples {
      if batch.contains(where: { $0.finger == sample.finger }) {
        send(batch)
        batch = []
      }
      batch.append(sample)
    }
    if !batch.isEmpty { send(batch) }
  }

  private func send(_ batch: [TouchSample]) {
    for touch in event.orderedTouches { touch.phase = .stationary }
    if batch.contains(where: { $0.phase == .began }) { device.gestureEnvironment?.finishGestures() }
    for sample in batch { apply(sample) }
    guard event.orderedTouches.contains(where: { $0.phase != .stationary }) else { return }
    event.timestamp = batch.last?.time.seconds ?? event.timestamp
    device.application.sendEvent(event)
    event.orderedTouches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private func apply(_ sample: TouchSample) {
    if sample.phase == .began { return begin(sample) }
    guard let touch = event.orderedTouches.first(where: { $0.finger == sample.finger }) else { return }
    touch.previousScreenLocation = touch.screenLocation
    touch.screenLocation = sample.location
    touch.timestamp = sample.time.seconds
    switch sample.phase {
    case .began, .moved:
      touch.phase = touch.screenLocation == touch.previousScreenLocation ? .stationary : .moved
      if touch.phase == .moved { record("touchMoved", touch) }
    case .ended:
      touch.phase = .ended
      record("touchEnded", touch)
    case .cancelled:
      touch.phase = .cancelled
      record("touchCancelled", touch)
    }
  }

  /// A touch belongs to the topmost window that has a view for it; one that no view wants is dropped.
  private func begin(_ sample: TouchSample) {
    guard !device.application.isIgnoringInteractionEvents,
      !event.orderedTouches.contains(where: { $0.finger == sample.finger })
    else { return }
    for window in device.windows.reversed() {
      let point = window.convertFromScreen(sample.location)
      guard let view = window.hitTest(point, with: event) else { continue }
      let touch = UITouch(sample, tapCount: countTaps(sample))
      touch.window = window
      touch.view = view
      touch.reachesView = viewAccepts(touch, view)
      event.orderedTouches.append(touch)
      record("touchBegan", touch)
      return
    }
  }

  private func countTaps(_ sample: TouchSample) -> Int {
    var count = 1
    if let lastTap, !(lastTap.time + Self.repeatedTapInterval < sample.time),
      hypot(lastTap.location.x - sample.location.x, lastTap.location.y - sample.location.y)
        <= Self.repeatedTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (sample.location, sample.time, count)
    return count
  }

  /// Whether a view hears of one more touch: it must be its first or the view take several, and no exclusive view
  /// may be touched beside another one.
  private func viewAccepts(_ touch: UITouch, _ view: UIView) -> Bool {
    let others = event.orderedTouches.filter { $0.reachesView && $0.window === touch.window }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    let elsewhere = others.filter { $0.view !== view }
    if view.isExclusiveTouch, !elsewhere.isEmpty { return false }
    return !elsewhere.contains { $0.view?.isExclusiveTouch == true }
  }

  private func record(_ kind: String, _ touch: UITouch) {
    let className = touch.view.map { String(describing: type(of: $0)) }
    device.context.record(
      MediaEvent(
        kind,
        [
          ("finger", .number(Double(touch.finger))), ("x", .number(Double(touch.screenLocation.x))),
          ("y", .number(Double(touch.screenLocation.y))),
          ("view", .string(touch.view?.accessibilityIdentifier ?? className ?? "")),
        ]))
  }
}
