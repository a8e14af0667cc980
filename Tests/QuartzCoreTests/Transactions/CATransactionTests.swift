import QuartzCore
import Synchronization
import Testing

@Suite struct CATransactionTests {
  @Test("3.7.3 the default duration is 0.25 s")
  func defaultDuration() {
    Stage.run { _ in #expect(CATransaction.animationDuration() == 0.25) }
  }

  @Test("3.7.2 the innermost value counts, and nested transactions inherit")
  func nesting() {
    Stage.run { _ in
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(false)
      #expect(CATransaction.animationDuration() == 3)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test("3.7.1 an implicit animation begins at the commit, with the transaction's duration")
  func implicit() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      stage.turn(at: 1)
      #expect(layer.animation(forKey: "position")?.duration == 2)
      #expect(stage.x(of: layer, at: 1) == 0)
      #expect(stage.x(of: layer, at: 2) == 50)
    }
  }

  @Test("3.7.1 explicit transactions nest; nothing begins before the outermost commit, then all at once")
  func outermost() {
    Stage.run { stage in
      let layer = CALayer()
      stage.turn(at: 0)
      CATransaction.begin()
      CATransaction.begin()
      layer.opacity = 0.5
      CATransaction.commit()
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      stage.context.now = stage.time(0.1)
      CATransaction.commit()
      #expect(layer.presentation()?.opacity == 1)
      stage.turn(at: 0.25)
      #expect(stage.opacity(of: layer, at: 0.25) == 1)
      #expect(isClose(stage.x(of: layer, at: 0.75), 50))
      #expect(stage.opacity(of: layer, at: 0.5) == 0.5)
    }
  }

  @Test("3.7.4 the block waits for the animations added after it")
  func completion() {
    Stage.run { stage in
      let layer = CALayer()
      var log: [String] = []
      let witness = Witness()
      witness.onStop = { animation, _ in log.append(animation.value(forKey: "tag") as? String ?? "")
      }
      CATransaction.begin()
      layer.add(animation("opacity", to: 0, duration: 9), forKey: nil)
      CATransaction.setCompletionBlock { log.append("block") }
      layer.add(
        animation("opacity", to: 0, duration: 1, tag: "short", delegate: witness), forKey: nil)
      layer.add(
        animation("opacity", to: 0, duration: 2, tag: "long", delegate: witness), forKey: nil)
      CATransaction.commit()
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(log == ["short"])
      stage.turn(at: 2)
      #expect(log == ["short", "long", "block"])
    }
  }

  @Test("3.7.4 with no animation the block runs right at the commit")
  func emptyCompletion() {
    Stage.run { stage in
      var ran = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { ran += 1 }
      CATransaction.commit()
      #expect(ran == 1)
      CATransaction.setCompletionBlock { ran += 1 }
      #expect(ran == 1)
      stage.turn(at: 0)
      #expect(ran == 2)
    }
  }

  @Test("3.7.4 inner blocks run before those around them, with animations to wait for and without")
  func nestedCompletions() {
    Stage.run { stage in
      let layer = CALayer()
      var log: [String] = []
      for isAnimated in [false, true] {
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        if isAnimated { layer.add(animation("opacity", to: 0, duration: 1), forKey: nil) }
        CATransaction.commit()
        CATransaction.commit()
      }
      #expect(log == ["inner", "outer"])
      stage.turn(at: 0)
      stage.turn(at: 1)
      #expect(log == ["inner", "outer", "inner", "outer"])
    }
  }

  @Test("blocks of every kind go in under the key")
  @MainActor func blocksByKey() {
    Stage.run { stage in
      let ran = Mutex<[String]>([])
      let blocks: [Any] = [
        { () -> Void in ran.withLock { $0.append("plain") } },
        { @Sendable () -> Void in ran.withLock { $0.append("sendable") } },
        { @MainActor () -> Void in ran.withLock { $0.append("main") } },
        { @MainActor @Sendable () -> Void in ran.withLock { $0.append("both") } },
      ]
      for block in blocks {
        CATransaction.begin()
        CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
        CATransaction.commit()
      }
      #expect(ran.withLock { $0 } == ["plain", "sendable", "main", "both"])
      #expect(stage.rules.isEmpty)
      CATransaction.setValue("text", forKey: kCATransactionCompletionBlock)
      CATransaction.setValue(Double.nan, forKey: kCATransactionDisableActions)
      #expect(stage.rules == ["key-value-unusable", "key-value-unusable"])
    }
  }

  @Test("3.7.4 removed animations count as ended")
  func removedCompletion() {
    Stage.run { stage in
      let layer = CALayer()
      var ran = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { ran = true }
      layer.add(animation("opacity", to: 0), forKey: "fade")
      CATransaction.commit()
      stage.turn(at: 0)
      layer.removeAnimation(forKey: "fade")
      stage.turn(at: 0.1)
      #expect(ran)
    }
  }

  @Test("3.7.4 a block that is replaced does not wait for what comes later")
  func replacedCompletion() {
    Stage.run { _ in
      var ran = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { ran = true }
      CATransaction.setCompletionBlock(nil)
      #expect(ran)
      CATransaction.commit()
    }
  }

  @Test(
    "a completion that starts its own transaction again, with nothing to animate, goes on in the next turn")
  func endlessCompletion() {
    Stage.run { stage in
      var rounds = 0
      func startAgain() {
        rounds += 1
        guard rounds < 100_000 else { return }
        CATransaction.begin()
        CATransaction.setCompletionBlock { startAgain() }
        CATransaction.commit()
      }
      startAgain()
      let first = rounds
      #expect(first < 1000)
      #expect(stage.rules == ["endless-completion"])
      stage.turn(at: 0)
      #expect(rounds > first && rounds < 2000)
    }
  }

  @Test("3.7.5 flush commits the implicit transaction at once")
  func flush() {
    Stage.run { stage in
      let layer = CALayer()
      layer.position.x = 3
      #expect(layer.presentation() == nil)
      CATransaction.flush()
      #expect(layer.presentation() != nil)
    }
  }

  @Test("changes made by a completion are committed in the same turn")
  func changesInCompletion() {
    Stage.run { stage in
      let layer = CALayer()
      CATransaction.setCompletionBlock {
        layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
      }
      stage.turn(at: 0)
      #expect(stage.opacity(of: layer, at: 0.5) == 0.5)
    }
  }

  @Test("unbalanced calls are reported")
  func unbalanced() {
    Stage.run { stage in
      CATransaction.commit()
      CATransaction.begin()
      stage.turn(at: 0)
      #expect(stage.rules == ["commit-without-begin", "transaction-not-committed"])
    }
  }

  @Test("values under keys are the same as the properties, or the application's own")
  func values() {
    Stage.run { _ in
      CATransaction.begin()
      CATransaction.setValue(0.5, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("mine", forKey: "own")
      #expect(CATransaction.animationDuration() == 0.5)
      #expect(CATransaction.disableActions())
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "own") as? String == "mine")
      CATransaction.setValue(0, forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      CATransaction.setValue(1, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions())
    }
  }

  @Test("values of another type are reported and change nothing")
  func wrongTypes() {
    Stage.run { stage in
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.5)
      CATransaction.setDisableActions(true)
      for key in [
        kCATransactionAnimationDuration, kCATransactionDisableActions, kCATransactionAnimationTimingFunction,
        kCATransactionCompletionBlock,
      ] {
        CATransaction.setValue("x", forKey: key)
      }
      #expect(CATransaction.animationDuration() == 0.5 && CATransaction.disableActions())
      #expect(stage.rules.count { $0 == "key-value-unusable" } == 4)
      CATransaction.commit()
    }
  }

  @Test("Core Foundation's booleans are flags, as old code passes them")
  func coreFoundationBooleans() {
    Stage.run { stage in
      CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions())
      CATransaction.setValue(kCFBooleanFalse!, forKey: kCATransactionDisableActions)
      #expect(!CATransaction.disableActions())
      #expect(kCFBooleanTrue as? Bool == true && (kCFBooleanFalse as NSNumber?)?.boolValue == false)
      #expect(stage.rules.isEmpty)
    }
  }
}
