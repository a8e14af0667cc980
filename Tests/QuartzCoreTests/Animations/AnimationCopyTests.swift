import QuartzCore
import Testing

private final class Pulse: CABasicAnimation {
  var rings = 1

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? Pulse)?.rings = rings
    return copy
  }
}

/// Says nothing of copies.
private final class Wave: CAKeyframeAnimation {
  var crests = 3
}

private final class Bundle: CAAnimationGroup {}

/// What layers attach is what `copy(with:)` of the animation's own class makes (fact 3.2.1).
@Suite struct AnimationCopyTests {
  @Test("3.2.1 copies are of the class of the original, with its values")
  func classes() throws {
    let wave = Wave()
    wave.values = [0.0, 1.0]
    wave.keyTimes = [0, 1]
    wave.calculationMode = .cubic
    wave.crests = 9
    let copy = try #require(wave.copy() as? Wave)
    #expect(copy !== wave)
    #expect(copy.values as? [Double] == [0, 1])
    #expect(copy.keyTimes == [0, 1])
    #expect(copy.calculationMode == .cubic)
    // What a class adds and does not copy itself is as init() gives it.
    #expect(copy.crests == 3)
    for made in [
      CAAnimation(), CAPropertyAnimation(), CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation(),
      CAAnimationGroup(), CATransition(),
    ] {
      #expect(type(of: made.copy() as AnyObject) == type(of: made))
    }
  }

  @Test("3.2.1 the layer's copy is of that class too, made by its own copy(with:), and the delegate sees it")
  func attached() throws {
    try Stage.run { stage in
      let layer = CALayer()
      let pulse = Pulse()
      pulse.keyPath = "position.x"
      pulse.fromValue = 0
      pulse.toValue = 100
      pulse.duration = 1
      pulse.rings = 5
      var seen = 0
      let witness = Witness()
      witness.onStop = { animation, _ in seen = (animation as? Pulse)?.rings ?? -1 }
      pulse.delegate = witness
      layer.add(pulse, forKey: "pulse")
      let attached = try #require(layer.animation(forKey: "pulse") as? Pulse)
      #expect(attached !== pulse)
      #expect(attached.rings == 5)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 50)
      stage.turn(at: 1)
      #expect(seen == 5)
    }
  }

  @Test("3.2.1 groups copy what they hold in the same way")
  func groups() throws {
    let pulse = Pulse()
    pulse.rings = 4
    let inner = Bundle()
    inner.animations = [pulse]
    let outer = Bundle()
    outer.animations = [inner]
    let copy = try #require(outer.copy() as? Bundle)
    let innerCopy = try #require(copy.animations?.first as? Bundle)
    #expect(innerCopy !== inner)
    #expect((innerCopy.animations?.first as? Pulse)?.rings == 4)
  }

  @Test("the layer's copy does not change: that is found, and the old value stays")
  func readOnly() throws {
    try Stage.run { stage in
      let layer = CALayer()
      let move = animation("position.x", from: 0, to: 100)
      let group = CAAnimationGroup()
      group.animations = [animation("opacity", from: 0, to: 1)]
      group.duration = 1
      layer.add(move, forKey: "move")
      layer.add(group, forKey: "group")
      let attached = try #require(layer.animation(forKey: "move") as? CABasicAnimation)
      let attachedGroup = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
      stage.turn(at: 0)
      attached.toValue = 5
      attached.duration = 9
      attached.delegate = Witness()
      attached.isRemovedOnCompletion = false
      attached.setValue(7.0, forKey: "byValue")
      attachedGroup.animations = []
      attachedGroup.animations?.first?.speed = 3
      #expect(stage.rules == Array(repeating: "attached-animation-changed", count: 7))
      #expect(stage.context.findings.first?.message.contains("toValue") == true)
      #expect(attached.toValue as? Int == 100)
      #expect(attached.duration == 1)
      #expect(attached.delegate == nil)
      #expect(attached.byValue == nil)
      #expect(attachedGroup.animations?.count == 1)
      // Values of the application's own are no part of what is shown.
      attached.setValue("new", forKey: "own")
      #expect(stage.rules.count == 7)
      stage.turn(at: 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("an animation that was taken off its layer may change, and so may copies of an attached one")
  func free() throws {
    try Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("position.x", from: 0, to: 100), forKey: "move")
      let attached = try #require(layer.animation(forKey: "move") as? CABasicAnimation)
      let copy = try #require(attached.copy() as? CABasicAnimation)
      copy.toValue = 50
      layer.removeAnimation(forKey: "move")
      attached.toValue = 20
      #expect(stage.rules.isEmpty)
      layer.add(copy, forKey: "move")
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 25)
    }
  }

  @Test("that holds too for one that had stayed beyond its end")
  func freeAfterItsEnd() throws {
    try Stage.run { stage in
      let layer = CALayer()
      let lasting = animation("zPosition", from: 0, to: 10)
      lasting.isRemovedOnCompletion = false
      layer.add(lasting, forKey: "rise")
      let attached = try #require(layer.animation(forKey: "rise"))
      stage.turn(at: 0)
      stage.turn(at: 2)
      layer.removeAnimation(forKey: "rise")
      attached.duration = 5
      #expect(attached.duration == 5)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("an animation of values that are lists of numbers, as its documentation shows it")
  func lists() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("position", from: [0, 0], to: [100, 50]), forKey: nil)
      layer.add(animation("bounds", from: [0, 0, 10, 20], to: [2, 4, 30, 40]), forKey: nil)
      stage.turn(at: 0)
      let values = stage.values(of: layer, at: 0.5)
      #expect(values.position == CGPoint(x: 50, y: 25))
      #expect(values.bounds == CGRect(x: 1, y: 2, width: 20, height: 30))
      #expect(stage.rules.isEmpty)
    }
  }
}
