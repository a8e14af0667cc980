import Compositor
import QuartzCore
import Testing

/// Trees far deeper than any application's.
@Suite struct DeepTreeTests {
  private func chain(_ stage: Stage, levels: Int, _ prepare: (CALayer) -> Void) -> CALayer {
    CATransaction.setDisableActions(true)
    let root = CALayer()
    var layer = root
    for _ in 0..<levels {
      let inner = CALayer()
      inner.bounds.size = CGSize(width: 8, height: 8)
      inner.position = CGPoint(x: 4, y: 4)
      inner.backgroundColor = .black
      prepare(inner)
      layer.addSublayer(inner)
      layer = inner
    }
    stage.context.attach(root)
    stage.turn(at: 0)
    return root
  }

  @Test("groups inside groups", arguments: [100, 10_000])
  func groups(_ levels: Int) {
    Stage.run { stage in
      let root = chain(stage, levels: levels) { $0.opacity = 0.999 }
      let tree = LayerSampler.renderTree(of: [root], width: 8, height: 8, scale: 1, at: stage.start)
      #expect(Compositor().composite(tree).width == 8)
    }
  }

  @Test("masks of masks", arguments: [1, 100])
  func masks(_ levels: Int) {
    Stage.run { stage in
      let root = CALayer()
      var layer = root
      for _ in 0..<levels {
        let mask = CALayer()
        mask.bounds.size = CGSize(width: 8, height: 8)
        mask.backgroundColor = .black
        layer.mask = mask
        layer = mask
      }
      stage.context.attach(root)
      stage.turn(at: 0)
      let tree = LayerSampler.renderTree(of: [root], width: 8, height: 8, scale: 1, at: stage.start)
      #expect(Compositor().composite(tree).width == 8)
    }
  }

  @Test("time, animations and presentations far down")
  func time() {
    Stage.run { stage in
      let root = chain(stage, levels: 10_000) { $0.speed = 1.0001 }
      var leaf = root
      while let next = leaf.sublayers?.first { leaf = next }
      leaf.add(animation("opacity", from: 0, to: 1), forKey: nil)
      for time in [0, 0.1, 1] { stage.turn(at: time) }
      #expect(leaf.animationKeys() == nil)
      #expect(leaf.presentation()?.superlayer != nil)
      root.sublayers = nil
    }
  }

  @Test("a transition begun at each frame does not pile up what went before")
  func transitions() {
    Stage.run { stage in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      root.backgroundColor = .black
      stage.context.attach(root)
      for frame in 0..<600 {
        root.add(CATransition(), forKey: nil)
        stage.turn(at: Double(frame) / 60)
      }
      let tree = LayerSampler.renderTree(of: [root], width: 8, height: 8, scale: 1, at: stage.context.now)
      var (nodes, depth) = (tree.nodes, 0)
      while !nodes.isEmpty {
        nodes = nodes.flatMap(\.children)
        depth += 1
      }
      #expect(depth < 300)
    }
  }

  @Test(
    "an animation on each of very many levels, with clocks of their own and without", arguments: [1, 1.00001])
  func clocks(_ speed: Float) {
    Stage.run { stage in
      let root = chain(stage, levels: 30_000) {
        $0.speed = speed
        $0.add(animation("zPosition", by: 1.0), forKey: nil)
      }
      stage.turn(at: 0.5)
      #expect(stage.context.hasRunningAnimations)
      stage.turn(at: 1)
      #expect(!stage.context.hasRunningAnimations)
      #expect(root.sublayers?.first?.animationKeys() == nil)
    }
  }
}
