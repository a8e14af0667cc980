import QuartzCore
import Testing

/// Masks and sublayers that would contain each other: nothing hangs, and a finding says what was refused.
@Suite struct MaskCycleTests {
  /// Walks the tree in each way there is.
  private func walk(_ layers: [CALayer], _ stage: Stage) {
    for layer in layers {
      stage.context.attach(layer)
      layer.setNeedsLayout()
      layer.setNeedsDisplay()
      _ = layer.convertTime(1, from: nil)
      _ = layer.convert(CGPoint.zero, to: nil)
      _ = layer.hitTest(.zero)
    }
    stage.turn(at: 0)
    _ = LayerSampler.renderTree(of: layers, width: 4, height: 4, scale: 1, at: stage.start)
    for layer in layers { layer.removeFromSuperlayer() }
  }

  @Test("3.11.2 a layer cannot mask itself, its mask or what is inside it")
  func masksOfMasks() {
    Stage.run { stage in
      let (outer, inner) = (CALayer(), CALayer())
      outer.mask = outer
      outer.mask = inner
      inner.mask = outer
      #expect(outer.mask === inner && inner.mask == nil)
      walk([outer, inner], stage)
      #expect(stage.rules == ["layer-inside-itself", "layer-inside-itself"])
    }
  }

  @Test("a layer cannot be masked by a layer that it is inside of")
  func masksOfDescendants() {
    Stage.run { stage in
      let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
      root.addSublayer(middle)
      middle.addSublayer(leaf)
      leaf.mask = root
      leaf.mask = middle
      #expect(leaf.mask == nil && middle.superlayer === root)
      walk([root], stage)
      #expect(stage.rules == ["layer-inside-itself", "layer-inside-itself"])
    }
  }

  @Test("3.11.2 a mask that is given a superlayer masks no more")
  func masksWithSuperlayer() {
    Stage.run { stage in
      let (root, masked, mask) = (CALayer(), CALayer(), CALayer())
      masked.mask = mask
      root.addSublayer(mask)
      #expect(masked.mask == nil && mask.superlayer === root)
      mask.addSublayer(masked)
      walk([root], stage)
      #expect(stage.rules == ["mask-in-tree"])
    }
  }
}
