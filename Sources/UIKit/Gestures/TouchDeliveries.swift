import QuartzCore

/// What views have been told of the touches on the screen, and what is kept back for recognisers.
@MainActor
struct TouchDeliveries {
  private final class Delivery {
    enum Stage {
      /// The view has not heard of the touch.
      case waiting
      case begun
      /// The touch has ended, and the view has not heard of that.
      case endWaiting
      case over
    }

    let touch: UITouch
    let recognizers: [UIGestureRecognizer]
    var stage = Stage.waiting
    /// A recogniser has taken the touch over.
    var isTaken = false
    /// The phase still to be told.
    var news: UITouch.Phase?

    init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
      self.touch = touch
      self.recognizers = recognizers
    }

    @MainActor
    func waits(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
      recognizers.contains { $0.isUndecided && $0.isTracking(touch) && delays($0) }
    }
  }

  private var deliveries: [Delivery] = []
  private var event: UIEvent?

  mutating func begin(_ touch: UITouch, recognizers: [UIGestureRecognizer]) {
    deliveries.append(Delivery(touch: touch, recognizers: recognizers))
  }

  /// Remembers what an event brings for each touch.
  mutating func note(_ event: UIEvent) {
    self.event = event
    for delivery in deliveries
    where delivery.touch.phase != .stationary && delivery.touch.phase != .began {
      delivery.news = delivery.touch.phase
    }
  }

  /// Takes the touches of a recognised gesture away from views (fact 4.9.3).
  func take(_ recognizer: UIGestureRecognizer) {
    for delivery in deliveries where recognizer.isTracking(delivery.touch) { delivery.isTaken = true }
  }

  /// Tells views what they may know now.
  mutating func deliver() {
    guard let event else { return }
    var told: [(phase: UITouch.Phase, touch: UITouch)] = []
    for delivery in deliveries { advance(delivery) { told.append(($0, delivery.touch)) } }
    deliveries.removeAll { $0.stage == .over }
    for phase in [UITouch.Phase.cancelled, .began, .moved, .ended] {
      let touches = told.filter { $0.phase == phase }.map(\.touch)
      if !touches.isEmpty { ViewTouchDelivery.send(touches, as: phase, event) }
    }
  }

  private func advance(_ delivery: Delivery, tell: (UITouch.Phase) -> Void) {
    let news = delivery.news
    delivery.news = nil
    let isGone = delivery.touch.phase == .ended || delivery.touch.phase == .cancelled
    if delivery.isTaken {
      if delivery.stage == .begun || delivery.stage == .endWaiting { tell(.cancelled) }
      // Kept while the finger is down, so that nothing more is told of it.
      delivery.stage = isGone ? .over : .waiting
      return
    }
    if delivery.stage == .waiting {
      if news == .cancelled {
        delivery.stage = .over
        return
      }
      if delivery.waits(\.delaysTouchesBegan) { return }
      tell(.began)
      delivery.stage = .begun
      // The view that was kept waiting hears of the place now; only an end is still to be told.
      if !isGone { return }
    }
    if delivery.stage == .begun {
      switch isGone ? delivery.touch.phase : news {
      case .moved: tell(.moved)
      case .cancelled:
        tell(.cancelled)
        delivery.stage = .over
      case .ended: delivery.stage = .endWaiting
      default: break
      }
    }
    if delivery.stage == .endWaiting, !delivery.waits(\.delaysTouchesEnded) {
      tell(.ended)
      delivery.stage = .over
    }
  }
}
