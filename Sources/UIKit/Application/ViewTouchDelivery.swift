/// Calls the touch methods of views.
@MainActor
package enum ViewTouchDelivery {
  /// Tells the views of a window what has become of the touches of an event.
  package static func deliver(_ event: UIEvent, on window: UIWindow) {
    deliver(event.orderedTouches.filter { $0.window === window }, of: event)
  }

  /// Tells views what has become of some touches: by phase, and within a phase in the order in which the fingers
  /// came down, each view once.
  package static func deliver(_ touches: [UITouch], of event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      send(touches.filter { $0.phase == phase }, as: phase, event)
    }
  }

  /// Sends touches to their views under a phase of the caller's choosing, so that a recogniser can withhold or cancel
  /// what it has taken over.
  package static func send(_ touches: [UITouch], as phase: UITouch.Phase, _ event: UIEvent) {
    var rest = touches.filter { $0.reachesView && $0.view != nil }
    while let view = rest.first?.view {
      let own = Set(rest.filter { $0.view === view })
      rest.removeAll { $0.view === view }
      switch phase {
      case .began: view.touchesBegan(own, with: event)
      case .moved: view.touchesMoved(own, with: event)
      case .stationary: break
      case .ended: view.touchesEnded(own, with: event)
      case .cancelled: view.touchesCancelled(own, with: event)
      }
    }
  }
}
