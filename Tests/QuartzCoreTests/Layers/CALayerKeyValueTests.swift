import QuartzCore
import Testing

@Suite struct CALayerKeyValueTests {
  @Test(
    "key paths read and write parts",
    arguments: [
      ("position.x", 5.0), ("position.y", 6), ("bounds.size.width", 7), ("bounds.origin.y", 8),
      ("transform.rotation.x", 0.3), ("transform.rotation.y", 2.5), ("transform.rotation.z", -3),
      ("transform.rotation", 1), ("transform.scale", 2), ("transform.scale.x", 3),
      ("transform.translation.x", 4),
      ("sublayerTransform.translation.z", 9), ("shadowOffset.height", 2), ("opacity", 0.5),
      ("zPosition", 3),
      ("anchorPoint.x", 0.25), ("frame.origin.x", 12), ("speed", 0.5),
    ])
  func numbers(_ path: String, _ number: Double) throws {
    try Stage.run { stage in
      let layer = CALayer()
      layer.setValue(number, forKeyPath: path)
      let read = try #require(layer.value(forKeyPath: path) as? Double)
      #expect(isClose(read, number, 1e-9))
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("whole values go in boxed or plain")
  func wholes() {
    Stage.run { _ in
      let layer = CALayer()
      layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "position")
      #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
      layer.setValue(CGColor.black, forKey: "backgroundColor")
      layer.setValue(nil, forKey: "backgroundColor")
      #expect(layer.backgroundColor == nil)
      layer.setValue(CGRect(x: 0, y: 0, width: 4, height: 4), forKey: "frame")
      #expect(layer.bounds.width == 4)
    }
  }

  @Test("what comes back is a CGFloat, a structure or a box, whichever is asked for")
  func bridged() {
    Stage.run { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 2, width: 4, height: 6)
      #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 3)
      #expect((layer.value(forKey: "position") as? NSValue)?.pointValue == CGPoint(x: 3, y: 5))
      #expect((layer.value(forKey: "bounds") as? NSValue)?.rectValue.width == 4)
      #expect((layer.value(forKey: "shadowOffset") as? NSValue)?.sizeValue.height == -3)
      layer.transform = CATransform3DMakeScale(2, 3, 4)
      #expect((layer.value(forKey: "transform") as? NSValue)?.caTransform3DValue.m22 == 3)
      #expect((layer.value(forKey: "transform") as? CATransform3D)?.m33 == 4)
      let boxes: [Any] = [
        NSValue(point: .zero), NSValue(size: .zero), NSValue(rect: .zero),
        NSValue(caTransform3D: CATransform3DIdentity),
      ]
      #expect(boxes.map { $0 is CGPoint } == [true, false, false, false])
      #expect(boxes.map { $0 is CGSize } == [false, true, false, false])
      #expect(boxes.map { $0 is CGRect } == [false, false, true, false])
      #expect(boxes.map { $0 is CATransform3D } == [false, false, false, true])
    }
  }

  @Test("a box of another structure is refused")
  func wrongBox() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "position")
      layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "bounds")
      #expect(stage.rules == ["unknown-key-path", "unknown-key-path"])
      #expect(layer.position == .zero)
      #expect(layer.bounds == .zero)
    }
  }

  @Test("masked corners are a number under their key, as sets of flags are")
  func maskedCorners() {
    Stage.run { stage in
      let layer = CALayer()
      #expect(layer.value(forKey: "maskedCorners") as? UInt == 15)
      layer.setValue(3, forKey: "maskedCorners")
      #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      layer.setValue(CACornerMask.layerMaxXMaxYCorner, forKey: "maskedCorners")
      #expect(layer.maskedCorners == .layerMaxXMaxYCorner)
      #expect(stage.rules.isEmpty)
      layer.setValue(-1, forKey: "maskedCorners")
      layer.setValue(1.5, forKey: "maskedCorners")
      layer.setValue(Double.nan, forKey: "maskedCorners")
      #expect(stage.rules.count == 3)
      #expect(layer.maskedCorners == .layerMaxXMaxYCorner)
    }
  }

  @Test("what can only be read is read, and not set")
  func readOnly() {
    Stage.run { stage in
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
      #expect(inner.value(forKey: "superlayer") as? CALayer === outer)
      #expect(inner.value(forKey: "visibleRect") as? CGRect == inner.bounds)
      inner.setValue(CALayer(), forKey: "superlayer")
      #expect(inner.superlayer === outer)
      #expect(stage.rules == ["unknown-key-path"])
    }
  }

  @Test("a path that begins or ends with a dot names nothing", arguments: [".position", "position.", "."])
  func dots(_ path: String) {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(CGPoint(x: 1, y: 1), forKeyPath: path)
      #expect(layer.position == .zero)
      #expect(layer.value(forKeyPath: path) == nil)
      #expect(stage.rules == ["unknown-key-path"])
    }
  }

  @Test("keys of the application's own keep any value, animate, and reach the presentation")
  func own() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue("text", forKey: "label")
      #expect(layer.value(forKey: "label") as? String == "text")
      layer.setValue(10.0, forKey: "progress")
      layer.add(animation("progress", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      #expect(layer.presentation()?.value(forKey: "progress") as? Double == 0.25)
      #expect(layer.value(forKey: "progress") as? Double == 10)
    }
  }

  @Test("a part that does not exist is reported")
  func unknown() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(1.0, forKeyPath: "position.z")
      layer.setValue("text", forKeyPath: "opacity")
      layer.add(animation("transform.rotation.w", to: 1), forKey: nil)
      #expect(stage.rules == Array(repeating: "unknown-key-path", count: 3))
    }
  }

  @Test("3.12.8 a rotation by number turns as far as it says", arguments: [0.25, 0.5, 0.75])
  func rotation(_ time: Double) {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("transform.rotation.y", from: 0, to: 4 * Double.pi), forKey: nil)
      stage.turn(at: 0)
      let expected = CATransform3DMakeRotation(4 * .pi * time + 0.1, 0, 1, 0)
      let shown = stage.values(of: layer, at: time + 0.1 / (4 * .pi)).transform
      #expect(zip(shown.entries, expected.entries).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test("timing, mask and sublayers are reached by key; another type is reported and changes nothing")
  func properties() {
    Stage.run { stage in
      let layer = CALayer()
      let other = CALayer()
      layer.setValue(5, forKey: "duration")
      layer.setValue(2.5, forKey: "repeatCount")
      layer.setValue(true, forKey: "autoreverses")
      layer.setValue(CAMediaTimingFillMode.both, forKey: "fillMode")
      layer.setValue([other], forKey: "sublayers")
      #expect(layer.duration == 5 && layer.repeatCount == 2.5 && layer.autoreverses)
      #expect(layer.fillMode == .both && layer.sublayers?.first === other)
      layer.duration = 3
      #expect(layer.value(forKey: "duration") as? Double == 3)
      layer.setValue(nil, forKey: "sublayers")
      layer.setValue(other, forKey: "mask")
      #expect(layer.mask === other && (layer.sublayers ?? []).isEmpty)
      #expect(stage.rules.isEmpty)
      for key in ["speed", "timeOffset", "duration", "autoreverses", "mask", "sublayers", "name"] {
        layer.setValue(CGColor.black, forKey: key)
      }
      #expect(layer.speed == 1 && layer.duration == 3 && layer.mask === other)
      #expect(stage.rules.count == 7)
    }
  }

  @Test("of options too, another type is reported and changes nothing")
  func options() {
    Stage.run { stage in
      let shape = CAShapeLayer()
      shape.contentsGravity = .center
      shape.fillRule = .evenOdd
      shape.lineDashPattern = [1, 2]
      for key in ["contentsGravity", "fillRule", "cornerCurve", "lineDashPattern", "frame", "frame.size"] {
        shape.setValue(CGColor.black, forKeyPath: key)
      }
      shape.setValue([1, "x"], forKey: "lineDashPattern")
      #expect(shape.contentsGravity == .center && shape.fillRule == .evenOdd)
      #expect(shape.lineDashPattern == [1, 2] && shape.cornerCurve == .circular)
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.white]
      gradient.setValue([CGColor.red, 2], forKey: "colors")
      #expect(gradient.colors?.count == 2 && gradient.colors?.first as? CGColor == .black)
      #expect(stage.rules == [String](repeating: "unknown-key-path", count: 8))
    }
  }

  @Test("flags are known by their getters' names too; numbers beyond all counts are limited")
  func names() {
    Stage.run { stage in
      let layer = CAReplicatorLayer()
      layer.setValue(true, forKey: "isHidden")
      #expect(layer.isHidden && layer.value(forKey: "isHidden") as? Bool == true)
      layer.setValue(1e30, forKey: "instanceCount")
      #expect(layer.instanceCount == 1_000_000_000)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("default values")
  func defaults() {
    Stage.run { _ in
      #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
      #expect(CALayer.defaultValue(forKey: "nothing") == nil)
      #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
      let layer = CALayer()
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.shadowRadius == 3 && layer.shadowOpacity == 0 && layer.allowsGroupOpacity)
      #expect(
        layer.maskedCorners.rawValue == 15 && layer.rasterizationScale == 1 && layer.isDoubleSided)
    }
  }

  @Test("key paths lead through superlayer, mask, model and presentation")
  func relations() {
    Stage.run { stage in
      let (outer, layer, mask, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.mask = mask
      mask.mask = inner
      outer.position.x = 5
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.setValue(rect, forKeyPath: "mask.bounds")
      #expect(mask.bounds == rect && layer.value(forKeyPath: "mask.bounds.size.height") as? CGFloat == 4)
      #expect(layer.value(forKeyPath: "superlayer.position.x") as? CGFloat == 5)
      layer.setValue(7, forKeyPath: "superlayer.position.x")
      layer.setValue(0.5, forKeyPath: "mask.mask.opacity")
      #expect(outer.position.x == 7 && inner.opacity == 0.5)
      layer.setValue("name", forKeyPath: "mask.label")
      #expect(mask.value(forKey: "label") as? String == "name")
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      #expect(layer.value(forKeyPath: "presentationLayer.opacity") as? Double == 0.25)
      #expect(layer.presentation()?.value(forKeyPath: "modelLayer.opacity") as? Double == 1)
      #expect(layer.presentation()?.value(forKeyPath: "superlayer.position.x") as? CGFloat == 7)
      #expect(layer.value(forKey: "modelLayer") as? CALayer === layer)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test(
    "a layer kept under a key of the application's own is led through; where there is none nothing happens")
  func ownRelations() {
    Stage.run { stage in
      let (layer, friend) = (CALayer(), CALayer())
      layer.setValue(friend, forKey: "friend")
      layer.setValue(0.5, forKeyPath: "friend.opacity")
      #expect(friend.opacity == 0.5 && layer.value(forKeyPath: "friend.opacity") as? Double == 0.5)
      layer.setValue(0.5, forKeyPath: "mask.opacity")
      #expect(layer.value(forKeyPath: "mask.opacity") == nil)
      #expect(layer.value(forKeyPath: "superlayer.mask.opacity") == nil)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test(
    "through what has no keys no path leads", arguments: ["delegate.x", "sublayers.x", "name.x", "speed.x"])
  func noRelation(_ path: String) {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(1, forKeyPath: path)
      #expect(layer.value(forKeyPath: path) == nil)
      layer.add(animation(path, to: 1), forKey: nil)
      #expect(stage.rules == ["unknown-key-path", "unknown-key-path"])
    }
  }

  @Test("a path through very many objects")
  func longPath() {
    Stage.run { stage in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.setValue(outer, forKey: "up")
      outer.setValue(layer, forKey: "down")
      let path = String(repeating: "up.down.", count: 20_000) + "opacity"
      layer.setValue(0.5, forKeyPath: path)
      #expect(layer.opacity == 0.5)
      #expect(layer.value(forKeyPath: path) as? Double == 0.5)
      outer.setValue(nil, forKey: "down")
    }
  }
}
