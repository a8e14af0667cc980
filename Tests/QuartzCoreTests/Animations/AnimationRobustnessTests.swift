import QuartzCore
import Testing

/// What applications get wrong: nothing crashes or hangs, and a finding says what was ignored.
@Suite struct AnimationRobustnessTests {
  private static let odd: [Double] = [.nan, .infinity, -.infinity]

  /// Plays an animation and a frame of it now and then.
  private func play(
    _ animation: CAAnimation, on makeLayer: @autoclosure () -> CALayer = CALayer(), rules: [String]
  ) {
    Stage.run { stage in
      let layer = makeLayer()
      layer.add(animation, forKey: nil)
      for time in [0, 0.1, 0.9, 1, 30, 1e6] {
        stage.turn(at: time)
        let shown = stage.values(of: layer, at: time)
        #expect(shown.transform.isFinite && shown.opacity.isFinite && shown.position.x.isFinite)
      }
      #expect(stage.rules == rules)
    }
  }

  @Test("times that are not finite are replaced by the defaults", arguments: odd)
  func times(_ odd: Double) {
    for key in 0..<3 {
      let fade = animation("opacity", from: 0, to: 0.5)
      switch key {
      case 0: fade.beginTime = odd
      case 1: fade.timeOffset = odd
      default: fade.speed = Float(odd)
      }
      Stage.run { stage in
        let layer = CALayer()
        layer.add(fade, forKey: nil)
        stage.turn(at: 0)
        #expect(stage.opacity(of: layer, at: 0.5) == 0.25)
        #expect(stage.rules == ["timing-not-finite"])
      }
    }
  }

  @Test("lengths may be infinite, and never end")
  func lengths() {
    for key in 0..<3 {
      let fade = animation("opacity", from: 0, to: 0.5)
      switch key {
      case 0: fade.duration = .infinity
      case 1: fade.repeatCount = .infinity
      default: fade.repeatDuration = .infinity
      }
      play(fade, rules: [])
    }
    let fade = animation("opacity", from: 0, to: 0.5)
    (fade.duration, fade.repeatCount, fade.repeatDuration) = (.nan, .nan, .nan)
    play(fade, rules: ["timing-not-finite"])
  }

  @Test("what is wrong with a child of a group is reported too")
  func group() {
    let group = CAAnimationGroup()
    let child = animation("opacity", from: 0, to: 0.5)
    child.beginTime = .nan
    group.animations = [child, animation("opacity", to: "text"), animation("nothing.x", to: Double.nan)]
    group.duration = 1
    play(
      group,
      rules: [
        "timing-not-finite", "animation-value-unusable", "unknown-key-path", "animation-value-unusable",
      ])
  }

  @Test("values that are not finite are left out", arguments: odd)
  func values(_ odd: Double) {
    let point = CGPoint(x: odd, y: 0)
    play(
      animation("position", from: point, to: point),
      rules: ["animation-value-unusable", "animation-value-unusable"])
    play(
      animation("transform", to: CATransform3DMakeScale(CGFloat(odd), 1, 1)),
      rules: ["animation-value-unusable"])
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.values = [0, odd, 1]
    play(keyframes, rules: ["animation-value-unusable", "keyframes-without-values"])
    let along = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: point)
    along.path = path
    along.calculationMode = .paced
    play(along, rules: ["animation-value-unusable", "keyframes-without-values"])
  }

  @Test("values that grow beyond all numbers leave the model's")
  func overflow() {
    let huge = Double.greatestFiniteMagnitude
    let far = animation("position.x", from: -huge, to: huge)
    far.repeatCount = 3
    far.isCumulative = true
    play(far, rules: [])
    let added = animation("position", by: CGPoint(x: huge, y: huge))
    added.isAdditive = true
    added.repeatCount = 3
    added.isCumulative = true
    play(added, rules: [])
    Stage.run { stage in
      let layer = CALayer()
      layer.position.x = 5
      layer.add(animation("position.x", from: -huge, to: huge), forKey: nil)
      layer.add(animation("position", from: CGPoint(x: -huge, y: 0), to: CGPoint(x: huge, y: 0)), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 5)
    }
  }

  @Test(
    "springs that cannot be are reported and move all the same",
    arguments: [
      (0.0, 100.0, 10.0, 0.0), (1, -1, 10, 0), (1, 100, -1, 0), (1, 100, 10, .nan), (.infinity, 1, 1, 1),
    ])
  func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double) {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
    spring.mass = CGFloat(mass)
    spring.stiffness = CGFloat(stiffness)
    spring.damping = CGFloat(damping)
    spring.initialVelocity = CGFloat(velocity)
    #expect(spring.settlingDuration > 0)
    play(spring, rules: ["spring-not-usable"])
  }

  @Test("timing functions of numbers that are none are straight, or as near to it as can be", arguments: odd)
  func curve(_ odd: Double) {
    Stage.run { _ in
      let number = Float(odd)
      let curve = CAMediaTimingFunction(controlPoints: number, number, number, number).curve
      #expect((0...20).allSatisfy { (-10...10).contains(curve.value(at: Double($0) / 20)) })
    }
  }

  private static let triangle = {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 9, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 9))
    return path as CGPath
  }()
  private static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)

  private func shape(_ path: CGPath?) -> CALayer {
    let shape = CAShapeLayer()
    shape.path = path
    return shape
  }

  @Test("paths that do not match show the end at once, whether named, the model's or a key")
  func paths() {
    let rules = ["paths-do-not-match"]
    let (triangle, square) = (Self.triangle, Self.square)
    play(animation("path", from: triangle, to: square), on: shape(nil), rules: rules)
    play(animation("path", from: triangle), on: shape(square), rules: rules)
    play(animation("path", to: triangle), on: shape(square), rules: rules)
    play(animation("path", to: triangle), on: shape(nil), rules: rules)
    play(animation("path", to: triangle), on: shape(triangle), rules: [])
    let keyframes = CAKeyframeAnimation(keyPath: "path")
    keyframes.values = [square, square, triangle]
    play(keyframes, on: shape(square), rules: rules)
    keyframes.calculationMode = .discrete
    play(keyframes, on: shape(square), rules: [])
  }

  @Test("lists of different lengths show the end at once")
  func lists() {
    func gradient() -> CALayer {
      let gradient = CAGradientLayer()
      gradient.locations = [0, 1]
      return gradient
    }
    play(
      animation("locations", to: [0, 0.5, 1] as [NSNumber]), on: gradient(), rules: ["values-do-not-match"])
    play(animation("locations", to: [0.5, 1] as [NSNumber]), on: gradient(), rules: [])
  }

  @Test("a delegate that answers every start with another animation is stopped")
  func endless() {
    Stage.run { stage in
      let layer = CALayer()
      final class Eager: NSObject, CAAnimationDelegate {
        weak var layer: CALayer?
        func animationDidStart(_ anim: CAAnimation) { layer?.add(anim, forKey: nil) }
      }
      let eager = Eager()
      eager.layer = layer
      let fade = animation("opacity", to: 0)
      fade.delegate = eager
      layer.add(fade, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.rules == ["endless-commit"])
      layer.removeAllAnimations()
    }
  }

  @Test("a delegate that removes its own animation, or its layer, while it begins hears each once")
  func removedAtStart() {
    for removesLayer in [true, false] {
      Stage.run { stage in
        final class Fickle: NSObject, CAAnimationDelegate {
          var calls: [String] = []
          var onStart: (() -> Void)?
          func animationDidStart(_ anim: CAAnimation) {
            calls.append("start")
            onStart?()
          }
          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
        }
        let (root, layer) = (CALayer(), CALayer())
        root.addSublayer(layer)
        let fickle = Fickle()
        fickle.onStart = { removesLayer ? layer.removeFromSuperlayer() : layer.removeAllAnimations() }
        let fade = animation("opacity", to: 0)
        fade.delegate = fickle
        layer.add(fade, forKey: "fade")
        for time in 0...2 { stage.turn(at: Double(time)) }
        #expect(fickle.calls == ["start", "stop false"])
        #expect(layer.animationKeys() == nil)
      }
    }
  }
}
