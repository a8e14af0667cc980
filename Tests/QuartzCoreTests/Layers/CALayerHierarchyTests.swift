import QuartzCore
import Testing

@Suite struct CALayerHierarchyTests {
  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("sublayers go where they are put")
  func insertion() {
    Stage.run { _ in
      let root = layer("root")
      let (a, b, c, d) = (layer("a"), layer("b"), layer("c"), layer("d"))
      root.addSublayer(a)
      root.insertSublayer(b, at: 0)
      root.insertSublayer(c, above: b)
      root.insertSublayer(d, below: a)
      #expect(names(root) == ["b", "c", "d", "a"])
      root.insertSublayer(a, at: 0)
      #expect(names(root) == ["a", "b", "c", "d"])
      root.insertSublayer(a, above: c)
      #expect(names(root) == ["b", "c", "a", "d"])
      root.replaceSublayer(c, with: layer("e"))
      #expect(names(root) == ["b", "e", "a", "d"])
      root.sublayers = [d, b]
      #expect(names(root) == ["d", "b"])
      #expect(a.superlayer == nil && d.superlayer === root)
      root.insertSublayer(a, at: 99)
      #expect(names(root) == ["d", "b", "a"])
    }
  }

  @Test("a layer cannot be put inside itself")
  func cycle() {
    Stage.run { stage in
      let (outer, inner) = (layer("outer"), layer("inner"))
      outer.addSublayer(inner)
      inner.addSublayer(outer)
      inner.addSublayer(inner)
      #expect(outer.superlayer == nil && inner.sublayers == nil)
      #expect(stage.rules == ["layer-inside-itself", "layer-inside-itself"])
    }
  }

  @Test("3.11.2 a mask that has a superlayer, or masks already, leaves its old place")
  func maskInTree() {
    Stage.run { stage in
      let (outer, other, mask) = (layer("outer"), layer("other"), layer("mask"))
      outer.addSublayer(mask)
      outer.mask = mask
      #expect(outer.sublayers == nil && outer.mask === mask)
      other.mask = mask
      #expect(outer.mask == nil && other.mask === mask)
      #expect(stage.rules == ["mask-in-tree", "mask-in-tree"])
    }
  }

  @Test("superlayers do not keep their sublayers' superlayers, nor masks their layers")
  func ownership() {
    Stage.run { _ in
      let inner = CALayer()
      let mask = CALayer()
      weak var outer: CALayer?
      do {
        let strong = CALayer()
        strong.addSublayer(inner)
        strong.mask = mask
        outer = strong
      }
      #expect(outer == nil && inner.superlayer == nil)
    }
  }

  @Test("10,000 levels are walked, converted, hit and let go without recursion")
  func deep() {
    Stage.run { stage in
      CATransaction.setDisableActions(true)
      var root: CALayer? = CALayer()
      root?.bounds.size = CGSize(width: 10, height: 10)
      var layer = root
      for _ in 0..<10_000 {
        let inner = CALayer()
        inner.bounds.size = CGSize(width: 10, height: 10)
        inner.position = CGPoint(x: 5, y: 5)
        layer?.addSublayer(inner)
        layer = inner
      }
      layer?.backgroundColor = .black
      root.map(stage.context.attach)
      stage.turn(at: 0)
      #expect(root?.hitTest(.zero) === layer)
      #expect(layer?.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 1, y: 1))
      #expect(layer?.localTime(at: stage.start) == stage.start)
      let tree = LayerSampler.renderTree(
        of: [root].compactMap { $0 }, width: 10, height: 10, scale: 1, at: stage.start)
      #expect(tree.nodes.count == 1)
      layer = nil
      root = nil
    }
  }

  @Test("hit testing finds the nearest layer, and looks outside bounds only without masksToBounds")
  func hitTest() {
    Stage.run { _ in
      let (root, low, high, outside) = (
        layer("root"), layer("low"), layer("high"), layer("outside")
      )
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      low.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      high.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      outside.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
      root.sublayers = [low, high]
      high.addSublayer(outside)
      #expect(root.hitTest(CGPoint(x: 10, y: 10))?.name == "high")
      low.zPosition = 1
      #expect(root.hitTest(CGPoint(x: 10, y: 10))?.name == "low")
      low.isHidden = true
      #expect(root.hitTest(CGPoint(x: 10, y: 10))?.name == "high")
      #expect(root.hitTest(CGPoint(x: 80, y: 80))?.name == "root")
      #expect(root.hitTest(CGPoint(x: 205, y: 5))?.name == "outside")
      high.masksToBounds = true
      #expect(root.hitTest(CGPoint(x: 205, y: 5)) == nil)
    }
  }
}
