import QuartzCore
import Testing

@Suite struct CALayerPresentationTests {
  @Test("3.9.1 nothing is presented before the first commit")
  func beforeCommit() {
    Stage.run { stage in
      let layer = CALayer()
      #expect(layer.presentation() == nil)
      stage.turn(at: 0)
      layer.opacity = 0.5
      #expect(layer.presentation() != nil)
    }
  }

  @Test("3.9.1 it shows the animations, and the model as of the last commit")
  func values() {
    Stage.run { stage in
      let layer = CAShapeLayer()
      layer.actions = ["position": NSNull()]
      layer.position.x = 10
      stage.turn(at: 0)
      layer.position.x = 20
      #expect(layer.presentation()?.position.x == 10)
      layer.add(animation("position.x", from: 100, to: 200), forKey: nil)
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      #expect(layer.presentation()?.position.x == 150)
      #expect(layer.position.x == 20)
      #expect(layer.presentation()?.model() === layer)
      #expect(layer.model() === layer)
    }
  }

  @Test("3.9.1 its tree is the presented tree")
  func tree() {
    Stage.run { stage in
      let (outer, inner, mask) = (CALayer(), CALayer(), CAShapeLayer())
      outer.addSublayer(inner)
      outer.mask = mask
      stage.turn(at: 0)
      let presented = outer.presentation()
      #expect(presented?.sublayers?.first === inner.presentation())
      #expect(presented?.mask === mask.presentation())
      #expect(inner.presentation()?.superlayer === presented)
      #expect(inner.presentation() !== inner)
    }
  }

  @Test("3.9.2 hit testing the presentation finds what is seen where it is seen")
  func hitTest() {
    Stage.run { stage in
      let (root, button) = (CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      button.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
      root.addSublayer(button)
      stage.turn(at: 0)
      stage.context.now = stage.time(1)
      button.add(animation("position.x", from: 25, to: 25), forKey: nil)
      stage.turn(at: 1)
      #expect(root.hitTest(CGPoint(x: 25, y: 25)) === root)
      #expect(root.presentation()?.hitTest(CGPoint(x: 25, y: 25))?.model() === button)
    }
  }
}
