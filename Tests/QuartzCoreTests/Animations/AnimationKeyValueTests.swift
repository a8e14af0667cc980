import QuartzCore
import Testing

/// Key-value coding of animations: properties by their keys, and any other values.
@Suite struct AnimationKeyValueTests {
  @Test("numbers of the timing are reached by their keys, both ways")
  func timing() throws {
    let basic = CABasicAnimation(keyPath: "opacity")
    let keys = ["beginTime", "duration", "timeOffset", "repeatDuration", "speed", "repeatCount"]
    for (index, key) in keys.enumerated() { basic.setValue(Double(index + 2), forKey: key) }
    #expect(
      [basic.beginTime, basic.duration, basic.timeOffset, basic.repeatDuration] == [2, 3, 4, 5]
        && [basic.speed, basic.repeatCount] == [6, 7])
    basic.duration = 0.75
    #expect(basic.value(forKey: "duration") as? Double == 0.75)
    #expect(basic.value(forKey: "duration") as? CFTimeInterval == 0.75)
    #expect((basic.value(forKey: "duration") as? NSNumber)?.doubleValue == 0.75)
    #expect(basic.value(forKey: "speed") as? Float == 6)
    basic.setValue(NSNumber(value: 2), forKey: "duration")
    #expect(basic.duration == 2)
  }

  @Test("flags, names, functions and delegates are reached by their keys, both ways")
  func others() {
    let basic = CABasicAnimation(keyPath: "opacity")
    let witness = Witness()
    let curve = CAMediaTimingFunction(name: .easeIn)
    for (key, value) in [
      ("autoreverses", true), ("removedOnCompletion", false), ("fillMode", "both"), ("timingFunction", curve),
      ("delegate", witness), ("additive", true), ("cumulative", NSNumber(value: 1)),
      ("keyPath", "position.x"), ("valueFunction", CAValueFunction(name: .rotateZ) as Any),
    ] as [(String, Any)] {
      basic.setValue(value, forKey: key)
    }
    #expect(basic.autoreverses && !basic.isRemovedOnCompletion && basic.fillMode == .both)
    #expect(basic.timingFunction === curve && basic.delegate === witness)
    #expect(basic.isAdditive && basic.isCumulative && basic.keyPath == "position.x")
    #expect(basic.valueFunction?.name == .rotateZ)
    #expect(basic.value(forKey: "autoreverses") as? Bool == true)
    #expect(basic.value(forKey: "isAdditive") as? Bool == true)
    #expect(basic.value(forKey: "isRemovedOnCompletion") as? Bool == false)
    #expect(basic.value(forKey: "fillMode") as? String == "both")
    #expect(basic.value(forKey: "timingFunction") as? CAMediaTimingFunction === curve)
    basic.setValue(CAMediaTimingFillMode.forwards, forKey: "fillMode")
    basic.setValue(nil, forKey: "timingFunction")
    basic.setValue(nil, forKey: "delegate")
    #expect(basic.fillMode == .forwards && basic.timingFunction == nil && basic.delegate == nil)
  }

  @Test("values of basic animations and springs")
  func values() {
    let spring = CASpringAnimation(keyPath: "position.x")
    for key in ["fromValue", "toValue", "byValue"] { spring.setValue(5, forKey: key) }
    for key in ["mass", "stiffness", "damping", "initialVelocity"] { spring.setValue(3, forKey: key) }
    #expect([spring.fromValue, spring.toValue, spring.byValue].allSatisfy { $0 as? Int == 5 })
    #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [3, 3, 3, 3])
    #expect(spring.value(forKey: "settlingDuration") as? Double == spring.settlingDuration)
    spring.setValue(nil, forKey: "fromValue")
    #expect(spring.fromValue == nil && spring.value(forKey: "fromValue") == nil)
  }

  @Test("values of keyframes, groups and transitions")
  func lists() {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let curve = CAMediaTimingFunction(name: .easeOut)
    for (key, value) in [
      ("values", [1, 2]), ("path", path), ("keyTimes", [0, 1.0]), ("timingFunctions", [curve]),
      ("calculationMode", "cubicPaced"), ("rotationMode", CAAnimationRotationMode.rotateAuto),
      ("tensionValues", [0.5]), ("continuityValues", [NSNumber(value: 0.25)]), ("biasValues", [1]),
    ] as [(String, Any)] {
      keyframes.setValue(value, forKey: key)
    }
    #expect(keyframes.values?.count == 2 && keyframes.path === path && keyframes.keyTimes == [0, 1])
    #expect(keyframes.timingFunctions?.first === curve && keyframes.calculationMode == .cubicPaced)
    #expect(keyframes.rotationMode == .rotateAuto && keyframes.tensionValues == [0.5])
    #expect(keyframes.continuityValues == [0.25] && keyframes.biasValues == [1])
    #expect(keyframes.value(forKey: "calculationMode") as? String == "cubicPaced")
    let group = CAAnimationGroup()
    group.setValue([keyframes], forKey: "animations")
    #expect(group.animations?.first === keyframes)
    let transition = CATransition()
    transition.setValue("push", forKey: "type")
    transition.setValue(CATransitionSubtype.fromLeft, forKey: "subtype")
    transition.setValue(0.25, forKey: "startProgress")
    transition.setValue(0.5, forKey: "endProgress")
    #expect(transition.type == .push && transition.subtype == .fromLeft)
    #expect(transition.startProgress == 0.25 && transition.endProgress == 0.5)
    #expect(transition.value(forKey: "type") as? String == "push")
  }

  private final class Tagged: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
      key == "tag" ? "none" : super.defaultValue(forKey: key)
    }
  }

  @Test("other keys keep any value, which copies have; a class may give them defaults")
  func own() {
    let tagged = Tagged(keyPath: "opacity")
    #expect(tagged.value(forKey: "tag") as? String == "none")
    tagged.setValue("mine", forKey: "tag")
    #expect(tagged.value(forKey: "tag") as? String == "mine")
    #expect((tagged.copy() as? CAAnimation)?.value(forKey: "tag") as? String == "mine")
    tagged.setValue(nil, forKey: "tag")
    #expect(tagged.value(forKey: "tag") as? String == "none")
    #expect(CAAnimation().value(forKey: "toValue") == nil)
  }

  @Test("defaults of each class by key")
  func defaults() {
    #expect(CAAnimation.defaultValue(forKey: "duration") as? Double == 0)
    #expect(CABasicAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(CABasicAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool == true)
    #expect(CABasicAnimation.defaultValue(forKey: "fillMode") as? String == "removed")
    #expect(CASpringAnimation.defaultValue(forKey: "stiffness") as? Double == 100)
    #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
    #expect(CATransition.defaultValue(forKey: "type") as? String == "fade")
    #expect(CABasicAnimation.defaultValue(forKey: "additive") as? Bool == false)
    #expect(CABasicAnimation.defaultValue(forKey: "stiffness") == nil)
    #expect(CABasicAnimation.defaultValue(forKey: "anything") == nil)
  }

  @Test(
    "a value of another type is reported, and the old one stays",
    arguments: ["duration", "autoreverses", "fillMode", "timingFunction", "delegate", "keyPath", "path"])
  func wrongType(_ key: String) {
    Stage.run { stage in
      let keyframes = CAKeyframeAnimation(keyPath: "position")
      keyframes.setValue(Date(), forKey: key)
      #expect(stage.rules == ["key-value-unusable"])
      #expect(keyframes.duration == 0 && keyframes.keyPath == "position" && keyframes.path == nil)
      #expect(keyframes.value(forKey: key) as? Date == nil)
    }
  }

  @Test("a duration set by key plays")
  func plays() {
    Stage.run { stage in
      let layer = CALayer()
      let move = CABasicAnimation(keyPath: nil)
      for (key, value) in [
        ("keyPath", "position.x"), ("fromValue", 0), ("toValue", 100), ("duration", 2),
      ] as [(String, Any)] {
        move.setValue(value, forKey: key)
      }
      layer.add(move, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 1) == 50)
    }
  }

  @Test("key paths: properties, values of the application's own, and through the layers kept there")
  func keyPaths() {
    Stage.run { stage in
      let basic = CABasicAnimation(keyPath: "opacity")
      let layer = CALayer()
      basic.setValue(2, forKeyPath: "duration")
      basic.setValue("own", forKeyPath: "tag")
      basic.setValue("dotted", forKeyPath: "com.example.tag")
      basic.setValue(layer, forKeyPath: "layer")
      basic.setValue(3, forKeyPath: "layer.position.x")
      #expect(basic.duration == 2 && basic.value(forKeyPath: "duration") as? Double == 2)
      #expect(basic.value(forKeyPath: "tag") as? String == "own")
      #expect(basic.value(forKeyPath: "com.example.tag") as? String == "dotted")
      #expect(layer.position.x == 3 && basic.value(forKeyPath: "layer.position.x") as? CGFloat == 3)
      layer.setValue(basic, forKey: "fade")
      #expect(layer.value(forKeyPath: "fade.layer.fade.keyPath") as? String == "opacity")
      layer.setValue(nil, forKey: "fade")
      #expect(stage.rules.isEmpty)
      basic.setValue(1, forKeyPath: "toValue.x")
      #expect(basic.value(forKeyPath: "toValue.x") == nil)
      #expect(stage.rules == ["key-value-unusable"])
    }
  }
}
