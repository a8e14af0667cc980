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

  private func keyframes(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let keys = CAKeyframeAnimation(keyPath: keyPath)
    (keys.values, keys.duration) = (values, 1)
    return keys
  }

  /// What is reported when an animation is added to a plain layer.
  private func rules(_ animation: CAAnimation) -> [String] {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      stage.turn(at: 0)
      _ = stage.values(of: layer, at: 0.5)
      return stage.rules
    }
  }

  @Test("tension, continuity and bias that are none", arguments: [Double.nan, .infinity, -.infinity])
  func curveValues(_ odd: Double) {
    let values = [NSNumber(value: 0.5), NSNumber(value: odd)]
    for path in [\CAKeyframeAnimation.tensionValues, \.continuityValues, \.biasValues] {
      let keys = keyframes("position.x", [0, 10, 20])
      keys[keyPath: path] = values
      #expect(rules(keys) == [], "linear keys have no curve")
      keys.calculationMode = .cubic
      #expect(rules(keys) == ["curve-values-not-finite"])
    }
  }

  @Test("value functions of what is no transform are reported, and nothing moves")
  func valueFunction() {
    for path in ["opacity", "transform.rotation.z", "position"] {
      let turning = animation(path, from: 0, to: 1)
      turning.valueFunction = CAValueFunction(name: .rotateZ)
      #expect(rules(turning) == ["value-function-without-transform"], "\(path)")
    }
    for path in ["transform", "sublayerTransform"] {
      let turning = animation(path, from: 0, to: 1)
      turning.valueFunction = CAValueFunction(name: .rotateZ)
      #expect(rules(turning) == [], "\(path)")
    }
  }

  @Test("a calculation mode that is none is linear")
  func mode() {
    let keys = keyframes("position.x", [0, 10, 20])
    keys.calculationMode = CAAnimationCalculationMode(rawValue: "quadratic")
    #expect(rules(keys) == ["calculation-mode-not-known"])
  }

  @Test("a timing function for each step, or a finding", arguments: [1, 2, 3])
  func timingFunctions(_ count: Int) {
    let keys = keyframes("position.x", [0, 10, 20])
    keys.timingFunctions = (0..<count).map { _ in CAMediaTimingFunction(name: .easeIn) }
    #expect(rules(keys) == (count == 2 ? [] : ["timing-functions-unmatched"]))
    keys.calculationMode = .paced
    #expect(rules(keys) == [], "paced keys need none")
  }

  @Test("a rotation mode without a path")
  func rotationMode() {
    let keys = keyframes("position", [CGPoint.zero, CGPoint(x: 9, y: 9)])
    keys.rotationMode = .rotateAuto
    #expect(rules(keys) == ["rotation-mode-without-path"])
    keys.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    #expect(rules(keys) == [])
  }

  @Test("a curve through a transform without an inverse")
  func singular() {
    let keys = keyframes("transform", [CATransform3DMakeScale(0, 0, 1), CATransform3DIdentity])
    #expect(rules(keys) == [])
    keys.calculationMode = .cubic
    #expect(rules(keys) == ["cubic-without-inverse"])
  }

  @Test("a key path that nothing knows is told of once on each layer")
  func misspelt() {
    Stage.run { stage in
      let layer = CALayer()
      for path in ["opactiy", "opactiy", "postion.x"] {
        layer.add(animation(path, from: 0, to: 1), forKey: nil)
      }
      #expect(stage.rules == ["unknown-key-path"])
      #expect(stage.context.findings.first?.grade == .advice)
      CALayer().add(animation("frame", to: CGRect.zero), forKey: nil)
      #expect(stage.context.findings.last?.remedy.contains("bounds") == true)
    }
  }

  private final class Ring: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "drawn" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "started" ? 1.0 : super.defaultValue(forKey: key)
    }
  }

  @Test("keys of the application's own are no misspelling: set, with a default, or drawn")
  func ownKeys() {
    Stage.run { stage in
      let ring = Ring()
      ring.setValue(2.0, forKey: "stored")
      ring.actions = ["onOrderIn": CABasicAnimation(), "sublayers": CABasicAnimation()]
      stage.turn(at: 0)
      for key in ["drawn", "started", "stored"] { ring.add(animation(key, to: 3.0), forKey: nil) }
      ring.addSublayer(CALayer())
      ring.isHidden = true
      ring.isHidden = false
      stage.turn(at: 1)
      #expect(stage.rules.isEmpty)
    }
  }
}
