import QuartzCore
import Testing

/// Cubic keyframes of transforms.
@Suite struct TransformKeyframeTests {
  private func keyframes(
    _ keys: [CATransform3D], _ mode: CAAnimationCalculationMode = .cubic,
    _ change: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    let keyframes = CAKeyframeAnimation(keyPath: "transform")
    (keyframes.values, keyframes.calculationMode, keyframes.duration) = (keys, mode, 1)
    change(keyframes)
    return keyframes
  }

  private func shown(_ animation: CAAnimation, at times: [Double], rules: [String] = []) -> [CATransform3D] {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.rules == rules)
      return times.map { stage.values(of: layer, at: $0).transform }
    }
  }

  private func difference(_ first: CATransform3D, _ second: CATransform3D) -> Double {
    zip(first.entries, second.entries).reduce(0) { max($0, Double(abs($1.0 - $1.1))) }
  }

  /// The curve of the paper through numbers, part of the way along one step.
  private func curve(_ keys: [Double], _ step: Int, _ t: Double, tension: Double = 0, bias: Double = 0)
    -> Double
  {
    func tangent(_ key: Int) -> Double {
      let behind = key > 0 ? keys[key] - keys[key - 1] : keys[1] - keys[0]
      let ahead = key < keys.count - 1 ? keys[key + 1] - keys[key] : behind
      return (1 - tension) * ((1 + bias) * behind + (1 - bias) * ahead) / 2
    }
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * keys[step] + (t3 - 2 * t2 + t) * tangent(step)
      + (3 * t2 - 2 * t3) * keys[step + 1] + (t3 - t2) * tangent(step + 1)
  }

  @Test("3.4.4 turns about one axis are the curve of the angle, scales and translations that of the numbers")
  func oneAxis() {
    var random = SteadyGenerator(seed: 4)
    for _ in 0..<50 {
      let axis = (0..<3).map { _ in CGFloat.random(in: -1...1, using: &random) }
      var angles = [Double.random(in: -3...3, using: &random)]
      for _ in 0..<3 { angles.append((angles.last ?? 0) + Double.random(in: -1.5...1.5, using: &random)) }
      let places = (0..<4).map { _ in Double.random(in: -50...50, using: &random) }
      let scales = (0..<4).map { _ in Double.random(in: 0.5...2, using: &random) }
      let (tension, bias) = (
        Double.random(in: -0.5...1, using: &random), Double.random(in: -0.5...0.5, using: &random)
      )
      func transform(_ angle: Double, _ place: Double, _ scale: Double) -> CATransform3D {
        let turn = CATransform3DMakeRotation(CGFloat(angle), axis[0], axis[1], axis[2])
        return CATransform3DConcat(
          CATransform3DScale(turn, CGFloat(scale), CGFloat(scale), CGFloat(scale)),
          CATransform3DMakeTranslation(CGFloat(place), 0, 0))
      }
      let keys = (0..<4).map { transform(angles[$0], places[$0], scales[$0]) }
      let animation = keyframes(keys) {
        $0.tensionValues = Array(repeating: NSNumber(value: tension), count: 4)
        $0.biasValues = Array(repeating: NSNumber(value: bias), count: 4)
      }
      for step in 0..<3 {
        for part in [0.2, 0.5, 0.9] {
          func number(_ keys: [Double]) -> Double { curve(keys, step, part, tension: tension, bias: bias) }
          let expected = transform(number(angles), number(places), number(scales))
          let got = shown(animation, at: [(Double(step) + part) / 3])[0]
          #expect(difference(got, expected) < 1e-5)
        }
      }
    }
  }

  @Test("3.4.4 any transforms: through the keys, and without a bend at them")
  func smooth() {
    var random = SteadyGenerator(seed: 44)
    for _ in 0..<30 {
      let keys = (0..<4).map { _ in
        let numbers = (0..<8).map { _ in CGFloat.random(in: -1...1, using: &random) }
        let turn = CATransform3DMakeRotation(numbers[0] * 3, numbers[1], numbers[2], numbers[3])
        return CATransform3DConcat(
          CATransform3DScale(turn, 1 + numbers[4] / 2, 1 + numbers[5] / 2, 1),
          CATransform3DMakeTranslation(numbers[6] * 9, numbers[7] * 9, 0))
      }
      let animation = keyframes(keys)
      let step = 1e-5
      for key in 1...2 {
        let time = Double(key) / 3
        let around = shown(animation, at: [time - step, time, time + step])
        #expect(difference(around[1], keys[key]) < 1e-6)
        let before = zip(around[1].entries, around[0].entries).map { Double($0 - $1) / step }
        let after = zip(around[2].entries, around[1].entries).map { Double($0 - $1) / step }
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.05 })
      }
    }
  }

  @Test("3.4 cubic paced moves matrices along the curve at an even pace")
  func paced() {
    let keys = [0.0, 40, 90, 120].map { CATransform3DMakeTranslation(CGFloat($0), 0, 0) }
    let times = (0...20).map { Double($0) / 20 * 0.999 }
    let places = shown(keyframes(keys, .cubicPaced), at: times).map { Double($0.m41) }
    #expect(zip(places, places.dropFirst()).allSatisfy { isClose($1 - $0, 6, 0.1) })
  }

  @Test("a key without an inverse has them all go straight")
  func singular() {
    let keys = [0.0, 1, 0].map { CATransform3DMakeScale(CGFloat($0), 1, 1) }
    let straight = shown(keyframes(keys), at: [0.25, 0.75], rules: ["cubic-without-inverse"])
    #expect(straight.map(\.m11) == [0.5, 0.5])
  }
}
