import QuartzCore
import Testing

/// Scrubbing shows what playing shows, whichever way there.
@Suite struct ScrubbingOrderTests {
  /// In seconds from the start; between frames too, and past every end.
  private static let moments = (0..<90).map { Double($0) / 43 }

  /// The frames of the scene played forwards.
  private func played(_ stage: Stage) -> [MovingScene.Frame] {
    let scene = MovingScene()
    stage.turn(at: 0)
    return Self.moments.map { moment in
      stage.turn(at: moment)
      return scene.frame(at: stage.context.now)
    }
  }

  @Test("the scene moves: its frames differ while anything runs")
  func moves() {
    Stage.run { stage in
      let frames = played(stage)
      for (earlier, later) in zip(frames, frames.dropFirst().prefix(60)) { #expect(earlier != later) }
    }
  }

  @Test("3.1.4, 3.1.6 a subtree scrubbed to any moment, in any order, shows the frame of playing to it")
  func anyOrder() {
    Stage.run { stage in
      let frames = played(stage)
      var random = SteadyGenerator(seed: 314)
      let fresh = Stage()
      MediaContext.$local.withValue(fresh.context) {
        let scene = MovingScene()
        scene.container.speed = 0
        scene.container.timeOffset = fresh.start.seconds
        fresh.turn(at: 0)
        for index in Self.moments.indices.shuffled(using: &random) + Array(Self.moments.indices).reversed() {
          scene.container.timeOffset = fresh.time(Self.moments[index]).seconds
          // The clock goes its own way meanwhile.
          fresh.turn(at: Double.random(in: 0...50, using: &random))
          #expect(scene.frame(at: fresh.context.now) == frames[index], "at \(Self.moments[index]) s")
        }
      }
    }
  }

  @Test("the clock set back shows the earlier frame again: values depend on nothing but the moment")
  func backwards() {
    Stage.run { stage in
      let scene = MovingScene()
      stage.turn(at: 0)
      let frames = Self.moments.map { scene.frame(at: stage.time($0)) }
      for index in Self.moments.indices.reversed() {
        #expect(scene.frame(at: stage.time(Self.moments[index])) == frames[index])
      }
    }
  }
}
