/// What all animations have: timing, a delegate, values under any key.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package var timing = MediaTiming()
  /// What applications keep in an animation under keys of their own.
  var ownValues: [String: Any] = [:]

  /// Warps the time of each cycle; nil is linear (fact 3.3.3).
  open var timingFunction: CAMediaTimingFunction?
  /// Takes the place of the timing function, for paces that no curve describes: progress for the part (0…1) of a
  /// cycle that was played.
  package var progressMapping: (@Sendable (Double) -> Double)?
  /// Kept alive by the animation (fact 3.2.4).
  open var delegate: CAAnimationDelegate?
  /// Whether the layer lets go of the animation at its end; with true no fill mode shows after it (fact 3.1.8).
  open var isRemovedOnCompletion = true

  /// How often the animation wants to be shown; here every frame of the device shows all.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() {
    super.init()
  }

  /// The initial value of a property. A subclass may give values to keys of its own.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Copies and values

  open func copy(with zone: NSZone? = nil) -> Any {
    duplicate()
  }

  /// The value of a property, or what is kept under a key of the application's own; copies have it too (fact 3.2.6).
  open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

  /// Adds the animation to the layer that it is the action of.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  package func duplicate() -> CAAnimation {
    let copy = type(of: self).makeEmpty()
    copy.assign(self)
    return copy
  }

  /// A new animation of the same class, or of the nearest class of this module.
  package class func makeEmpty() -> CAAnimation { CAAnimation() }

  /// The properties of the class, by key.
  package class var properties: [String: KeyedProperty] { KeyedProperty.ofAnimation }

  /// Takes over what another animation says.
  package func assign(_ other: CAAnimation) {
    timing = other.timing
    ownValues = other.ownValues
    timingFunction = other.timingFunction
    progressMapping = other.progressMapping
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// Gives defaults to numbers that no clock can follow, here and in what the animation holds, and says so.
  func checkTiming() {
    replaceUnusableTiming()
  }

  final func replaceUnusableTiming() {
    guard !timing.isUsable else { return }
    MediaContext.current.report(.unusableTiming(of: self, remains: "the default takes its place"))
    timing = timing.replacingUnusable
  }

  /// What the animation does to a layer; nil for nothing.
  package func makeBody(for layer: CALayer, duration: MediaTime) -> AnimationTrack.Body? { nil }
}
