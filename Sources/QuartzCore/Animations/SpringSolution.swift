/// The motion of a mass on a spring from 0 to 1 (facts 3.6.3 and 3.6.4).
package struct SpringSolution: Equatable, Sendable {
  /// √(stiffness/mass), in radians a second.
  package let frequency: Double
  /// As given; what moves is limited to 1 unless overdamping is allowed.
  package let undampedRatio: Double
  package let ratio: Double
  /// In distances a second.
  package let initialVelocity: Double

  /// The share of the distance under which a spring counts as at rest (decision 9.6).
  private static let restThreshold = 0.00083

  package init(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 0
    frequency = (stiffness / mass).squareRoot()
    undampedRatio = damping / (2 * (stiffness * mass).squareRoot())
    ratio = allowsOverdamping ? undampedRatio : min(undampedRatio, 1)
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// How far the mass has come; 0 at the start, 1 at rest.
  ///
  /// - Parameter time: In seconds, 0 or more.
  package func progress(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    let w = frequency
    let v = initialVelocity
    let b = ratio * w
    if abs(ratio - 1) < 1e-9 { return 1 - exp(-w * time) * (1 + (w - v) * time) }
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-b * time) * (cos(wd * time) + (b - v) / wd * sin(wd * time))
    }
    let wo = w * (ratio * ratio - 1).squareRoot()
    // Two decaying exponentials, so that nothing overflows.
    let slow = (1 + (b - v) / wo) / 2
    return 1 - slow * exp((wo - b) * time) - (1 - slow) * exp((-wo - b) * time)
  }

  package var settlingDuration: Double {
    let w = frequency
    guard ratio > 0 else { return .infinity }
    if ratio < 1 {
      let envelope = Self.restThreshold * (1 - ratio * ratio).squareRoot()
      return -log(envelope) / (ratio * w)
    }
    if ratio > 1 {
      return -log(Self.restThreshold) / (w * (ratio - (ratio * ratio - 1).squareRoot()))
    }
    return criticalSettlingDuration
  }

  /// Where (1 + |w − v|·t)·e^(−w·t) falls below the threshold.
  private var criticalSettlingDuration: Double {
    let w = frequency
    let slope = abs(w - initialVelocity)
    var low = 0.0
    var high = 1 / w
    func isMoving(_ time: Double) -> Bool { (1 + slope * time) * exp(-w * time) > Self.restThreshold }
    while isMoving(high) { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isMoving(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
