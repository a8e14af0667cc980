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
    let root = (ratio * ratio - 1).squareRoot()
    let wo = w * root
    // Two decaying exponentials, so that nothing overflows.
    let slow = (1 + (b - v) / wo) / 2
    return 1 - slow * exp(-w / (ratio + root) * time) - (1 - slow) * exp((-wo - b) * time)
  }

  /// When what is left of the way stays below the threshold, whichever way the mass swings; it goes over into that of
  /// a critical spring where the two formulas meet.
  package var settlingDuration: Double {
    guard ratio > 0 else { return .infinity }
    guard ratio < 1 else { return settlingDuration(of: envelope) }
    let swinging = settlingDurationOfSwings
    // Near 1 the swings are so slow that it is at rest within the first, before their envelope says so.
    guard ratio > 0.9 else { return swinging }
    return min(swinging, settlingDuration(of: envelope))
  }

  /// Where the envelope of the swings, e^(−b·t)/√(1−z²) without a velocity, falls below the threshold.
  private var settlingDurationOfSwings: Double {
    let sine = (1 - ratio * ratio).squareRoot()
    let swing = initialVelocity == 0 ? 1 : hypot(initialVelocity / frequency - ratio, sine)
    let envelope = Self.restThreshold * sine / swing
    return -log(envelope) / (ratio * frequency)
  }

  /// A limit of what is left of the way: (1 + |b − v|·t)·e^(−b·t), or its like with hyperbolic functions where it is
  /// overdamped. It may rise at first, then falls.
  private func envelope(at time: Double) -> Double {
    let b = ratio * frequency
    let slope = abs(b - initialVelocity)
    guard ratio > 1 else { return (1 + slope * time) * exp(-b * time) }
    let root = (ratio * ratio - 1).squareRoot()
    let wo = frequency * root
    let slow = exp(-frequency / (ratio + root) * time)
    // What is lost of the slow part makes the fast one.
    let lost = -expm1(-2 * wo * time)
    return slow * (1 - lost / 2 + slope * lost / (2 * wo))
  }

  /// Where an envelope that falls in the end falls below the threshold.
  private func settlingDuration(of envelope: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1 / frequency
    while envelope(high) > Self.restThreshold { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(middle) > Self.restThreshold { low = middle } else { high = middle }
    }
    return high
  }
}
