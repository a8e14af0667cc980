import QuartzCore

/// Animates what blocks change, and can be paused, scrubbed, reversed and stopped on the way (section 4.7).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  open private(set) var timingParameters: UITimingCurveProvider?
  /// In seconds; springs may bring their own (table 4.5).
  open private(set) var duration: TimeInterval
  /// In seconds.
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive { didSet { lifetime.state = state } }
  open internal(set) var isRunning = false { didSet { lifetime.isRunning = isRunning } }

  /// Whether views can be touched while they move. Not to be changed while active.
  open var isUserInteractionEnabled = true { didSet { requireInactive(for: "isUserInteractionEnabled") } }
  /// Whether hit testing is left to the app.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped. Not to be changed while active.
  open var isInterruptible = true { didSet { requireInactive(for: "isInterruptible") } }
  /// Whether scrubbing is straight in time rather than along the pace.
  open var scrubsLinearly = true
  /// Whether it stays active at the end, its completions not run.
  open var pausesOnCompletion = false

  /// There from the start to the end; inactive animators have none.
  var motion: AnimatorMotion?
  /// Run when the animator starts.
  var blocks: [(body: () -> Void, delayFactor: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var isCompleting = false
  private let lifetime = AnimatorLifetime()

  /// - Parameter duration: in seconds; springs made of physical constants ignore it.
  public required init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    let duration = FiniteNumber.checked(duration, "The duration")
    self.duration = FiniteNumber.checked(
      parameters.timing(duration: duration).duration, "The settling duration")
    timingParameters = parameters
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters())
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(duration: duration, timingParameters: options.timingParameters)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A copy has the timing and the switches, not the animations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  // MARK: - Playing

  /// Whether it plays to its start. Turning it while it runs turns the motion at once.
  open var isReversed = false {
    didSet { if isReversed != oldValue { directionDidChange() } }
  }

  /// How much is done in the direction of play, 0 to 1. Setting it pauses (table 4.7).
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start(afterDelay: 0) }

  /// - Parameter delay: in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(afterDelay: delay) }

  open func pauseAnimation() { pause() }

  /// Plays on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: the pace of the rest; nil keeps the animator's.
  ///   - durationFactor: the time for the rest, as a multiple of the duration; 0 is the time that remains
  ///     (fact 4.7.4).
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {
    resume(at: parameters, durationFactor: durationFactor)
  }

  /// Ends the motion where views are seen at this moment (fact 4.7.1).
  ///
  /// - Parameter withoutFinishing: true drops the completions; false waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Gives the views the values of a position, after `stopAnimation(false)`, and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }

  // MARK: - Adding

  /// Adds changes to animate.
  ///
  /// - Parameter delayFactor: the part (0 to 1) of the remaining time by which the start is put off; what
  ///   is left after that is the animation's time (fact 4.7.3).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: delayFactor)
  }

  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// Adds a block to run at the end, with the position reached.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
