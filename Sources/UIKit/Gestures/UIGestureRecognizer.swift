import QuartzCore

/// Watches touches in a view and its subviews, before these see them, and reports a gesture to its targets
/// (section 4.9).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  var targets: [GestureTarget] = []
  /// Where the recogniser really is; actions see the state that they are sent for.
  var phase = State.possible
  /// While an action runs: the state it reports.
  var reportedState: State?
  /// What was recognised while other recognisers, that must fail first, are undecided.
  var pendingStates: [State] = []
  /// The touches of the gesture, those that have ended included, in the order of their beginning.
  var touches: [UITouch] = []
  /// Where the last gesture was when its touches were let go, on the screen.
  var lastCentroid = CGPoint.zero
  weak var lastWindow: UIWindow?
  var ignoredTouches: Set<UITouch> = []
  /// Whether touches have come since the last reset.
  var hasStarted = false
  var failureRequirements: [WeakGestureRecognizer] = []
  weak var attachedView: UIView?

  /// - Parameters:
  ///   - target: held weakly.
  ///   - action: a method with no argument or with the recogniser as its only one.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  public convenience init?(coder: NSCoder) {
    self.init(target: nil, action: nil)
  }

  open func addTarget(_ target: Any, action: Selector) { add(target, action) }

  /// Removes pairs of target and action; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

  /// Where the gesture is. Subclasses set it; what that leads to is decided among all recognisers.
  open var state: UIGestureRecognizer.State {
    get { reportedState ?? phase }
    set { request(newValue) }
  }

  open weak var delegate: UIGestureRecognizerDelegate?

  /// Switching off while a gesture is recognised cancels it (fact 4.9.7).
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { abandon() } }
  }

  open var view: UIView? { attachedView }

  /// Whether views stop receiving touches when the gesture is recognised (fact 4.9.3).
  open var cancelsTouchesInView = true
  /// Whether views wait for the beginning of touches until the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views wait for the end of touches until the gesture has failed.
  open var delaysTouchesEnded = true

  open var name: String?

  /// Makes this recogniser wait until another one has failed (fact 4.9.4).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakGestureRecognizer(recognizer: otherGestureRecognizer))
  }

  // MARK: - Touches

  /// The middle of all touches, in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

  open var numberOfTouches: Int { activeTouches.count }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = activeTouches.isEmpty ? touches : activeTouches
    return touches.indices.contains(touchIndex)
      ? touches[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: - For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a gesture is over, whatever its end; the next one starts from scratch.
  open func reset() {}

  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignoredTouches.insert(touch)
    touches.removeAll { $0 === touch }
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture goes on although no finger is down, as between two taps.
  var waitsBetweenTouches: Bool { false }
}

extension UIGestureRecognizer {
  /// Where a gesture is.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The end of a gesture that has no duration.
    public static var recognized: State { .ended }
  }
}
