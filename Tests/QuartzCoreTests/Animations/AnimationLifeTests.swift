import QuartzCore
import Testing

/// Adding, removing and what the delegate hears (chapter 3.2).
@Suite struct AnimationLifeTests {
  @Test("3.2.1 the layer has a copy; later changes to the original have no effect")
  func copied() {
    Stage.run { stage in
      let layer = CALayer()
      let original = animation("position.x", from: 0, to: 100)
      layer.add(original, forKey: "move")
      original.toValue = 1000
      stage.turn(at: 0)
      #expect(stage.x(of: layer, at: 0.5) == 50)
      #expect(layer.animation(forKey: "move") !== original)
    }
  }

  @Test("3.2.1 the same key replaces, no key adds")
  func keys() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      layer.add(animation("opacity", to: 0, tag: "first", delegate: witness), forKey: "fade")
      layer.add(animation("opacity", to: 0, tag: "second", delegate: witness), forKey: "fade")
      layer.add(animation("opacity", to: 0), forKey: nil)
      layer.add(animation("opacity", to: 0), forKey: nil)
      #expect(layer.animationKeys() == ["fade"])
      stage.turn(at: 0)
      #expect(witness.calls == ["start second", "stop first false"])
    }
  }

  @Test("3.2.3 keys come in the order of application, and later animations win")
  func order() {
    Stage.run { stage in
      let layer = CALayer()
      #expect(layer.animationKeys() == nil)
      layer.add(animation("opacity", from: 0, to: 0), forKey: "b")
      layer.add(animation("opacity", from: 0.5, to: 0.5), forKey: "a")
      stage.turn(at: 0)
      #expect(layer.animationKeys() == ["b", "a"])
      #expect(stage.opacity(of: layer, at: 0.5) == 0.5)
    }
  }

  @Test("3.2.4 the animation keeps its delegate alive, until it goes")
  func strongDelegate() {
    Stage.run { stage in
      let layer = CALayer()
      weak var witness: Witness?
      do {
        let strong = Witness()
        witness = strong
        layer.add(animation("opacity", to: 0, delegate: strong), forKey: nil)
      }
      #expect(witness != nil)
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(witness == nil)
    }
  }

  @Test("3.2.5 the delegate hears the begin, then the end")
  func delegate() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      layer.add(animation("opacity", to: 0, tag: "fade", delegate: witness), forKey: "fade")
      #expect(witness.calls.isEmpty)
      stage.turn(at: 0)
      #expect(witness.calls == ["start fade"])
      stage.turn(at: 0.999)
      #expect(witness.calls.count == 1)
      stage.turn(at: 1)
      #expect(witness.calls == ["start fade", "stop fade true"])
      #expect(layer.animationKeys() == nil)
      #expect(!stage.context.hasRunningAnimations)
    }
  }

  @Test("3.2.5 a begin in the future is heard when it comes")
  func laterBegin() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      let fade = animation("opacity", from: 0, to: 1, tag: "fade", delegate: witness)
      fade.beginTime = CACurrentMediaTime() + 2
      layer.add(fade, forKey: nil)
      stage.turn(at: 0)
      stage.turn(at: 1.9)
      #expect(witness.calls.isEmpty)
      stage.turn(at: 2)
      #expect(witness.calls == ["start fade"])
      #expect(stage.opacity(of: layer, at: 1) == 1)
      #expect(isClose(stage.opacity(of: layer, at: 2.5), 0.5, 1e-6))
    }
  }

  @Test("3.2.5 removing it before the end says finished false")
  func removed() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      layer.add(animation("opacity", to: 0, tag: "fade", delegate: witness), forKey: "fade")
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      layer.removeAnimation(forKey: "fade")
      stage.turn(at: 0.5)
      stage.turn(at: 2)
      #expect(witness.calls == ["start fade", "stop fade false"])
    }
  }

  @Test("3.2.6 values set on the original are on the copy that the delegate gets")
  func values() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      var got: CAAnimation?
      witness.onStop = { animation, _ in got = animation }
      let original = animation("opacity", to: 0, tag: "mine", delegate: witness)
      layer.add(original, forKey: nil)
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(got !== original)
      #expect(got?.value(forKey: "tag") as? String == "mine")
    }
  }

  @Test("3.2.7 a layer that leaves the tree loses its animations, and those under it")
  func leavingTheTree() {
    Stage.run { stage in
      let (root, layer, inner) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(layer)
      layer.addSublayer(inner)
      let witness = Witness()
      layer.add(animation("opacity", to: 0, tag: "outer", delegate: witness), forKey: nil)
      inner.add(animation("opacity", to: 0, tag: "inner", delegate: witness), forKey: nil)
      stage.turn(at: 0)
      layer.removeFromSuperlayer()
      stage.turn(at: 0.5)
      #expect(
        witness.calls == ["start outer", "start inner", "stop outer false", "stop inner false"])
    }
  }

  @Test("3.2.7 moving within one superlayer leaves animations alone")
  func movedInTree() {
    Stage.run { stage in
      let (root, first, second) = (CALayer(), CALayer(), CALayer())
      root.sublayers = [first, second]
      first.add(animation("opacity", to: 0), forKey: "fade")
      root.addSublayer(first)
      #expect(
        root.sublayers?.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init))
      #expect(first.animationKeys() == ["fade"])
    }
  }

  @Test("3.1.8 fill forwards shows after the end only while the animation stays")
  func fill() {
    Stage.run { stage in
      let witness = Witness()
      let layer = CALayer()
      let fade = animation("opacity", to: 0, tag: "stays", delegate: witness)
      fade.fillMode = .forwards
      fade.isRemovedOnCompletion = false
      layer.add(fade, forKey: "fade")
      let goes = CALayer()
      let other = animation("opacity", to: 0)
      other.fillMode = .forwards
      goes.add(other, forKey: "fade")
      stage.turn(at: 0)
      stage.turn(at: 1)
      stage.turn(at: 2)
      #expect(stage.opacity(of: layer, at: 3) == 0)
      #expect(stage.opacity(of: goes, at: 3) == 1)
      #expect(witness.calls == ["start stays", "stop stays true"])
      #expect(!stage.context.hasRunningAnimations)
    }
  }

  @Test("callbacks come in the order in which the animations were due, not in that of adding")
  func dueOrder() {
    Stage.run { stage in
      let layer = CALayer()
      let witness = Witness()
      for (tag, duration) in [("c", 0.3), ("a", 0.1), ("b", 0.2)] {
        layer.add(
          animation("opacity", to: 0, duration: duration, tag: tag, delegate: witness), forKey: nil)
      }
      stage.turn(at: 0)
      witness.calls = []
      stage.turn(at: 5)
      #expect(witness.calls == ["stop a true", "stop b true", "stop c true"])
    }
  }

  @Test("a delegate may remove, add and take layers away while it is told")
  func reentrant() {
    Stage.run { stage in
      let root = CALayer()
      let layer = CALayer()
      root.addSublayer(layer)
      let witness = Witness()
      witness.onStop = { animation, finished in
        guard animation.value(forKey: "tag") as? String == "a", finished else { return }
        layer.removeAllAnimations()
        layer.add(
          QuartzCoreTests.animation("position.x", to: 9, tag: "new", delegate: witness), forKey: nil
        )
        layer.removeFromSuperlayer()
      }
      layer.add(animation("opacity", to: 0, tag: "a", delegate: witness), forKey: nil)
      layer.add(animation("opacity", to: 0, tag: "b", delegate: witness), forKey: nil)
      stage.turn(at: 0)
      for second in 1...3 { stage.turn(at: Double(second)) }
      #expect(
        witness.calls == ["start a", "start b", "stop a true", "stop b false", "stop new false"])
    }
  }

  @Test("a layer that is let go while it moves tells its animation's delegate")
  func abandoned() {
    Stage.run { stage in
      let witness = Witness()
      var layer: CALayer? = CALayer()
      layer?.add(animation("opacity", to: 0, tag: "fade", delegate: witness), forKey: nil)
      stage.turn(at: 0)
      layer = nil
      stage.turn(at: 0.1)
      #expect(witness.calls == ["start fade", "stop fade false"])
    }
  }

  @Test("10,000 animated changes leave no layer, animation or callback behind")
  func nothingLeft() {
    Stage.run { stage in
      weak var last: CALayer?
      var stops = 0
      autoreleasepool {
        let root = CALayer()
        root.sublayers = (0..<10_000).map { _ in CALayer() }
        stage.turn(at: 0)
        for (index, layer) in (root.sublayers ?? []).enumerated() {
          CATransaction.begin()
          CATransaction.setCompletionBlock { stops += 1 }
          layer.opacity = 0.5
          CATransaction.commit()
          if index % 3 == 0 { layer.removeFromSuperlayer() }
          last = layer
        }
        #expect(stage.context.hasRunningAnimations)
        stage.turn(at: 0)
        stage.turn(at: 0.25)
        stage.turn(at: 0.5)
      }
      #expect(stops == 10_000)
      #expect(last == nil)
      #expect(!stage.context.hasRunningAnimations)
    }
  }

  @Test("3.1.8 while its time is held an animation stays beyond its end: its fill shows, and it comes back")
  func heldFill() {
    Stage.run { stage in
      let (container, layer) = (CALayer(), CALayer())
      container.addSublayer(layer)
      container.speed = 0
      let fade = animation("opacity", from: 1, to: 0)
      fade.fillMode = .forwards
      layer.add(fade, forKey: "fade")
      stage.turn(at: 0)
      for (offset, opacity) in [(2, 0), (1, 0), (0.5, 0.5), (3, 0)] as [(Double, Double)] {
        container.timeOffset = offset
        stage.turn(at: 9)
        #expect(stage.opacity(of: layer, at: 9) == opacity)
        #expect(layer.animationKeys() == ["fade"])
      }
    }
  }
}
