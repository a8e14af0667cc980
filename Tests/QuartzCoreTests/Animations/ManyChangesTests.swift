import QuartzCore
import Testing

/// A layer tree that changes a great deal and leaves nothing behind.
@Suite struct ManyChangesTests {
  private final class Counter: NSObject, CAAnimationDelegate {
    var stopped = 0
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stopped += 1 }
  }

  private struct Tree {
    let root = CALayer()
    var layers: [CALayer] = []
    var removed: [() -> CALayer?] = []
    var completions = 0
    var random = SteadyGenerator(seed: 10_000)

    init() {
      layers = [root]
      for _ in 0..<30 { addLayer() }
    }

    mutating func addLayer() {
      let layer = CALayer()
      layers.randomElement(using: &random)?.addSublayer(layer)
      layers.append(layer)
    }

    /// Takes a layer away with what lies in it, in the midst of whatever moves there.
    mutating func removeLayer() {
      guard let layer = layers.dropFirst().randomElement(using: &random) else { return }
      layer.removeFromSuperlayer()
      var gone: Set<ObjectIdentifier> = []
      var stack = [layer]
      while let next = stack.popLast() {
        gone.insert(ObjectIdentifier(next))
        removed.append { [weak next] in next }
        stack += next.sublayers ?? []
      }
      layers.removeAll { gone.contains(ObjectIdentifier($0)) }
    }
  }

  @Test("10,000 animated changes leave no animation, layer or callback behind")
  func nothingIsLeft() {
    Stage.run { stage in
      var tree = Tree()
      let counter = Counter()
      var completions = 0
      var blocks = 0
      var watchedCount = 0
      stage.context.attach(tree.root)
      stage.turn(at: 0)
      for index in 0..<10_000 {
        let layer = tree.layers.randomElement(using: &tree.random) ?? tree.root
        switch Int.random(in: 0..<8, using: &tree.random) {
        case 0: layer.opacity = Float.random(in: 0...1, using: &tree.random)
        case 1: layer.position.x += 10
        case 2:
          blocks += 1
          CATransaction.begin()
          CATransaction.setCompletionBlock { completions += 1 }
          layer.bounds.size.width += 1
          CATransaction.commit()
        case 3:
          layer.add(animation("position.y", by: 5, duration: 0.3, delegate: nil), forKey: "slide")
        case 4:
          let watched = animation("opacity", to: 0, duration: 0.2)
          watched.delegate = counter
          watchedCount += 1
          layer.add(watched, forKey: nil)
        case 5: layer.removeAllAnimations()
        case 6: tree.layers.count < 60 ? tree.addLayer() : tree.removeLayer()
        default: tree.removeLayer()
        }
        if index % 5 == 0 { stage.turn(at: Double(index) / 600) }
      }
      stage.turn(at: 100)
      stage.turn(at: 101)
      #expect(!stage.context.hasRunningAnimations)
      #expect(tree.layers.allSatisfy { $0.animationKeys() == nil })
      #expect(tree.removed.count > 100)
      #expect(tree.removed.allSatisfy { $0() == nil })
      #expect(completions == blocks)
      #expect(watchedCount > 1000)
      #expect(counter.stopped == watchedCount)
      #expect(stage.context.findings.isEmpty)
    }
  }
}
