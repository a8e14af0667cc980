import QuartzCore
import Testing

@Suite struct CAKeyframeAnimationTests {
  private func keyframes(_ values: [Any], _ change: (CAKeyframeAnimation) -> Void = { _ in })
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.duration = 1
    change(animation)
    return animation
  }

  /// x of a layer at some times while the animation plays.
  private func shown(_ animation: CAAnimation, at times: [Double], rules: [String] = []) -> [Double] {
    var result: [Double] = []
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      stage.turn(at: 0)
      result = times.map { stage.x(of: layer, at: $0) }
      #expect(stage.rules == rules)
    }
    return result
  }

  @Test("3.4.1 linear by default, keys evenly spread")
  func linear() {
    #expect(shown(keyframes([0, 100, 50]), at: [0, 0.25, 0.5, 0.75]) == [0, 50, 100, 75])
  }

  @Test("3.4 linear key times")
  func keyTimes() {
    let animation = keyframes([0, 100, 50]) { $0.keyTimes = [0, 0.25, 1] }
    #expect(shown(animation, at: [0.125, 0.25, 0.625]) == [50, 100, 75])
  }

  @Test("3.4 discrete holds each value; key times are one more than values")
  func discrete() {
    let even = keyframes([1, 2, 3, 4]) { $0.calculationMode = .discrete }
    #expect(shown(even, at: [0, 0.24, 0.25, 0.74, 0.99]) == [1, 1, 2, 3, 4])
    let timed = keyframes([1, 2]) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.75, 1]
    }
    #expect(shown(timed, at: [0, 0.74, 0.75]) == [1, 1, 2])
  }

  @Test("3.4 paced moves at an even pace and ignores key times")
  func paced() {
    let animation = keyframes([0, 10, 100]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0, 0.5, 1]
    }
    let result = shown(animation, at: [0.05, 0.5, 0.75])
    #expect(zip(result, [5.0, 50, 75]).allSatisfy { isClose($0, $1) })
  }

  @Test(
    "3.4.2 unusable key times fall back to even spacing",
    arguments: [
      [0, 0.8, 0.4, 1], [0, 0.5, 1], [0.1, 0.4, 0.5, 1], [0, .nan, 0.5, 1],
    ])
  func unusableTimes(_ times: [Double]) {
    let animation = keyframes([0, 30, 60, 90]) { $0.keyTimes = times.map { NSNumber(value: $0) } }
    let result = shown(animation, at: [0.5], rules: ["key-times-unusable"])
    #expect(isClose(result[0], 45))
  }

  @Test("3.4.3 the whole is warped first, then each step")
  func timingFunctions() {
    let animation = keyframes([0, 100, 200]) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
      ]
    }
    let result = shown(animation, at: [0.25, 0.75])
    #expect(isClose(result[0], 31.54, 0.01))
    #expect(isClose(result[1], 150))
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(isClose(shown(animation, at: [0.5])[0], 100, 1e-5))
  }

  @Test("3.4.4 cubic goes through the keys on a Catmull–Rom curve")
  func cubic() {
    let animation = keyframes([0, 0, 100, 100]) { $0.calculationMode = .cubic }
    let result = shown(animation, at: [0, 1.0 / 3, 0.5, 2.0 / 3])
    #expect(isClose(result[1], 0, 1e-6))
    // Hermite with tangents of 50 at both keys of the middle step.
    #expect(isClose(result[2], 50, 1e-6))
    #expect(isClose(result[3], 100, 1e-6))
    let quarter = shown(animation, at: [1.0 / 3 + 1.0 / 12])[0]
    // At a quarter: 0.140625 of the first tangent, 0.15625 of the end, −0.046875 of the last tangent.
    #expect(isClose(quarter, 20.3125, 1e-6))
  }

  @Test("3.4.4 full tension makes the tangents nothing")
  func tension() {
    let animation = keyframes([0, 0, 100, 100]) {
      $0.calculationMode = .cubic
      $0.tensionValues = [1, 1, 1, 1]
    }
    #expect(isClose(shown(animation, at: [1.0 / 3 + 1.0 / 12])[0], 15.625, 1e-6))
  }

  @Test("3.4.4 tension, continuity and bias make the tangents of Kochanek and Bartels")
  func kochanekBartels() {
    var random = SteadyGenerator(seed: 344)
    for _ in 0..<100 {
      let keys = (0..<4).map { _ in Double.random(in: -100...100, using: &random) }
      let tension = (0..<4).map { _ in Double.random(in: -1...1, using: &random) }
      let continuity = (0..<4).map { _ in Double.random(in: -1...1, using: &random) }
      let bias = (0..<4).map { _ in Double.random(in: -1...1, using: &random) }
      let animation = keyframes(keys) {
        $0.calculationMode = .cubic
        $0.tensionValues = tension.map { NSNumber(value: $0) }
        $0.continuityValues = continuity.map { NSNumber(value: $0) }
        $0.biasValues = bias.map { NSNumber(value: $0) }
      }
      // The paper's formulas: what leaves the second key, what reaches the third.
      func weight(_ key: Int, _ biasSign: Double, _ continuitySign: Double) -> Double {
        (1 - tension[key]) * (1 + biasSign * bias[key]) * (1 + continuitySign * continuity[key]) / 2
      }
      let leaving = weight(1, 1, 1) * (keys[1] - keys[0]) + weight(1, -1, -1) * (keys[2] - keys[1])
      let reaching = weight(2, 1, -1) * (keys[2] - keys[1]) + weight(2, -1, 1) * (keys[3] - keys[2])
      let share = Double.random(in: 0.01...0.99, using: &random)
      let (s2, s3) = (share * share, share * share * share)
      let expected =
        (2 * s3 - 3 * s2 + 1) * keys[1] + (3 * s2 - 2 * s3) * keys[2] + (s3 - 2 * s2 + share) * leaving
        + (s3 - s2) * reaching
      #expect(isClose(shown(animation, at: [(1 + share) / 3])[0], expected, 1e-4))
    }
  }

  @Test("3.4 cubic paced moves along the curve at an even pace")
  func cubicPaced() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 100, y: 0)]
    animation.calculationMode = .cubicPaced
    animation.duration = 1
    let result = shown(animation, at: [0, 0.25, 0.5, 0.75])
    let steps = zip(result, result.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { isClose($0, 25, 0.5) })
  }

  @Test("3.4.5 a path counts before values; each end of a segment is a key")
  func path() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 7, y: 7)]
    animation.path = path
    animation.duration = 1
    #expect(
      zip(shown(animation, at: [0.25, 0.5, 0.75]), [5.0, 10, 55]).allSatisfy { isClose($0, $1) })
    animation.calculationMode = .paced
    #expect(
      zip(shown(animation, at: [0.25, 0.5, 0.75]), [25.0, 50, 75]).allSatisfy { isClose($0, $1) })
  }

  @Test(
    "3.4.6 the layer turns along the tangent, or against it",
    arguments: [
      (CAAnimationRotationMode.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi),
    ])
  func rotation(_ mode: CAAnimationRotationMode, _ added: Double) {
    Stage.run { stage in
      let layer = CALayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 100))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.duration = 1
      animation.rotationMode = mode
      layer.add(animation, forKey: nil)
      stage.turn(at: 0)
      let shown = stage.values(of: layer, at: 0.5).transform
      #expect(isClose(shown.m12, sin(Double.pi / 2 + added)))
    }
  }

  @Test("without usable values nothing moves and a finding says so")
  func empty() {
    _ = shown(keyframes([]), at: [0.5], rules: ["keyframes-without-values"])
    let mixed = keyframes([0, "text"])
    _ = shown(mixed, at: [0.5], rules: ["animation-value-unusable", "keyframes-without-values"])
  }
}
