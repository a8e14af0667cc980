/// What all animations have: timing, a delegate, values under any key.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  package var timing = MediaTiming()
  /// What applications keep in an animation under keys of their own.
  var ownValues: [String: Any] = [:]

  /// Set while the animation is in its place on a layer, which shows what it was when it was added.
  private(set) var isAttached = false

  private struct Values {
    var timingFunction: CAMediaTimingFunction?
    var delegate: CAAnimationDelegate?
    var isRemovedOnCompletion = true
    var preferredFrameRateRange = CAFrameRateRange.default
  }

  private var values = Values()

  /// Takes the place of the timing function, for paces that no curve describes: progress for the part (0…1) of a
  /// cycle that was played.
  package var progressMapping: (@Sendable (Double) -> Double)?

  /// Warps the time of each cycle; nil is linear (fact 3.3.3).
  open var timingFunction: CAMediaTimingFunction? {
    get { values.timingFunction }
    set { change { values.timingFunction = newValue } }
  }
  /// Kept alive by the animation (fact 3.2.4).
  open var delegate: CAAnimationDelegate? {
    get { values.delegate }
    set { change { values.delegate = newValue } }
  }
  /// Whether the layer lets go of the animation at its end; with true no fill mode shows after it (fact 3.1.8).
  open var isRemovedOnCompletion: Bool {
    get { values.isRemovedOnCompletion }
    set { change { values.isRemovedOnCompletion = newValue } }
  }
  /// How often the animation wants to be shown; here every frame of the device shows all.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { values.preferredFrameRateRange }
    set { change { values.preferredFrameRateRange = newValue } }
  }

  public override init() {
    super.init()
  }

  /// The initial value of a property. A subclass may give values to keys of its own.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }

  // MARK: CAMediaTiming

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { change { timing.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { change { timing.duration = newValue } }
  }
  open var speed: Float {
    get { timing.speed }
    set { change { timing.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { change { timing.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { change { timing.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { change { timing.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { change { timing.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { change { timing.fillMode = newValue } }
  }

  // MARK: Copies and values

  /// A new object of the same class, made by `init()`, with the same values. Stored properties of a subclass keep
  /// what `init()` gives them, unless it overrides this method to copy them; layers copy by it too (fact 3.2.1).
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectFactory.make(type(of: self))
    copy.assign(self)
    return copy
  }

  /// The value of a property, or what is kept under a key of the application's own; copies have it too (fact 3.2.6).
  open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

  /// Leads through layers and animations that are kept under keys of the application's own.
  open func value(forKeyPath keyPath: String) -> Any? { ownValue(atPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setOwnValue(value, atPath: keyPath) }

  /// Adds the animation to the layer that it is the action of.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What `copy(with:)` gives, which subclasses may override.
  package func duplicate() -> CAAnimation { copy(with: nil) as? CAAnimation ?? self }

  /// A new animation of the same class, or of the nearest class of this module.
  package class func makeEmpty() -> CAAnimation { CAAnimation() }

  /// The properties of the class, by key.
  package class var properties: [String: KeyedProperty] { KeyedProperty.ofAnimation }

  /// Takes over what another animation says.
  package func assign(_ other: CAAnimation) {
    timing = other.timing
    ownValues = other.ownValues
    values = other.values
    progressMapping = other.progressMapping
  }

  /// Runs a change of a property, unless the animation is in its place on a layer.
  final func change(_ property: String = #function, _ body: () -> Void) {
    guard !isAttached else {
      return MediaContext.current.report(.attachedAnimationChanged(self, property: property))
    }
    body()
  }

  /// Calls a body with the animation, and with each that it holds.
  func forEach(_ body: (CAAnimation) -> Void) { body(self) }

  /// Forbids changes while the animation, with all that it holds, is in its place on a layer.
  final func setAttached(_ flag: Bool) {
    forEach { $0.isAttached = flag }
  }

  /// Gives defaults to numbers that no clock can follow, here and in what the animation holds, and says so.
  func checkTiming() {
    forEach { $0.replaceUnusableTiming() }
  }

  private func replaceUnusableTiming() {
    guard !timing.isUsable else { return }
    MediaContext.current.report(.unusableTiming(of: self, remains: "the default takes its place"))
    timing = timing.replacingUnusable
  }

  /// What the animation does to a layer; nil for nothing.
  package func makeBody(for layer: CALayer, duration: MediaTime) -> AnimationTrack.Body? { nil }
}
