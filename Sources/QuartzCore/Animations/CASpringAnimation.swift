/// A basic animation that moves like a mass on a spring.
///
/// The spring keeps its own pace; `duration` only cuts it (fact 3.6.2).
open class CASpringAnimation: CABasicAnimation {
  private struct Values {
    var mass: CGFloat = 1
    var stiffness: CGFloat = 100
    var damping: CGFloat = 10
    var initialVelocity: CGFloat = 0
    var allowsOverdamping = false
  }

  private var values = Values()

  /// Greater than 0.
  open var mass: CGFloat {
    get { values.mass }
    set { change { values.mass = newValue } }
  }
  /// Greater than 0.
  open var stiffness: CGFloat {
    get { values.stiffness }
    set { change { values.stiffness = newValue } }
  }
  /// 0 or more; 0 never comes to rest.
  open var damping: CGFloat {
    get { values.damping }
    set { change { values.damping = newValue } }
  }
  /// In distances a second; positive is towards the target.
  open var initialVelocity: CGFloat {
    get { values.initialVelocity }
    set { change { values.initialVelocity = newValue } }
  }
  /// Whether a damping ratio above 1 counts; otherwise it moves as with 1 (decision 9.6).
  open var allowsOverdamping: Bool {
    get { values.allowsOverdamping }
    set { change { values.allowsOverdamping = newValue } }
  }

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - perceptualDuration: In seconds, greater than 0.
  ///   - bounce: 0 does not overshoot, 1 never comes to rest; negative values are overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let limited = min(max(Double(bounce), -0.999), 1)
    let ratio = limited >= 0 ? 1 - limited : 1 / (1 + limited)
    allowsOverdamping = limited < 0
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
  }

  /// In seconds: one swing without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / solution.frequency }

  open var bounce: CGFloat {
    let ratio = solution.undampedRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  /// After how many seconds the spring is at rest (decision 9.6); infinite without damping.
  open var settlingDuration: CFTimeInterval { solution.settlingDuration }

  var solution: SpringSolution {
    SpringSolution(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  package override class func makeEmpty() -> CAAnimation { CASpringAnimation() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofSpringAnimation }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CASpringAnimation else { return }
    values = other.values
  }

  package override func makeSource(kind: AnimatableValue.Kind, duration: MediaTime) -> ValueSource? {
    let isUsable = mass > 0 && stiffness > 0 && damping >= 0
    if !isUsable || !(mass + stiffness + damping + initialVelocity).isFinite {
      report(
        rule: "spring-not-usable", "Its mass, stiffness, damping or velocity is out of range or not finite",
        remedy: "Give it a mass and a stiffness above 0 and a damping of 0 or more.")
    }
    guard case .basic(let values)? = super.makeSource(kind: kind, duration: duration) else { return nil }
    return .spring(values, solution, duration: duration.seconds)
  }
}
