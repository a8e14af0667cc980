import Glibc
import QuartzCore
import Testing

/// Thousands of animations on one layer.
@Suite struct CrowdedLayerTests {
  /// Seconds of the processor, so that other programs do not count, to add so many animations to one layer, play them
  /// and take them away; the least of three.
  private func seconds(_ count: Int, _ body: (CALayer, Stage, [CAAnimation]) -> Void) -> Double {
    let animations = (0..<count).map { _ in animation("opacity", from: 0, to: 1) as CAAnimation }
    var least = Double.infinity
    for _ in 0..<3 {
      Stage.run { stage in
        let layer = CALayer()
        let start = now()
        body(layer, stage, animations)
        least = min(least, now() - start)
        #expect(layer.animationKeys() == nil && !stage.context.hasRunningAnimations)
      }
    }
    return least
  }

  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Four times as many take about four times as long; where each looked at all others it would be sixteen times.
  private func growsEvenly(_ body: (CALayer, Stage, [CAAnimation]) -> Void) -> Bool {
    _ = seconds(500, body)
    let (few, many) = (seconds(2_500, body), seconds(10_000, body))
    return many < few * 9
  }

  @Test("adding without keys and ending takes time in proportion")
  func ending() {
    #expect(
      growsEvenly { layer, stage, animations in
        for animation in animations { layer.add(animation, forKey: nil) }
        for time in [0, 0.5, 2] { stage.turn(at: time) }
      })
  }

  @Test("adding and removing by key takes time in proportion, first to last or last to first")
  func keys() {
    for isReversed in [false, true] {
      #expect(
        growsEvenly { layer, stage, animations in
          for (index, animation) in animations.enumerated() { layer.add(animation, forKey: "\(index)") }
          stage.turn(at: 0)
          let keys = layer.animationKeys() ?? []
          for key in isReversed ? keys.reversed() : keys { layer.removeAnimation(forKey: key) }
          stage.turn(at: 0)
        })
    }
  }

  @Test("keys, order and replacement are the same for a few and for a thousand", arguments: [3, 17, 1_000])
  func same(_ count: Int) {
    Stage.run { stage in
      let layer = CALayer()
      var expected: [String] = []
      var random = SteadyGenerator(seed: 7)
      for index in 0..<count {
        layer.add(animation("position.x", by: index), forKey: "\(index)")
        layer.add(animation("position.y", by: index), forKey: nil)
        expected.append("\(index)")
      }
      for _ in 0..<count / 2 {
        let key = "\(Int.random(in: 0..<count, using: &random))"
        expected.removeAll { $0 == key }
        if Bool.random(using: &random) {
          layer.removeAnimation(forKey: key)
          #expect(layer.animation(forKey: key) == nil)
        } else {
          layer.add(animation("opacity", to: 0), forKey: key)
          expected.append(key)
          #expect((layer.animation(forKey: key) as? CABasicAnimation)?.keyPath == "opacity")
        }
      }
      #expect(layer.animationKeys() ?? [] == expected)
      stage.turn(at: 0)
      stage.turn(at: 2)
      #expect(layer.animationKeys() == nil)
    }
  }
}
