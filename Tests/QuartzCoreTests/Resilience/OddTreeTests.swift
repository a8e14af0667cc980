import Compositor
import QuartzCore
import Testing

/// Trees and places that no picture should be made of.
@Suite struct OddTreeTests {
  @Test("masks of masks, 10,000 deep: those beyond a depth are left out, and that is said")
  func masks() {
    Stage.still { stage in
      let root = box(0, 0, 40, 40)
      var layer = root
      for _ in 0..<10_000 {
        let mask = box(0, 0, 40, 40)
        layer.mask = mask
        layer = mask
      }
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFFFF_0000)
      #expect(stage.rules.contains("masks-too-deep"))
    }
  }

  @Test("what lies behind the viewer is not seen and not hit")
  func behind() {
    Stage.still { stage in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      root.sublayerTransform.m34 = -1 / 100
      let layer = box(0, 0, 40, 40)
      layer.zPosition = 150
      root.addSublayer(layer)
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFF00_0000)
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
      layer.zPosition = 100
      #expect(stage.picture(of: [root]).argb(20, 20) == 0xFF00_0000)
      #expect(root.hitTest(CGPoint(x: 20, y: 20)) === root)
    }
  }

  @Test("a layer that reaches behind the viewer shows the rest")
  func partlyBehind() {
    Stage.still { stage in
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      root.sublayerTransform.m34 = -1 / 10
      let layer = box(0, 0, 40, 40)
      layer.transform = CATransform3DMakeRotation(1.2, 0, 1, 0)
      root.addSublayer(layer)
      // Its left half comes towards the viewer, its right half goes away.
      #expect(stage.picture(of: [root]).argb(21, 20) == 0xFFFF_0000)
    }
  }

  @Test(
    "transforms without an inverse",
    arguments: [
      CATransform3D(), CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ])
  func singular(_ transform: CATransform3D) {
    let makers: [() -> CALayer] = [
      { CALayer() }, { CATransformLayer() }, { CAReplicatorLayer() }, { CATextLayer() },
    ]
    for makeLayer in makers {
      Stage.still { stage in
        let layer = makeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.transform = transform
        layer.shadowOpacity = 1
        let inner = box(0, 0, 10, 10)
        layer.addSublayer(inner)
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(layer)
        #expect(stage.picture(of: [root]).width == 40)
        #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        _ = inner.convert(CGPoint(x: 1, y: 1), to: root)
        _ = inner.convert(CGPoint(x: 1, y: 1), from: root)
        _ = inner.visibleRect
      }
    }
  }

  @Test("every class shows sizes from nothing to gigantic", arguments: [CGFloat(0), 1e-6, 1e6, 1e12])
  func sizes(_ size: CGFloat) {
    let makers: [() -> CALayer] = [
      { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATransformLayer() },
      { CAReplicatorLayer() }, { CAScrollLayer() }, { CATextLayer() },
    ]
    for makeLayer in makers {
      Stage.still { stage in
        let layer = makeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
        layer.backgroundColor = .red
        layer.shadowOpacity = 1
        layer.borderWidth = 1
        layer.setNeedsDisplay()
        (layer as? CATextLayer)?.string = "Text"
        (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.blue]
        stage.context.attach(layer)
        stage.turn(at: 0)
        #expect(stage.picture(of: [layer]).width == 40)
        guard let context = CGContext(pixelsWide: 40, pixelsHigh: 40) else { return }
        layer.render(in: context)
      }
    }
  }

  @Test("a tree that is taken apart while its sublayers are set")
  func sublayersOfEachOther() {
    Stage.still { stage in
      let (first, second, third) = (CATransformLayer(), CAReplicatorLayer(), CALayer())
      first.sublayers = [second, third]
      second.sublayers = [third, first]
      third.mask = first
      first.mask = first
      #expect(third.superlayer === second && second.superlayer === first && first.superlayer == nil)
      #expect(stage.nodes(of: [first, second, third]).isEmpty)
      #expect(stage.rules.filter { $0 == "layer-inside-itself" }.count == 3)
    }
  }
}
