import QuartzCore
import Testing

/// Animations that name no value lead from what was presented at the last commit (last row of fact 3.3, fact 3.9.1).
@Suite struct UnnamedStartTests {
  /// A layer that a commit has shown at zPosition 40; what changes from now on animates for a second, linearly.
  private func withShownLayer(_ body: (Stage, CALayer) throws -> Void) rethrows {
    try Stage.run { stage in
      let layer = CALayer()
      layer.zPosition = 40
      stage.turn(at: 0)
      animateLinearly()
      try body(stage, layer)
    }
  }

  private func animateLinearly() {
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
  }

  private func z(of layer: CALayer, _ stage: Stage, at seconds: Double) -> Double {
    Double(stage.values(of: layer, at: seconds).zPosition)
  }

  @Test("3.3 two changes in one turn: the animation begins where the layer is seen")
  func twice() {
    withShownLayer { stage, layer in
      layer.zPosition = 100
      layer.zPosition = 200
      stage.turn(at: 1)
      #expect(z(of: layer, stage, at: 1) == 40)
      #expect(z(of: layer, stage, at: 1.5) == 120)
      #expect(z(of: layer, stage, at: 2) == 200)
    }
  }

  @Test("3.3 two changes in one turn while the layer moves")
  func twiceInFlight() {
    withShownLayer { stage, layer in
      layer.zPosition = 140
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      animateLinearly()
      layer.zPosition = 200
      layer.zPosition = 290
      stage.turn(at: 1.5)
      #expect(z(of: layer, stage, at: 1.5) == 90)
      #expect(z(of: layer, stage, at: 2) == 190)
    }
  }

  @Test("3.3 a frame that is set part by part moves from where it was")
  func frameByParts() {
    Stage.run { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.turn(at: 0)
      layer.frame.origin.x = 100
      layer.frame.size.width = 30
      stage.turn(at: 1)
      #expect(stage.x(of: layer, at: 1) == 5)
      #expect(stage.values(of: layer, at: 1).bounds.width == 10)
    }
  }

  @Test("3.3 a change without animation before one with it does not count as shown")
  func afterADisabledChange() {
    withShownLayer { stage, layer in
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.zPosition = 500
      CATransaction.commit()
      layer.zPosition = 80
      stage.turn(at: 1)
      #expect(z(of: layer, stage, at: 1) == 40)
      #expect(z(of: layer, stage, at: 1.5) == 60)
    }
  }

  @Test("3.3 an explicit animation, and one in a group, without any value", arguments: [false, true])
  func explicit(isInGroup: Bool) {
    withShownLayer { stage, layer in
      CATransaction.setDisableActions(true)
      layer.zPosition = 80
      if isInGroup {
        let group = CAAnimationGroup()
        group.animations = [animation("zPosition")]
        group.duration = 1
        layer.add(group, forKey: nil)
      } else {
        layer.add(animation("zPosition"), forKey: nil)
      }
      stage.turn(at: 1)
      #expect(z(of: layer, stage, at: 1) == 40)
      #expect(z(of: layer, stage, at: 1.5) == 60)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("3.3 a part of a property, a colour from none, and a group as an action")
  func otherProperties() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "cornerRadius")]
      group.duration = 1
      layer.actions = ["cornerRadius": group]
      layer.cornerRadius = 8
      CATransaction.setDisableActions(true)
      layer.position.x = 10
      layer.backgroundColor = .red
      layer.add(animation("position.x"), forKey: nil)
      layer.add(animation("backgroundColor"), forKey: nil)
      stage.turn(at: 1)
      let values = stage.values(of: layer, at: 1.5)
      #expect(values.position.x == 5)
      #expect(values.cornerRadius == 4)
      #expect(values.backgroundColor?.alpha == 0.5)
    }
  }

  @Test("3.9.1 what is presented stays as of the last commit while animations are replaced or removed")
  func presentation() {
    withShownLayer { stage, layer in
      layer.zPosition = 140
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      #expect(layer.presentation()?.zPosition == 90)
      layer.zPosition = 400
      #expect(layer.presentation()?.zPosition == 90)
      layer.removeAllAnimations()
      #expect(layer.presentation()?.zPosition == 90)
      stage.turn(at: 1.5)
      #expect(layer.presentation()?.zPosition == 400)
    }
  }

  @Test("animations that were taken off are let go of at the commit")
  func lettingGo() {
    Stage.run { stage in
      let layer = CALayer()
      weak var witness: Witness?
      do {
        let strong = Witness()
        witness = strong
        layer.add(animation("opacity", to: 0, delegate: strong), forKey: "fade")
      }
      stage.turn(at: 0)
      layer.removeAnimation(forKey: "fade")
      #expect(witness != nil)
      stage.turn(at: 0.1)
      #expect(witness == nil)
    }
  }
}
