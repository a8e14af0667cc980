import QuartzCore
import Testing

/// Parts of properties that applications add to layers.
@Suite struct CustomPropertyPartTests {
  private final class Card: CALayer {
    override class func defaultValue(forKey key: String) -> Any? {
      switch key {
      case "offset": CGPoint(x: 1, y: 2)
      case "box": CGRect(x: 1, y: 2, width: 3, height: 4)
      case "turn": CATransform3DIdentity
      default: super.defaultValue(forKey: key)
      }
    }

    override func action(forKey event: String) -> CAAction? {
      event == "offset" ? CABasicAnimation() : super.action(forKey: event)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "offset" || super.needsDisplay(forKey: key)
    }
  }

  @Test(
    "a part animates as that of a built-in property does, and leaves the others alone",
    arguments: [
      ("offset.x", "offset.y", 2.0), ("offset.y", "offset.x", 1), ("box.size.width", "box.origin.y", 2),
      ("box.origin.x", "box.size.height", 4), ("turn.rotation.z", "turn.scale.x", 1),
      ("turn.translation.y", "turn.rotation.z", 0),
    ])
  func animates(_ path: String, _ other: String, _ rest: Double) throws {
    try Stage.run { stage in
      let card = Card()
      card.add(animation(path, from: 10, to: 20), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      let shown = try #require(card.presentation())
      let part = try #require(shown.value(forKeyPath: path) as? Double)
      #expect(isClose(path == "turn.rotation.z" ? 12.5 - 4 * .pi : 12.5, part))
      let beside = try #require(shown.value(forKeyPath: other) as? Double)
      #expect(isClose(beside, rest))
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("additive, cumulative and open ends count from the part's own value")
  func kinds() {
    Stage.run { stage in
      let card = Card()
      card.setValue(CGPoint(x: 100, y: 7), forKey: "offset")
      let added = animation("offset.x", from: 0, to: 10)
      added.isAdditive = true
      card.add(added, forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      #expect(card.presentation()?.value(forKey: "offset") as? CGPoint == CGPoint(x: 105, y: 7))
      card.removeAllAnimations()
      card.add(animation("offset.y", by: 4), forKey: nil)
      stage.turn(at: 0.5)
      stage.context.now = stage.time(1)
      #expect(card.presentation()?.value(forKey: "offset") as? CGPoint == CGPoint(x: 100, y: 9))
      #expect(card.value(forKey: "offset") as? CGPoint == CGPoint(x: 100, y: 7))
    }
  }

  @Test("a part is read and written by key path, asks for the whole's action and draws")
  func keyPaths() {
    Stage.run { stage in
      let card = Card()
      card.bounds.size = CGSize(width: 1, height: 1)
      stage.context.attach(card)
      stage.turn(at: 0)
      #expect(card.value(forKeyPath: "offset.x") as? Double == 1)
      #expect(!card.needsDisplay())
      card.setValue(9, forKeyPath: "offset.x")
      #expect(card.value(forKey: "offset") as? CGPoint == CGPoint(x: 9, y: 2))
      #expect(card.needsDisplay() && card.animationKeys() == ["offset"])
      card.setValue(6, forKeyPath: "box.size.height")
      #expect(card.value(forKey: "box") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 6))
      card.setValue(5, forKeyPath: "box.nothing")
      #expect(card.value(forKeyPath: "box.nothing") as? Int == 5)
    }
  }

  @Test("the value keeps the type that the application gave it")
  func types() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(CGVector(dx: 1, dy: 2), forKey: "vector")
      layer.setValue(CGAffineTransform.identity, forKey: "affine")
      layer.setValue(NSValue(caTransform3D: CATransform3DIdentity), forKey: "boxed")
      layer.setValue(NSValue(size: CGSize(width: 4, height: 4)), forKey: "size")
      layer.add(animation("vector", to: CGVector(dx: 3, dy: 2)), forKey: nil)
      layer.add(animation("affine.translation.x", to: 8), forKey: nil)
      layer.add(animation("boxed.scale.x", to: 3), forKey: nil)
      layer.add(animation("size.width", to: 6), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      let shown = layer.presentation()
      #expect(shown?.value(forKey: "vector") as? CGVector == CGVector(dx: 2, dy: 2))
      #expect((shown?.value(forKey: "affine") as? CGAffineTransform)?.tx == 4)
      #expect((shown?.value(forKey: "boxed") as? NSValue)?.caTransform3DValue.m11 == 2)
      #expect((shown?.value(forKey: "size") as? NSValue)?.sizeValue.width == 5)
    }
  }

  @Test("a key of the application's own may have a point in it")
  func pointInKey() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(2.0, forKey: "com.example.progress")
      layer.setValue(CGSize(width: 1, height: 1), forKey: "com.example.size")
      layer.setValue(4.0, forKey: "com.example.size.height.own")
      layer.add(animation("com.example.progress", to: 4), forKey: nil)
      layer.add(animation("com.example.size.height", to: 3), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      #expect(layer.presentation()?.value(forKey: "com.example.progress") as? Double == 3)
      #expect(
        layer.presentation()?.value(forKey: "com.example.size") as? CGSize == CGSize(width: 1, height: 2))
    }
  }

  @Test("the type of what is shown is the model's, whatever an earlier frame showed")
  func typeOfModel() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(CGFloat(5), forKey: "own")
      layer.add(animation("own", from: CGPoint(x: 1, y: 1), to: CGPoint(x: 3, y: 3)), forKey: nil)
      let late = animation("own", to: 9.0)
      late.beginTime = stage.start.seconds + 1
      layer.add(late, forKey: nil)
      stage.turn(at: 0)
      func shows<Value: Equatable>(_ expected: Value, at seconds: Double) -> Bool {
        let shown = LayerSampler.presentationValues(of: layer, at: stage.time(seconds)).custom["own"]
        // A cast alone would open boxes.
        return shown.map { type(of: $0) == Value.self && $0 as? Value == expected } ?? false
      }
      #expect(shows(CGPoint(x: 2, y: 2), at: 0.5))
      #expect(shows(CGPoint(x: 2.5, y: 2.5), at: 0.75))
      #expect(shows(CGFloat(7), at: 1.5))
      #expect(shows(CGPoint(x: 2, y: 2), at: 0.5))
      layer.setValue(Float(1), forKey: "own")
      #expect(shows(Float(5), at: 1.5))
    }
  }

  @Test("a key that is not set in the model shows nothing of an animation that has ended")
  func unset() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("own", from: 1.0, to: 3.0), forKey: nil)
      stage.turn(at: 0)
      func shown(_ seconds: Double) -> Any? {
        LayerSampler.presentationValues(of: layer, at: stage.time(seconds)).custom["own"]
      }
      #expect(shown(0.5) as? Double == 2)
      #expect(shown(1) == nil)
    }
  }
}
