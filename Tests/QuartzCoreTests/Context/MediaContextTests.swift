import QuartzCore
import Testing

@Suite struct MediaContextTests {
  @Test("each task sees its own context")
  func own() {
    let (first, second) = (
      MediaContext(now: MediaTime(seconds: 1)), MediaContext(now: MediaTime(seconds: 2))
    )
    MediaContext.$local.withValue(first) {
      #expect(CACurrentMediaTime() == 1)
      MediaContext.$local.withValue(second) { #expect(CACurrentMediaTime() == 2) }
    }
  }

  @Test("identifiers count up by kind")
  func identifiers() {
    let context = MediaContext()
    #expect(["a", "a", "b", "a"].map(context.nextIdentifier(for:)) == [1, 2, 1, 3])
  }

  @Test("commits, begins, ends and findings are recorded in order")
  func events() {
    Stage.run { stage in
      var kinds: [String] = []
      stage.context.onEvent = { kinds.append($0.kind) }
      let layer = CALayer()
      layer.add(animation("opacity", to: 0), forKey: nil)
      layer.position.x = .nan
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(kinds == ["finding", "commit", "animationStart", "animationStop"])
    }
  }

  @Test("a turn without changes commits nothing")
  func quiet() {
    Stage.run { stage in
      var kinds: [String] = []
      stage.context.onEvent = { kinds.append($0.kind) }
      stage.turn(at: 0)
      #expect(kinds.isEmpty)
    }
  }

  @Test("ended by a delegate, it calls nobody any more", arguments: ["start", "stop"])
  func endedInTheMiddle(_ moment: String) {
    Stage.run { stage in
      let layers = [CALayer(), CALayer()]
      var calls: [String] = []
      let ending = Ending { event in
        calls.append(event)
        if event == moment { stage.context.end() }
      }
      CATransaction.setCompletionBlock { calls.append("block") }
      for layer in layers {
        let fade = animation("opacity", from: 0, to: 1)
        fade.delegate = ending
        layer.add(fade, forKey: nil)
      }
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(calls == (moment == "start" ? ["start"] : ["start", "start", "stop"]))
      #expect(layers.allSatisfy { $0.animationKeys() == nil })
    }
  }
}

private final class Ending: NSObject, CAAnimationDelegate {
  private let onEvent: (String) -> Void

  init(onEvent: @escaping (String) -> Void) { self.onEvent = onEvent }

  func animationDidStart(_ anim: CAAnimation) { onEvent("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { onEvent("stop") }
}
