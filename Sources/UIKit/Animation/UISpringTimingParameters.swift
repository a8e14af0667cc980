import QuartzCore

/// The pace of a damped spring (table 4.5).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  /// How the spring was asked for, which says whose duration counts.
  private enum Kind {
    /// Settles in the animator's duration.
    case ratio(CGFloat)
    /// Has a duration of its own, in seconds.
    case physical(SpringPacing, duration: TimeInterval)
  }

  /// Along each axis, in whole distances per second; single numbers use `dx` (fact 4.5.1).
  public let initialVelocity: CGVector
  private let kind: Kind

  /// The system's own spring, which ignores the animator's duration.
  public override init() {
    kind = .physical(.system, duration: SpringPacing.systemDuration)
    initialVelocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  /// A spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: 1 comes to rest without swinging over; smaller values swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// A spring by its physics; it takes the time that it needs.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = SpringPacing(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(velocity.dx))
    kind = .physical(spring, duration: spring.settlingDuration)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take, in seconds, and how much it bounces, from −1 to 1.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let spring = SpringPacing(
      perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialVelocity.dx))
    kind = .physical(spring, duration: spring.settlingDuration)
    self.initialVelocity = initialVelocity
    super.init()
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public required init?(coder: NSCoder) {
    initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
    if coder.containsValue(forKey: "ratio") {
      kind = .ratio(CGFloat(coder.decodeDouble(forKey: "ratio")))
    } else {
      let spring = SpringPacing(
        mass: coder.decodeDouble(forKey: "mass"), stiffness: coder.decodeDouble(forKey: "stiffness"),
        damping: coder.decodeDouble(forKey: "damping"), initialVelocity: Double(initialVelocity.dx))
      kind = .physical(spring, duration: coder.decodeDouble(forKey: "duration"))
    }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: "dx")
    coder.encode(Double(initialVelocity.dy), forKey: "dy")
    switch kind {
    case .ratio(let ratio):
      coder.encode(Double(ratio), forKey: "ratio")
    case .physical(let spring, let duration):
      coder.encode(spring.mass, forKey: "mass")
      coder.encode(spring.stiffness, forKey: "stiffness")
      coder.encode(spring.damping, forKey: "damping")
      coder.encode(duration, forKey: "duration")
    }
  }

  /// Parameters never change, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  package func timing(asked duration: TimeInterval) -> AnimationTiming {
    let (spring, seconds) = spring(velocity: initialVelocity.dx, duration: duration)
    var timing = AnimationTiming(duration: seconds, pacing: .spring(spring))
    if initialVelocity.dy != initialVelocity.dx {
      timing.verticalPacing = .spring(self.spring(velocity: initialVelocity.dy, duration: duration).0)
    }
    return timing
  }

  /// The spring for one axis and the seconds it takes.
  private func spring(velocity: CGFloat, duration: TimeInterval) -> (SpringPacing, TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      // The fit needs some duration; without one nothing is animated anyway.
      let spring = SpringFit.spring(
        dampingRatio: Double(ratio), duration: max(duration, 1e-9), velocity: Double(velocity))
      return (spring, duration)
    case .physical(var spring, let own):
      spring.initialVelocity = Double(velocity)
      return (spring, own)
    }
  }
}
