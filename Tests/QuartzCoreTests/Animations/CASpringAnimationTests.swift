import QuartzCore
import Testing

@Suite struct CASpringAnimationTests {
  @Test("3.6.1 defaults")
  func defaults() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(
      [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
    #expect(spring.keyPath == "position")
  }

  @Test("3.6.3 the formulas solve the equation of motion, integrated step by step")
  func equation() {
    var random = SteadyGenerator(seed: 363)
    for _ in 0..<200 {
      let mass = Double.random(in: 0.5...4, using: &random)
      let stiffness = Double.random(in: 20...400, using: &random)
      let critical = 2 * (mass * stiffness).squareRoot()
      let damping = critical * Double.random(in: 0.05...1, using: &random)
      let velocity = Double.random(in: -3...3, using: &random)
      let solution = SpringSolution(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      #expect(Self.worstError(solution, mass, stiffness, damping, velocity) < 1e-6)
    }
  }

  /// Runge–Kutta of the fourth order on m·x″ = k·(1 − x) − c·x′ over two seconds.
  private static func worstError(
    _ solution: SpringSolution, _ m: Double, _ k: Double, _ c: Double, _ v0: Double
  ) -> Double {
    func slope(_ s: SIMD2<Double>) -> SIMD2<Double> { SIMD2(s.y, (k * (1 - s.x) - c * s.y) / m) }
    let step = 1.0 / 2000
    var state = SIMD2(0, v0)
    var worst = 0.0
    for index in 1...4000 {
      let k1 = slope(state)
      let k2 = slope(state + k1 * (step / 2))
      let k3 = slope(state + k2 * (step / 2))
      let k4 = slope(state + k3 * step)
      state += (k1 + 2 * k2 + 2 * k3 + k4) * (step / 6)
      worst = max(worst, abs(state.x - solution.progress(at: Double(index) * step)))
    }
    return worst
  }

  @Test("7.3 the navigation spring is critical at √(1000/3)")
  func navigation() {
    let solution = SpringSolution(mass: 3, stiffness: 1000, damping: 500)
    #expect(isClose(solution.undampedRatio, 4.564, 0.001))
    let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]
    let expected = [0.232, 0.545, 0.758, 0.879, 0.942, 0.973, 0.994, 0.999]
    for (time, progress) in zip(times, expected) {
      #expect(isClose(solution.progress(at: time), progress, 0.001))
    }
  }

  @Test("3.6.4 overdamping counts only when it is allowed")
  func overdamping() {
    let solution = SpringSolution(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    #expect(isClose(solution.progress(at: 0.5), 0.63, 0.01))
  }

  @Test("9.6 settling durations of Apple's two anchors", arguments: [(5.0, 2.85), (15.0, 1.0)])
  func settling(_ damping: Double, _ seconds: Double) {
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = CGFloat(damping)
    #expect(isClose(spring.settlingDuration, seconds, 0.01))
  }

  @Test("9.6 a critical spring has settled when the envelope is below 0.00083")
  func criticalSettling() {
    let solution = SpringSolution(mass: 1, stiffness: 100, damping: 20)
    #expect(isClose(1 - solution.progress(at: solution.settlingDuration), 0.00083, 1e-6))
  }

  @Test(
    "3.6.6 perceptual duration and bounce", arguments: [(0.5, 0.3, 0.7), (0.4, 0, 1), (1, -0.5, 2)])
  func perceptual(_ duration: Double, _ bounce: Double, _ ratio: Double) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    #expect(isClose(Double(spring.damping) / (2 * Double(spring.stiffness).squareRoot()), ratio))
    #expect(isClose(Double(spring.stiffness).squareRoot(), 2 * .pi / duration))
    #expect(isClose(spring.perceptualDuration, duration))
    #expect(isClose(spring.bounce, bounce))
  }

  @Test("3.6.2 the duration only cuts the spring")
  func cut() {
    Stage.run { stage in
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 0.2)
      layer.add(spring, forKey: nil)
      stage.turn(at: 0)
      let expected = SpringSolution(mass: 1, stiffness: 100, damping: 10).progress(at: 0.1) * 100
      #expect(isClose(stage.x(of: layer, at: 0.1), expected))
    }
  }

  @Test(
    "senseless parameters move all the same",
    arguments: [(0.0, 100.0, 10.0), (1, -5, 10), (1, 100, .nan)])
  func senseless(_ mass: Double, _ stiffness: Double, _ damping: Double) {
    let solution = SpringSolution(mass: mass, stiffness: stiffness, damping: damping)
    #expect(solution.progress(at: 0.3).isFinite)
  }

  private static func critical(by ratio: Double, velocity: Double = 0) -> SpringSolution {
    SpringSolution(
      mass: 1, stiffness: 100, damping: 20 * ratio, initialVelocity: velocity, allowsOverdamping: true)
  }

  @Test("9.6 settling goes on evenly across the critical damping", arguments: [-20.0, 0, 5, 20])
  func settlingAcrossCritical(_ velocity: Double) {
    var last = Self.critical(by: 0.95, velocity: velocity).settlingDuration
    for step in 1...1_000 {
      let next = Self.critical(by: 0.95 + Double(step) / 10_000, velocity: velocity).settlingDuration
      #expect(abs(next - last) < 0.01 * last)
      last = next
    }
    let exact = Self.critical(by: 1, velocity: velocity).settlingDuration
    for near in [1 - 1e-7, 1 - 1e-12, 1 + 1e-12, 1 + 1e-7] {
      #expect(isClose(Self.critical(by: near, velocity: velocity).settlingDuration, exact, 1e-5))
    }
  }

  @Test(
    "9.6 below it the envelope without a velocity is e^(−bt)/√(1−z²)", arguments: [0.05, 0.25, 0.6, 0.98])
  func envelope(_ ratio: Double) {
    let duration = Self.critical(by: ratio).settlingDuration
    #expect(isClose(exp(-10 * ratio * duration) / (1 - ratio * ratio).squareRoot(), 0.00083, 1e-12))
  }

  @Test("9.6 after it nothing is farther than the threshold, whatever the velocity")
  func rest() {
    for ratio in [0.05, 0.2, 0.5, 0.9, 0.97, 0.999, 0.999_999_9, 1, 1.000_000_1, 1.01, 1.5, 3, 1e4] {
      for velocity in [-200.0, -20, -5, 0, 5, 10, 20, 200] {
        let solution = Self.critical(by: ratio, velocity: velocity)
        let end = solution.settlingDuration
        let worst = (0..<4_000).map { abs(1 - solution.progress(at: end * (1 + Double($0) / 2_000))) }.max()
        #expect((worst ?? 1) < 0.000831, "ratio \(ratio), velocity \(velocity)")
      }
    }
  }

  @Test("an overdamped spring is slow by the formula, however strong its damping")
  func strongDamping() {
    // Far above 1 the way decays as e^(−k·t/c).
    let solution = Self.critical(by: 1e7)
    #expect(isClose(solution.progress(at: 1e6), 1 - exp(-100 * 1e6 / 2e8), 1e-12))
  }
}
