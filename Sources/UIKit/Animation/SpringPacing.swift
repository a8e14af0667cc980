import QuartzCore

/// The constants of a damped spring that pulls a value to its target.
package struct SpringPacing: Equatable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// In whole distances per second, towards the target (fact 4.4.1).
  package var initialVelocity: Double

  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }

  /// A spring of mass 1 with a damping ratio and an angular frequency in radians per second (fact 4.4.4).
  package init(dampingRatio: Double, frequency: Double, initialVelocity: Double = 0) {
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// The system's own spring, of curve 7, navigation and sheets (facts 4.1.1 and 4.8).
  package static let system = SpringPacing(mass: 3, stiffness: 1000, damping: 500)
  /// How long animations with the system's spring run, in seconds (decision 9.6).
  package static let systemDuration: TimeInterval = 0.5

  /// The spring of a perceptual duration in seconds and a bounce from −1 to 1 (decision 9.6).
  package init(perceptualDuration: TimeInterval, bounce: Double, initialVelocity: Double) {
    // Negative bounces ask for more damping than critical, which is shown as critical.
    self.init(
      dampingRatio: bounce < 0 ? 1 : max(1 - bounce, 0.01),
      frequency: 2 * Double.pi / perceptualDuration, initialVelocity: initialVelocity)
  }

  /// Fact 4.4.7.
  package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// An animation of this spring, its duration still to be set.
  package func animation(keyPath: String) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: keyPath)
    animation.mass = CGFloat(mass)
    animation.stiffness = CGFloat(stiffness)
    animation.damping = CGFloat(damping)
    animation.initialVelocity = CGFloat(initialVelocity)
    return animation
  }

  /// When the spring has come to rest, in seconds (decision 9.6).
  package var settlingDuration: TimeInterval { solution.settlingDuration }

  /// The part of the distance covered `time` seconds after the start (facts 3.6.3 and 3.6.4).
  package func progress(at time: TimeInterval) -> Double { solution.progress(at: time) }

  private var solution: SpringSolution {
    SpringSolution(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
  }
}
