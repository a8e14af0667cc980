import QuartzCore
import Testing

@Suite struct CALayerTimeTests {
  @Test("3.1.1 local time of a layer with speed and offset")
  func localTime() {
    Stage.run { _ in
      let layer = CALayer()
      layer.speed = 0.5
      layer.timeOffset = 1
      #expect(layer.convertTime(0.5, from: nil) == 1.25)
      #expect(layer.convertTime(1.25, to: nil) == 0.5)
    }
  }

  @Test("3.1.1 speeds multiply down the tree")
  func tree() {
    Stage.run { _ in
      let outer = CALayer()
      let inner = CALayer()
      outer.addSublayer(inner)
      outer.speed = 2
      outer.beginTime = 3
      inner.speed = -1
      inner.timeOffset = 10
      #expect(inner.convertTime(5, from: nil) == 6)
      #expect(inner.convertTime(4, from: outer) == 6)
      #expect(outer.convertTime(6, from: inner) == 4)
    }
  }

  @Test("3.1.4 a paused subtree stands still and goes on where it stood")
  func pauseAndResume() {
    Stage.run { stage in
      let container = CALayer()
      let layer = CALayer()
      container.addSublayer(layer)
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      let paused = container.convertTime(CACurrentMediaTime(), from: nil)
      container.speed = 0
      container.timeOffset = paused
      #expect(stage.opacity(of: layer, at: 0.25) == 0.25)
      #expect(stage.opacity(of: layer, at: 7) == 0.25)
      stage.context.now = stage.time(7)
      let stood = container.timeOffset
      container.speed = 1
      container.timeOffset = 0
      container.beginTime = 0
      container.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) - stood
      #expect(stage.opacity(of: layer, at: 7) == 0.25)
      #expect(stage.opacity(of: layer, at: 7.5) == 0.75)
    }
  }

  @Test("3.1.5 speed back to 1 and nothing else jumps to the clock")
  func jump() {
    Stage.run { stage in
      let layer = CALayer()
      layer.opacity = 0.5
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      layer.speed = 0
      layer.timeOffset = stage.time(0.5).seconds
      #expect(stage.opacity(of: layer, at: 3) == 0.5)
      layer.speed = 1
      layer.timeOffset = 0
      #expect(stage.opacity(of: layer, at: 3) == 0.5)
    }
  }

  @Test(
    "3.1.6 an animation added under a container paused at 0 follows its offset",
    arguments: [0, 0.25, 0.75, 0.999])
  func addedWhilePaused(_ offset: Double) {
    Stage.run { stage in
      let container = CALayer()
      let layer = CALayer()
      container.addSublayer(layer)
      container.speed = 0
      layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      container.timeOffset = offset
      #expect(isClose(stage.opacity(of: layer, at: 5), Double(Float(offset)), 1e-7))
    }
  }

  @Test("3.1.5 scrubbed in any order equals played, to the bit")
  func scrubbedEqualsPlayed() {
    Stage.run { stage in
      let container = CALayer()
      let layer = CALayer()
      container.addSublayer(layer)
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
      let turn = animation("transform", to: CATransform3DMakeRotation(2, 1, 1, 0))
      turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(spring, forKey: "spring")
      layer.add(turn, forKey: "turn")
      stage.turn(at: 0)
      let times = (0..<60).map { MediaTime.frame($0, fps: 60) }
      func shown(_ time: MediaTime) -> [CGFloat] {
        let values = LayerSampler.presentationValues(of: layer, at: time).values
        return values.transform.entries + [values.position.x]
      }
      let played = times.map { shown(stage.start + $0) }
      container.speed = 0
      for (time, expected) in zip(times, played).shuffled() {
        container.timeOffset = (stage.start + time).seconds
        #expect(shown(stage.time(99)) == expected)
      }
    }
  }

  @Test("3.1.1 times are converted through the nearest common ancestor, whose own clock may stand still")
  func commonAncestor() {
    Stage.run { _ in
      let (window, root, late, fast, inner) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
      window.addSublayer(root)
      for layer in [late, fast] { root.addSublayer(layer) }
      late.addSublayer(inner)
      (root.speed, root.timeOffset) = (0, 5)
      late.beginTime = 0.25
      fast.speed = 2
      inner.timeOffset = 3
      #expect(late.convertTime(1, to: fast) == 2.5)
      #expect(late.convertTime(2.5, from: fast) == 1)
      #expect(late.convertTime(1.25, from: root) == 1)
      #expect(late.convertTime(1, to: root) == 1.25)
      #expect(root.convertTime(1, to: late) == 0.75)
      #expect(inner.convertTime(4, to: fast) == 2.5)
      #expect(fast.convertTime(4, from: inner) == 2.5)
      #expect(inner.convertTime(1, from: late) == 4)
      // From outside all that is seen is that the clock stands.
      #expect([0, 7].map { late.convertTime($0, from: window) } == [4.75, 4.75])
      #expect([0, 7].map { late.convertTime($0, from: nil) } == [4.75, 4.75])
    }
  }

  @Test("3.1.1 layers of different trees have the device's clock in common, masks that of what they mask")
  func otherTrees() {
    Stage.run { stage in
      let (one, other, mask) = (CALayer(), CALayer(), CALayer())
      one.mask = mask
      one.speed = 2
      other.beginTime = 1
      mask.timeOffset = 0.5
      #expect(other.convertTime(6, from: one) == 2)
      #expect(other.convertTime(6.5, from: mask) == 2)
      #expect(mask.convertTime(6, from: one) == 6.5)
      stage.turn(at: 0)
      #expect(mask.presentation()?.convertTime(6, from: one) == 6.5)
      #expect(mask.presentation()?.convertTime(3, from: nil) == 6.5)
    }
  }

  @Test("a time that is none is reported, and another finite one takes its place")
  func notFinite() {
    Stage.run { stage in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      for odd in [Double.nan, .infinity, -.infinity] {
        #expect(layer.convertTime(odd, from: nil).isFinite)
        #expect(layer.convertTime(odd, to: outer).isFinite)
        #expect(layer.convertTime(odd, to: layer).isFinite)
      }
      #expect(stage.rules == Array(repeating: "timing-not-finite", count: 9))
    }
  }
}
