import QuartzCore
import Testing

@Suite struct CALayerGeometryTests {
  @Test("3.12.1 and 3.12.3 a frame is made from position, bounds and anchor, and sets them")
  func frame() {
    Stage.run { _ in
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.position == CGPoint(x: 60, y: 45))
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      layer.anchorPoint = CGPoint(x: 0, y: 1)
      #expect(layer.position == CGPoint(x: 60, y: 45))
      #expect(layer.frame == CGRect(x: 60, y: -5, width: 100, height: 50))
    }
  }

  @Test("3.12.2 with a rotation the frame is the bounding box")
  func rotatedFrame() {
    Stage.run { _ in
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 100, height: 100)
      layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      #expect(isClose(layer.frame.width, 100 * 2.0.squareRoot(), 1e-9))
    }
  }

  @Test("a frame set under a scale is reached")
  func scaledFrame() {
    Stage.run { _ in
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.transform = CATransform3DMakeScale(0.5, 2, 1)
      let frame = CGRect(x: 5, y: 6, width: 100, height: 80)
      layer.frame = frame
      #expect(layer.bounds.size == CGSize(width: 200, height: 40))
      #expect(layer.frame == frame)
    }
  }

  @Test("the null rectangle is a legal frame that shows nothing")
  func nullFrame() {
    Stage.run { stage in
      let layer = CALayer()
      layer.backgroundColor = .black
      layer.frame = .null
      #expect(layer.frame.origin.x == .infinity)
      #expect(stage.rules.isEmpty)
      stage.turn(at: 0)
      let tree = LayerSampler.renderTree(
        of: [layer], width: 9, height: 9, scale: 1, at: stage.start)
      #expect(tree.nodes.isEmpty)
    }
  }

  @Test("a geometry that is not a number is refused with a finding")
  func notANumber() {
    Stage.run { stage in
      let layer = CALayer()
      layer.position = CGPoint(x: CGFloat.nan, y: 0)
      layer.bounds.size.width = .nan
      #expect(layer.position == .zero && layer.bounds == .zero)
      #expect(stage.rules == ["value-not-finite", "value-not-finite"])
    }
  }

  @Test("points convert through positions, bounds origins, transforms and between branches")
  func conversion() {
    Stage.run { _ in
      let (root, left, right) = (CALayer(), CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      left.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      right.frame = CGRect(x: 200, y: 0, width: 100, height: 100)
      right.bounds.origin = CGPoint(x: 0, y: 50)
      left.transform = CATransform3DMakeScale(2, 2, 1)
      root.sublayers = [left, right]
      #expect(left.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 60, y: 60))
      #expect(left.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: -40, y: -40))
      #expect(right.convert(CGPoint(x: 0, y: 50), to: root) == CGPoint(x: 200, y: 0))
      #expect(left.convert(CGPoint(x: 200, y: 0), from: root) == CGPoint(x: 120, y: 20))
      #expect(right.convert(CGPoint(x: 50, y: 50), from: left) == CGPoint(x: -140, y: 110))
      #expect(
        left.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
          == CGRect(x: -40, y: -40, width: 20, height: 20))
    }
  }

  @Test("3.12.4 a perspective in the superlayer's sublayerTransform vanishes at its anchor")
  func perspective() {
    Stage.run { _ in
      let (root, layer) = (CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      layer.frame = root.bounds
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 900
      root.sublayerTransform = perspective
      root.addSublayer(layer)
      layer.zPosition = 450
      // w = 1 − 450/900: everything is twice as far from the middle.
      #expect(layer.convert(CGPoint(x: 150, y: 100), to: root) == CGPoint(x: 200, y: 100))
      #expect(layer.convert(CGPoint(x: 200, y: 100), from: root) == CGPoint(x: 150, y: 100))
    }
  }

  @Test(
    "a frame with an infinite part, or one that makes an infinite position, is refused as a whole",
    arguments: [
      CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 6),
      CGRect(x: CGFloat.infinity, y: .infinity, width: 5, height: 6),
      CGRect(x: 0, y: -CGFloat.infinity, width: 5, height: 6),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 6),
      CGRect(x: 1.7e308, y: 0, width: 1.7e308, height: 6),
    ])
  func infiniteFrame(_ frame: CGRect) {
    Stage.run { stage in
      for transform in [CATransform3DIdentity, CATransform3DMakeRotation(.pi / 4, 0, 0, 1)] {
        let layer = CALayer()
        layer.transform = transform
        layer.position = CGPoint(x: 1, y: 2)
        layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
        layer.frame = frame
        #expect(layer.position == CGPoint(x: 1, y: 2))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
      }
      #expect(stage.rules == ["value-not-finite", "value-not-finite"])
    }
  }

  @Test("a frame whose bounds would be infinite under the transform changes nothing")
  func infiniteBounds() {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(1e-9, 1e-9, 1)
      layer.frame = CGRect(x: 1, y: 2, width: 1e305, height: 6)
      #expect(layer.position == .zero && layer.bounds == .zero)
      #expect(stage.rules == ["value-not-finite"])
    }
  }

  @Test("a turned layer comes back from the null rectangle")
  func turnedNullFrame() {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      layer.frame = .null
      layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(isClose(layer.position.x, 25) && isClose(layer.position.y, 40))
      #expect(isClose(layer.bounds.width, 40) && isClose(layer.bounds.height, 30))
      #expect(stage.rules.isEmpty)
    }
  }
}
