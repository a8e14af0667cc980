import QuartzCore
import Testing

/// Delegates and completion blocks that change what is running.
@Suite struct CallbackAccidentTests {
  final class Handler: NSObject, CAAnimationDelegate {
    var starts = 0
    var stops: [Bool] = []
    var onStart: (() -> Void)?
    var onStop: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) {
      starts += 1
      onStart?()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops.append(flag)
      onStop?()
    }
  }

  @Test("whoever removes the others at the end of his own animation leaves each told once")
  func removesOthers() {
    Stage.run { stage in
      let root = CALayer()
      let layers = (0..<20).map { _ in CALayer() }
      let handlers = layers.map { _ in Handler() }
      for (layer, handler) in zip(layers, handlers) {
        root.addSublayer(layer)
        handler.onStop = {
          for layer in layers {
            layer.removeAllAnimations()
            layer.removeFromSuperlayer()
          }
          _ = root.presentation()?.sublayers
          CATransaction.flush()
        }
        let fade = animation("opacity", from: 0)
        fade.delegate = handler
        layer.add(fade, forKey: "fade")
      }
      for time in [0, 0.5, 1, 1.1, 1.2] { stage.turn(at: time) }
      #expect(handlers.allSatisfy { $0.starts == 1 && $0.stops.count == 1 })
      #expect(handlers.filter { $0.stops == [true] }.count == 1)
      #expect(!stage.context.hasRunningAnimations)
      for handler in handlers { handler.onStop = nil }
    }
  }

  @Test("1,000 animations under one key leave one, and under none leave none behind")
  func many() {
    Stage.run { stage in
      let layer = CALayer()
      let handler = Handler()
      var completions = 0
      CATransaction.setCompletionBlock { completions += 1 }
      for index in 0..<2_000 {
        let fade = animation("opacity", from: 0)
        fade.delegate = handler
        layer.add(fade, forKey: index % 2 == 0 ? "fade" : nil)
      }
      #expect(layer.animationKeys() == ["fade"])
      for time in [0, 0.5, 1, 1.1] { stage.turn(at: time) }
      #expect(handler.starts == 1_001 && handler.stops.count == 2_000)
      #expect(handler.stops.filter { $0 }.count == 1_001)
      #expect(completions == 1 && layer.animationKeys() == nil)
    }
  }

  @Test("a completion block that removes, adds and opens transactions comes once, and all ends")
  func completion() {
    Stage.run { stage in
      let layer = CALayer()
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        calls.append("outer")
        layer.removeAllAnimations()
        CATransaction.begin()
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        layer.add(animation("opacity", from: 0), forKey: "again")
      }
      layer.add(animation("opacity", from: 0), forKey: "fade")
      layer.add(animation("position.x", from: 0, duration: 100), forKey: "move")
      layer.removeAnimation(forKey: "move")
      for time in 0...3 { stage.turn(at: Double(time)) }
      #expect(calls == ["outer", "inner"])
      #expect(stage.rules == ["transaction-not-committed", "transaction-not-committed"])
      #expect(!stage.context.hasRunningAnimations && layer.animationKeys() == nil)
    }
  }

  @Test("a layer that goes while its animation begins tells so, and holds nothing")
  func vanishes() {
    Stage.run { stage in
      weak var gone: CALayer?
      let handler = Handler()
      do {
        var layer: CALayer? = CALayer()
        gone = layer
        handler.onStart = {
          _ = layer?.presentation()
          layer = nil
        }
        let fade = animation("opacity", from: 0)
        fade.delegate = handler
        layer?.add(fade, forKey: nil)
        stage.turn(at: 0)
      }
      stage.turn(at: 0.1)
      #expect(gone == nil)
      #expect(handler.stops == [false])
      #expect(!stage.context.hasRunningAnimations)
    }
  }

  final class Mover: NSObject, CALayerDelegate {
    var onEvent: ((CALayer, String) -> Void)?

    func action(for layer: CALayer, forKey event: String) -> CAAction? {
      onEvent?(layer, event)
      return NSNull()
    }
  }

  @Test("a delegate that moves or removes its layer while it is asked about that leaves one superlayer")
  func moves() {
    for way in 0..<3 {
      Stage.run { stage in
        let (first, second, layer) = (CALayer(), CALayer(), CALayer())
        first.addSublayer(layer)
        let mover = Mover()
        var calls = 0
        mover.onEvent = { layer, event in
          calls += 1
          guard event == "onOrderOut", calls < 100 else { return }
          switch way {
          case 0: layer.removeFromSuperlayer()
          case 1: second.addSublayer(layer)
          default: layer.superlayer?.sublayers = nil
          }
        }
        layer.delegate = mover
        layer.removeFromSuperlayer()
        #expect(calls < 100)
        #expect(first.sublayers == nil)
        #expect((layer.superlayer === second) == (second.sublayers?.count == 1))
        stage.turn(at: 0)
      }
    }
  }
}
