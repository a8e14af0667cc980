import QuartzCore
import Testing

/// Times at the ends of what a clock can say.
@Suite struct OddTimingTests {
  @Test("repeats shorter than a tick show the first or last moment, whatever the offset")
  func shorterThanATick() {
    for fillMode in [CAMediaTimingFillMode.removed, .forwards, .backwards, .both] {
      for (count, length) in [(Float(1e-20), 0.0), (0, 1e-15)] {
        Stage.run { stage in
          let layer = CALayer()
          let fade = animation("opacity", from: 0, to: 0.5)
          (fade.repeatCount, fade.repeatDuration, fade.timeOffset) = (count, length, 0.25)
          fade.fillMode = fillMode
          fade.isRemovedOnCompletion = false
          fade.beginTime = stage.start.seconds + 1
          layer.add(fade, forKey: nil)
          for time in [0.0, 1, 2] {
            stage.turn(at: time)
            #expect((0...1).contains(stage.opacity(of: layer, at: time)))
          }
        }
      }
    }
  }

  @Test("layers whose own repeats are shorter than a tick go on")
  func layerShorterThanATick() {
    for speed in [Float(-1), 0, 1] {
      Stage.run { stage in
        let layer = CALayer()
        (layer.duration, layer.repeatCount, layer.timeOffset, layer.speed) = (1e-12, 1e-20, 3, speed)
        layer.fillMode = .both
        layer.add(animation("opacity", from: 0, to: 0.5), forKey: nil)
        for time in [0.0, 1, 1e8] {
          stage.turn(at: time)
          #expect((0...1).contains(stage.opacity(of: layer, at: time)))
        }
      }
    }
  }

  @Test(
    "every pair of odd numbers in the timing of an animation and its layer gives a number to show",
    arguments: [-1e30, -1, 0, 1e-30, 1, 1e30, .infinity, -.infinity, .nan])
  func pairs(_ first: Double) {
    let numbers = [-1e30, -1, 0, 1e-30, 1, 1e30, .infinity, -.infinity, .nan]
    for second in numbers {
      for pair in 0..<8 {
        Stage.run { stage in
          let (outer, layer) = (CALayer(), CALayer())
          outer.addSublayer(layer)
          let move = animation("position.x", from: 1, to: 2)
          move.fillMode = .both
          move.isRemovedOnCompletion = false
          switch pair {
          case 0: (move.duration, move.timeOffset) = (first, second)
          case 1: (move.speed, move.repeatCount) = (Float(first), Float(second))
          case 2: (move.beginTime, move.repeatDuration) = (first, second)
          case 3: (outer.speed, layer.speed) = (Float(first), Float(second))
          case 4: (outer.timeOffset, layer.beginTime) = (first, second)
          case 5: (outer.duration, layer.repeatCount) = (first, Float(second))
          case 6: (outer.duration, outer.repeatDuration) = (first, second)
          default: (move.autoreverses, move.speed, layer.timeOffset) = (true, Float(first), second)
          }
          layer.add(move, forKey: nil)
          for time in [0, 0.5, 1e-9, 1e9, 3] {
            stage.turn(at: time)
            #expect([0, 1, 2].contains(stage.x(of: layer, at: time).rounded()))
            #expect(layer.convertTime(second, from: outer).isFinite)
            #expect(outer.convertTime(second, to: nil).isFinite)
          }
        }
      }
    }
  }

  @Test("a transaction's duration that is no length gives way to the default", arguments: [Double.nan, -1])
  func transactionDuration(_ odd: Double) {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      CATransaction.setAnimationDuration(odd)
      layer.opacity = 0
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
      #expect(stage.rules == ["timing-not-finite"])
    }
  }

  @Test(
    "in a transaction of no duration animations end as they begin, implicit ones and those without their own")
  func instant() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      stage.turn(at: 0)
      CATransaction.setAnimationDuration(0)
      layer.opacity = 0.5
      layer.add(animation("position.x", from: 5, to: 9, duration: 0, delegate: witness), forKey: nil)
      stage.turn(at: 1)
      #expect(stage.opacity(of: layer, at: 1) == 0.5 && stage.x(of: layer, at: 1) == 0)
      #expect(witness.calls == ["start ", "stop  true"])
      #expect(layer.animationKeys() == nil && !stage.context.hasRunningAnimations)
    }
  }
}
