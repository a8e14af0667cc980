import QuartzCore
import Testing

@Suite struct CAAnimationGroupTests {
  private func group(_ animations: [CAAnimation], duration: Double) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = animations
    group.duration = duration
    return group
  }

  @Test("3.2.8 children are cut at the group's end, not scaled to it")
  func clipped() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(
        group([animation("position.x", from: 0, to: 100, duration: 4)], duration: 2), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 1) == 25)
      #expect(stage.x(of: layer, at: 2) == 0)
    }
  }

  @Test("3.1 a child's begin counts from the group's")
  func begin() {
    Stage.run { stage in
      let layer = CALayer()
      let late = animation("position.x", from: 10, to: 20)
      late.beginTime = 1
      layer.add(group([late], duration: 3), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 0)
      #expect(stage.x(of: layer, at: 1.5) == 15)
      #expect(stage.x(of: layer, at: 2.5) == 0)
    }
  }

  @Test("3.2.8 the children's own delegates hear nothing")
  func delegates() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      let all = group([animation("opacity", to: 0, tag: "child", delegate: witness)], duration: 1)
      all.delegate = witness
      all.setValue("group", forKey: "tag")
      layer.add(all, forKey: nil)
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(witness.calls == ["start group", "stop group true"])
    }
  }

  @Test("3.2.8 a group that repeats and turns round takes its children along")
  func repeated() {
    Stage.run { stage in
      let layer = CALayer()
      let all = group([animation("position.x", from: 0, to: 100, duration: 4)], duration: 2)
      all.repeatCount = 2
      all.autoreverses = true
      layer.add(all, forKey: nil)
      stage.turn(at: 0)
      #expect([1, 2, 3, 5, 7, 8].map { stage.x(of: layer, at: $0) } == [25, 50, 25, 25, 25, 0])
    }
  }

  @Test("a group's timing function warps the time of its children")
  func warped() {
    Stage.run { stage in
      let layer = CALayer()
      let all = group([animation("position.x", from: 0, to: 100, duration: 2)], duration: 2)
      all.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(all, forKey: nil)
      stage.turn(at: 0)
      #expect(isClose(stage.x(of: layer, at: 1), 31.54, 0.05))
    }
  }

  @Test("a child without a duration lasts as long as its group; groups nest")
  func nested() {
    Stage.run { stage in
      let layer = CALayer()
      let child = animation("position.x", from: 0, to: 100, duration: 0)
      layer.add(group([group([child], duration: 0)], duration: 4), forKey: nil)
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 1) == 25)
    }
  }
}
