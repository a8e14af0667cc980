import QuartzCore
import Testing

/// Groups that hold what they should not.
@Suite struct GroupAccidentTests {
  @Test("a group cannot hold itself, nor a group that does")
  func cycle() {
    Stage.run { stage in
      let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
      let fade = animation("opacity", from: 0, to: 0.5)
      outer.animations = [fade, inner, outer]
      inner.animations = [outer, fade]
      outer.duration = 1
      let layer = CALayer()
      layer.add(outer, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.opacity(of: layer, at: 0.5) == 0.25)
      #expect(stage.rules.allSatisfy { $0 == "group-inside-itself" } && !stage.rules.isEmpty)
      (outer.animations, inner.animations) = (nil, nil)
    }
  }

  @Test("groups in groups, each with a time of its own, show a number at each moment")
  func warps() {
    for speed in [Float(-2), 0, 0.5, 3] {
      for offset in [-0.5, 0, 0.25, 9] {
        Stage.run { stage in
          var inside: CAAnimation = animation("position.x", from: 1, to: 2, duration: 0.5)
          for level in 0..<100 {
            let group = CAAnimationGroup()
            group.animations = [inside]
            group.duration = 1
            (group.speed, group.timeOffset) = level % 7 == 3 ? (speed, offset) : (1, 0)
            group.autoreverses = level % 5 == 0
            group.repeatCount = level % 3 == 0 ? 2.5 : 0
            group.fillMode = .both
            inside = group
          }
          let layer = CALayer()
          layer.add(inside, forKey: nil)
          for frame in 0...120 {
            stage.turn(at: Double(frame) / 60)
            #expect((0...2).contains(stage.x(of: layer, at: Double(frame) / 60)))
          }
        }
      }
    }
  }

  @Test("a transition in a group is left out and reported; the others play")
  func transition() {
    Stage.run { stage in
      let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
      inner.animations = [CATransition()]
      outer.animations = [CATransition(), animation("opacity", from: 0, to: 0.5), inner]
      outer.duration = 1
      let layer = CALayer()
      layer.add(outer, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.opacity(of: layer, at: 0.5) == 0.25)
      #expect(stage.rules == ["transition-inside-group", "transition-inside-group"])
    }
  }

  /// One animation inside so many groups.
  private func nested(_ levels: Int) -> CAAnimation {
    var inside: CAAnimation = animation("opacity", from: 0, to: 0.5)
    for _ in 0..<levels {
      let group = CAAnimationGroup()
      group.animations = [inside]
      group.duration = 1
      inside = group
    }
    return inside
  }

  @Test("groups in groups to any depth are copied, added, sampled and let go on a small stack")
  func deep() async {
    let shown = await onSmallStack {
      Stage.run { stage in
        let layer = CALayer()
        let group = nested(10_000)
        _ = group.copy()
        layer.add(group, forKey: "deep")
        stage.turn(at: 0)
        let shown = stage.opacity(of: layer, at: 0.5)
        _ = layer.presentation()
        layer.removeAnimation(forKey: "deep")
        layer.add(group, forKey: nil)
        for time in [0, 1, 2] { stage.turn(at: Double(time)) }
        #expect(layer.animationKeys() == nil && stage.rules.isEmpty)
        return shown
      }
    }
    #expect(shown == 0.25)
  }

  @Test("a group that holds groups many times over is cut off")
  func crowd() {
    Stage.run { stage in
      var inside: CAAnimation = animation("opacity", from: 0, to: 0.5)
      for _ in 0..<40 {
        let group = CAAnimationGroup()
        group.animations = [inside, inside]
        group.duration = 1
        inside = group
      }
      let layer = CALayer()
      layer.add(inside, forKey: nil)
      stage.turn(at: 0)
      #expect(stage.rules == ["group-too-large"])
      #expect((0...1).contains(stage.opacity(of: layer, at: 0.5)))
    }
  }
}
