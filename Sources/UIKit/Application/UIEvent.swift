import QuartzCore

/// What happened to the fingers on the screen; one object accompanies them from first contact to last lift.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  open var type: UIEvent.EventType { .touches }

  /// Seconds on the device's clock.
  open package(set) var timestamp: TimeInterval = 0

  /// Fingers in the order in which they came down, so that events are handled in the same order every time.
  package var orderedTouches: [UITouch] = []

  package override init() {
    super.init()
  }

  open var allTouches: Set<UITouch>? { Set(orderedTouches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    set { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    set { $0.view === view }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    [touch]
  }

  private func set(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = orderedTouches.filter(condition)
    return touches.isEmpty ? nil : Set(touches)
  }
}
