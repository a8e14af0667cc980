import DarwinSupplement
import Foundation
import QuartzCore

/// A view that a finger works, and that tells targets what has happened to it.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// How far outside its bounds a finger may stray before a control lets go of it, in points.
  private static let trackingMargin: CGFloat = 70

  private var registrations: [ControlAction] = []
  private var trackedTouch: UITouch?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A control that runs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - State

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the control, or the code says it looks that way.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: UIControl.State {
    var state = UIControl.State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Called when what `state` says has changed.
  package func stateDidChange() {
    setNeedsLayout()
  }

  // MARK: - Tracking

  open private(set) var isTracking = false

  /// Whether the finger being tracked is in the control, or near enough.
  open private(set) var isTouchInside = false

  /// - Returns: Whether the control wants to follow the finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// - Returns: Whether the control goes on following the finger.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.min(by: { $0.finger < $1.finger }) else {
      return
    }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return stopTracking() }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let endsInside = isNear(touch)
    isTouchInside = endsInside
    isTracking = false
    endTracking(touch, with: event)
    stopTracking()
    send(endsInside ? .touchUpInside : .touchUpOutside, event)
    if endsInside { sendPrimaryAction(event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    stopTracking()
    send(.touchCancel, event)
  }

  /// What a finger's lift inside means beside `touchUpInside`; buttons send their primary event.
  package func sendPrimaryAction(_ event: UIEvent?) {}

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: - Targets

  /// Has a method called when one of the events happens. The target is not kept alive; with nil, the first object
  /// in the responder chain that has the method is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    if let index = registrations.firstIndex(where: { $0.matches(target: object, action: action) }) {
      registrations[index].events.formUnion(controlEvents)
      return
    }
    let call = ControlAction.Call.message(
      ControlAction.Message(target: object, isForResponderChain: object == nil, action: action))
    registrations.append(ControlAction(call: call, events: controlEvents))
  }

  /// - Parameters:
  ///   - target: Whose methods; nil for those of every target.
  ///   - action: Which method; nil for all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    for index in registrations.indices where registrations[index].isCovered(byTarget: object, action: action)
    {
      registrations[index].events.subtract(controlEvents)
    }
    removeIdleRegistrations()
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    if let index = registrations.firstIndex(where: { $0.matches(action) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(ControlAction(call: .block(action), events: controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    for index in registrations.indices where registrations[index].matches(action) {
      registrations[index].events.subtract(controlEvents)
    }
    removeIdleRegistrations()
  }

  private func removeIdleRegistrations() {
    registrations.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(registrations.compactMap { $0.target as? AnyHashable })
  }

  /// The names of the methods that a target is sent for one event; nil when there is none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.filter { !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.name(forTarget: object) }
    return names.isEmpty ? nil : names
  }

  /// Sends one action message; the place to override to see all of them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    HostDevice.current?.application.sendAction(action, to: target, from: self, for: event)
  }

  /// Has every action for the events sent, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    send(controlEvents, nil)
  }

  package func send(_ controlEvents: UIControl.Event, _ event: UIEvent?) {
    registrations.removeAll(where: \.isOrphaned)
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.call {
      case .block(let action): action.perform(sender: self)
      case .message(let message): sendAction(message.action, to: message.target, for: event)
      }
    }
  }
}
