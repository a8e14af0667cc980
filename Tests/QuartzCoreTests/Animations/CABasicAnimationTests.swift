import QuartzCore
import Testing

@Suite struct CABasicAnimationTests {
  /// x at a quarter of an animation of `position.x` over a model at 40.
  private func quarter(
    from: Any? = nil, to: Any? = nil, by: Any? = nil,
    _ change: (CABasicAnimation) -> Void = { _ in }
  ) -> Double {
    var result = 0.0
    Stage.run { stage in
      let layer = CALayer()
      layer.position.x = 40
      let moved = animation("position.x", from: from, to: to, by: by)
      change(moved)
      layer.add(moved, forKey: nil)
      stage.turn(at: 0)
      result = stage.x(of: layer, at: 0.25)
    }
    return result
  }

  @Test("3.3 from and to") func fromTo() { #expect(quarter(from: 100, to: 200) == 125) }
  @Test("3.3 from and by") func fromBy() { #expect(quarter(from: 100, by: 40) == 110) }
  @Test("3.3 to and by") func toBy() { #expect(quarter(to: 100, by: 40) == 70) }
  @Test("3.3 from alone ends at the current value") func from() { #expect(quarter(from: 80) == 70) }
  @Test("3.3 to alone starts at the current value") func to() { #expect(quarter(to: 80) == 50) }
  @Test("3.3 by alone adds to the current value") func by() { #expect(quarter(by: 80) == 60) }

  @Test("3.3 no value at all goes from what was shown before the change")
  func none() {
    Stage.run { stage in
      let layer = CALayer()
      layer.actions = ["position": NSNull()]
      layer.position.x = 40
      stage.turn(at: 0)
      layer.actions = ["position": CABasicAnimation()]
      CATransaction.setAnimationDuration(1)
      layer.position.x = 80
      stage.turn(at: 1)
      #expect(stage.x(of: layer, at: 1.25) == 50)
    }
  }

  @Test("3.3.1 additive values lie on top of the model")
  func additive() {
    #expect(quarter(from: -100, to: 0) { $0.isAdditive = true } == -35)
  }

  @Test("3.3.1 additive transforms are concatenated")
  func additiveTransform() {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      let moved = animation(
        "transform", from: CATransform3DMakeTranslation(-10, 0, 0), to: CATransform3DIdentity)
      moved.isAdditive = true
      layer.add(moved, forKey: nil)
      stage.turn(at: 0)
      let shown = stage.values(of: layer, at: 0.5).transform
      #expect(isClose(shown.m41, -10))
      #expect(isClose(shown.m11, 2))
    }
  }

  @Test(
    "3.3.2 cumulative cycles begin where the last one ended",
    arguments: [(0.5, 15.0), (1.5, 25), (2.5, 35)])
  func cumulative(_ time: Double, _ expected: Double) {
    Stage.run { stage in
      let layer = CALayer()
      let turning = animation("position.x", from: 10, to: 20)
      turning.repeatCount = 3
      turning.isCumulative = true
      layer.add(turning, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: time) == expected)
    }
  }

  @Test("3.3.3 without a timing function an explicit animation is linear, whatever the transaction says")
  func linearByDefault() {
    #expect(CABasicAnimation(keyPath: "opacity").timingFunction == nil)
    Stage.run { stage in
      let layer = CALayer()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      stage.turn(at: 0)
      #expect([0.25, 0.5, 0.75].map { stage.x(of: layer, at: $0) } == [25, 50, 75])
    }
  }

  @Test("3.3.4 the model stays, and shows again at the frame where the animation ends")
  func snapBack() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      stage.turn(at: 0)
      #expect(layer.position.x == 0)
      #expect(stage.x(of: layer, at: 0.99) == 99)
      #expect(stage.x(of: layer, at: 1) == 0)
    }
  }

  @Test("7.3 additive animations that are redirected half way keep their place")
  func redirected() {
    Stage.run { stage in
      let layer = CALayer()
      func move(to x: CGFloat) {
        let delta = animation(
          "position", from: CGPoint(x: layer.position.x - x, y: 0), to: CGPoint.zero)
        delta.isAdditive = true
        layer.position.x = x
        layer.add(delta, forKey: nil)
      }
      layer.actions = ["position": NSNull()]
      move(to: 100)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      move(to: 0)
      stage.turn(at: 0.5)
      #expect(stage.x(of: layer, at: 0.5) == 50)
      #expect(stage.x(of: layer, at: 0.75) == 50)
      #expect(stage.x(of: layer, at: 1.0) == 50)
      #expect(stage.x(of: layer, at: 1.5) == 0)
    }
  }

  @Test(
    "values of the wrong type or without a number are reported and ignored",
    arguments: [
      "text" as any Sendable, Double.nan, Double.infinity, CGPoint.zero,
    ])
  func unusable(_ value: any Sendable) {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("opacity", to: value), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.opacity(of: layer, at: 0.5) == 1)
      #expect(stage.rules == ["animation-value-unusable"])
    }
  }

  @Test("boxed values count like plain ones")
  func boxed() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(
        animation("position", from: NSValue(point: .zero), to: CGPoint(x: 8, y: 4)), forKey: nil)
      layer.add(
        animation("transform", to: NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))),
        forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 4)
      #expect(isClose(stage.values(of: layer, at: 0.5).transform.m11, 2))
    }
  }

  @Test("3.3.2 a cycle that reverses ends where it began, so that nothing adds up")
  func cumulativeReversed() {
    Stage.run { stage in
      let layer = CALayer()
      let turning = animation("position.x", from: 0, to: 100)
      turning.isCumulative = true
      turning.autoreverses = true
      turning.repeatCount = 3
      layer.add(turning, forKey: nil)
      stage.turn(at: 0)
      let shown = [0.5, 1.5, 2, 2.25, 3.75, 4.5].map { stage.x(of: layer, at: $0) }
      #expect(shown == [50, 50, 0, 25, 25, 50])
    }
  }

  @Test("3.3.2 any number of cycles adds up", arguments: [9_999, 10_001, 60_000, 1_000_000])
  func manyCycles(_ count: Int) {
    Stage.run { stage in
      let layer = CALayer()
      let walking = animation(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(1, 0, 0), duration: 0.001)
      walking.isCumulative = true
      walking.repeatCount = .infinity
      layer.add(walking, forKey: nil)
      stage.turn(at: 0)
      let shown = stage.values(of: layer, at: (Double(count) + 0.5) / 1_000).transform
      #expect(isClose(shown.m41, Double(count) + 0.5, 1e-5))
    }
  }

  @Test("3.3.2 colours add up downwards as well; what has no sum begins anew")
  func cumulativeKinds() {
    Stage.run { stage in
      func added(_ layer: CALayer, _ path: String, from: Any, to: Any) {
        let motion = animation(path, from: from, to: to)
        motion.isCumulative = true
        motion.repeatCount = 3
        layer.add(motion, forKey: nil)
      }
      let layer = CAShapeLayer()
      added(
        layer, "backgroundColor", from: CGColor(red: 0.9, green: 0, blue: 0, alpha: 1),
        to: CGColor(red: 0.7, green: 0.1, blue: 0, alpha: 1))
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      let other = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
      added(layer, "path", from: path, to: other)
      added(layer, "transform", from: CATransform3DMakeScale(0, 0, 1), to: CATransform3DMakeScale(2, 2, 1))
      stage.turn(at: 0)
      let storage = LayerSampler.presentationValues(of: layer, at: stage.time(2.5))
      let color = storage.values.backgroundColor?.encodedComponents ?? .zero
      #expect(isClose(color.x, 0.4) && isClose(color.y, 0.25))
      #expect((storage as? ShapeStorage)?.shape.path?.boundingBox.width == 3)
      #expect(storage.values.transform.m11 == 1)
    }
  }

  @Test("3.3.1 an additive colour with one end starts from nothing at all, over what is there")
  func additiveColor() {
    Stage.run { stage in
      func red(_ base: CGColor?, from: CGColor? = nil, to: CGColor? = nil, by: CGColor? = nil) -> [Double] {
        let layer = CALayer()
        layer.backgroundColor = base
        let added = animation("backgroundColor", from: from, to: to, by: by)
        added.isAdditive = true
        layer.add(added, forKey: nil)
        stage.turn(at: 0)
        return [0, 0.5, 0.75].map {
          stage.values(of: layer, at: $0).backgroundColor?.encodedComponents.x ?? -1
        }
      }
      let base = CGColor(red: 0.25, green: 0, blue: 0, alpha: 1)
      let added = CGColor(red: 0.5, green: 0, blue: 0, alpha: 0)
      #expect(red(base, to: added) == [0.25, 0.5, 0.625])
      #expect(red(base, by: added) == [0.25, 0.5, 0.625])
      #expect(red(base, from: added) == [0.75, 0.5, 0.375])
      #expect(red(nil, to: added) == [0, 0.25, 0.375])
    }
  }

  @Test("3.3.1 additive values of kinds that have no sum stand for themselves")
  func additiveWithoutSum() {
    Stage.run { stage in
      func size(_ edge: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: 0, y: 0, width: edge, height: edge), transform: nil)
      }
      let shape = CAShapeLayer()
      shape.path = size(2)
      let gradient = CAGradientLayer()
      gradient.colors = [CGColor.black, CGColor.black]
      gradient.locations = [0.25, 0.5]
      let grey = CGColor(gray: 0.5, alpha: 1)
      for (layer, path, end) in [
        (shape, "path", size(4)), (gradient, "colors", [grey, grey]), (gradient, "locations", [0.5, 0.5]),
      ] as [(CALayer, String, Any)] {
        let added = animation(path, to: end)
        added.isAdditive = true
        layer.add(added, forKey: nil)
      }
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      #expect((shape.presentation()?.path?.boundingBox.width).map { isClose($0, 3) } == true)
      let color = gradient.presentation()?.colors?.first as? CGColor
      #expect(isClose(color?.encodedComponents.x ?? 0, 0.25))
      // Numbers have one: 0.25 + 0.5 / 2 and 0.5 + 0.5 / 2.
      #expect(gradient.presentation()?.locations?.map(\.doubleValue) == [0.5, 0.75])
    }
  }
}
