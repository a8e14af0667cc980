import QuartzCore
import Testing

/// Values, keys and functions of another type than the property's.
@Suite struct WrongValueTests {
  private static var values: [Any] {
    [
      "text", NSNull(), [Any](), [1.0, 2.0], ["a": 1], Date(), CALayer(), CGPoint(x: 1, y: 2), CGColor.black,
      CATransform3DIdentity, NSNumber(value: Double.nan), { () in }, Int.max, UInt64.max,
      Optional<Int>.none as Any,
    ]
  }
  private static let paths = [
    "", ".", "..", "x", "position", "position.", "position.q", "position.x.y", "bounds.size.width",
    "transform",
    "transform.rotation", "transform.rotation.w", "transform.scale.xy", "opacity", "opacity.x", "hidden",
    "path",
    "contents", "backgroundColor", "colors", "locations", "sublayers", "mask", "frame", "frame.q", "name",
    "speed",
    "timeOffset", "delegate", "lineDashPattern", "\u{0}", "😀.x",
  ]

  @Test("any value under any key path, as the model's and as an animation's", arguments: paths)
  func everything(_ path: String) {
    for make in [{ CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }] as [() -> CALayer] {
      for value in Self.values {
        Stage.run { stage in
          let layer = make()
          let other = make()
          other.setValue(value, forKeyPath: path)
          other.setValue(nil, forKeyPath: path)
          _ = other.value(forKeyPath: path)
          let basic = animation(path, from: value, to: value, by: value)
          basic.isCumulative = true
          basic.repeatCount = 3
          let keys = CAKeyframeAnimation(keyPath: path)
          (keys.values, keys.keyTimes, keys.calculationMode) = ([value, 1, value], [0, 1], .cubicPaced)
          (keys.tensionValues, keys.biasValues) = ([NSNumber(value: Double.nan)], [])
          let function = animation(path, from: value, to: 1)
          function.valueFunction = CAValueFunction(name: .scale)
          function.isAdditive = true
          for motion in [basic, keys, function] as [CAAnimation] {
            motion.duration = 0.5
            layer.add(motion, forKey: nil)
          }
          for time in [0, 0.2, 0.6, 2] {
            stage.turn(at: time)
            let shown = stage.values(of: layer, at: time)
            #expect(shown.transform.isFinite && shown.position.x.isFinite && shown.opacity.isFinite)
          }
        }
      }
    }
  }

  @Test(
    "key times that are too few, too many, out of order or no numbers are reported, and keys lie evenly",
    arguments: [
      [], [0], [0, 1], [0, 0.7, 0.5, 1], [0, 0.9, 0.1], [0, .nan, 1], [1, 0.5, 0], [-1, 0, 1], [0, 0.5, 2],
    ])
  func keyTimes(_ times: [Double]) {
    Stage.run { stage in
      let layer = CALayer()
      let keys = CAKeyframeAnimation(keyPath: "position.x")
      keys.values = [0, 10, 20]
      keys.keyTimes = times.map { NSNumber(value: $0) }
      keys.timingFunctions = []
      keys.duration = 1
      layer.add(keys, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.25) == 5)
      #expect(stage.rules == ["key-times-unusable"])
    }
  }
}
