import Compositor
import QuartzCore
import Testing

@Suite struct CAReplicatorLayerTests {
  private func replicator(_ count: Int, _ sublayers: [CALayer]) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.instanceCount = count
    layer.sublayers = sublayers
    return layer
  }

  private func fill(_ node: RenderNode) -> RenderColor? {
    guard case .fill(_, let color)? = node.underlay.first else { return nil }
    return color
  }

  @Test("each copy is one step further in place and colour")
  func row() {
    Stage.still { stage in
      let layer = replicator(5, [box(0, 0, 4, 4, .white)])
      layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
      layer.instanceGreenOffset = -0.2
      layer.instanceBlueOffset = -0.2
      let nodes = stage.nodes(of: [layer])
      #expect(nodes.map(\.transform.tx) == [0, 6, 12, 18, 24])
      // 255 · (1 − 0.2 k)
      let parts: [UInt8] = [255, 204, 153, 102, 51]
      #expect(nodes.map(fill) == parts.map { RenderColor(blue: $0, green: $0, red: 255, alpha: 255) })
    }
  }

  @Test("steps are taken about the middle of the bounds")
  func turns() {
    Stage.still { stage in
      let layer = replicator(4, [box(18, 0, 4, 10)])
      layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      let expected = CALayer()
      expected.frame = layer.frame
      expected.sublayers = [
        box(18, 0, 4, 10), box(30, 18, 10, 4), box(18, 30, 4, 10), box(0, 18, 10, 4),
      ]
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [expected])) <= 1)
    }
  }

  @Test("replicators nest: a grid, and colours are multiplied")
  func grid() {
    Stage.still { stage in
      let rows = replicator(3, [box(0, 0, 4, 4, .white)])
      rows.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
      rows.instanceColor = CGColor(red: 1, green: 0.8, blue: 1, alpha: 1)
      let grid = replicator(2, [rows])
      grid.instanceTransform = CATransform3DMakeTranslation(0, 7, 0)
      grid.instanceGreenOffset = -0.5
      let nodes = stage.nodes(of: [grid])
      #expect(nodes.map(\.transform.tx) == [0, 5, 10, 0, 5, 10])
      #expect(nodes.map(\.transform.ty) == [0, 0, 0, 7, 7, 7])
      #expect(nodes.map { fill($0)?.green } == [204, 204, 204, 102, 102, 102])
    }
  }

  @Test("a copy shows what the one before showed a delay ago")
  func delay() {
    Stage.still { stage in
      let mover = box(0, 0, 4, 4)
      let layer = replicator(3, [mover])
      layer.instanceDelay = 0.25
      mover.add(animation("transform.translation.x", from: 0, to: 32, duration: 1), forKey: nil)
      stage.context.attach(layer)
      stage.turn(at: 0)
      #expect(stage.nodes(of: [layer], at: 0.5).map(\.transform.tx) == [16, 8, 0])
      let alone = (0..<3).map { stage.nodes(of: [mover], at: 0.75 - 0.25 * Double($0))[0].transform }
      #expect(stage.nodes(of: [layer], at: 0.75).map(\.transform) == alone)
    }
  }

  @Test("alpha fades each copy; none show without alpha, at a count of 0 or less")
  func alpha() {
    Stage.still { stage in
      let layer = replicator(4, [box(0, 0, 4, 4)])
      layer.instanceAlphaOffset = -0.4
      // 1, 0.6, 0.2 of 255; the fourth is clear.
      #expect(stage.nodes(of: [layer]).map(\.opacity) == [255, 153, 51])
      layer.instanceCount = 0
      #expect(stage.nodes(of: [layer]).isEmpty)
      layer.instanceCount = -3
      #expect(stage.nodes(of: [layer]).isEmpty)
    }
  }

  @Test("pictures, borders, shadows and frozen trees are coloured too")
  func pictures() throws {
    try Stage.still { stage in
      let context = try #require(CGContext(pixelsWide: 4, pixelsHigh: 4))
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      picture.contents = context.makeImage()
      let bordered = box(10, 0, 6, 6, .black)
      bordered.borderWidth = 2
      bordered.borderColor = .white
      let frozen = FrozenLayer(freezing: box(0, 0, 4, 4, .white), scale: 1)
      frozen.position = CGPoint(x: 22, y: 2)
      let layer = replicator(1, [picture, bordered, frozen])
      layer.instanceColor = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      for _ in 0..<2 {
        let shown = stage.picture(of: [layer])
        for x in [2, 10, 22] { #expect(shown.argb(x, 1) == 0xFF33_6699) }
        #expect(shown.argb(13, 3) == 0xFF00_0000)
      }
    }
  }

  @Test("its own background is there once")
  func background() {
    Stage.still { stage in
      let layer = replicator(3, [box(0, 0, 4, 4)])
      layer.backgroundColor = .blue
      layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
      #expect(stage.nodes(of: [layer]).count == 4)
    }
  }

  @Test("copies keep their depth when they are told to")
  func preservesDepth() {
    Stage.still { stage in
      let layer = replicator(2, [box(10, 10, 20, 20)])
      layer.instanceTransform = CATransform3DMakeTranslation(0, 0, 10)
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      // Flattened, all is seen from its edge.
      let flat = stage.nodes(of: [layer])
      layer.preservesDepth = true
      let deep = stage.nodes(of: [layer])
      #expect(flat.map { isClose($0.transform.tx, 20, 1e-4) } == [true, true])
      #expect(isClose(deep[0].transform.tx, 20, 1e-4) && isClose(deep[1].transform.tx, 30, 1e-4))
      #expect(layer.hitTest(.zero) == nil && stage.rules == ["transform-layer-hit-test"])
    }
  }

  @Test("only the first copy is hit")
  func hit() {
    Stage.still { _ in
      let square = box(0, 0, 10, 10)
      let layer = replicator(3, [square])
      layer.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
      #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === square)
      #expect(layer.hitTest(CGPoint(x: 17, y: 5)) === layer)
    }
  }

  @Test(
    "every number animates, by itself too",
    arguments: [
      ("instanceCount", 1.0, 9.0), ("instanceDelay", 0, 0.5), ("instanceRedOffset", 0, -1),
      ("instanceGreenOffset", 0, -1), ("instanceBlueOffset", 0, -1), ("instanceAlphaOffset", 0, -1),
    ])
  func animates(_ key: String, _ from: Double, _ to: Double) throws {
    try Stage.run { stage in
      let layer = CAReplicatorLayer()
      #expect(CAReplicatorLayer.defaultValue(forKey: key) as? Double == from)
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.setValue(to, forKey: key)
      #expect(layer.value(forKey: key) as? Double == to)
      #expect(layer.animation(forKey: key) != nil)
      layer.add(animation(key, from: from, to: to), forKey: key)
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      let shown = try #require(layer.presentation()?.value(forKey: key) as? Double)
      #expect(isClose(shown, (from + to) / 2, 1e-6))
    }
  }

  @Test("steps and colours animate; copies of a layer are like it")
  func animatedSteps() {
    Stage.run { stage in
      let layer = replicator(2, [])
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.instanceTransform = CATransform3DMakeTranslation(8, 0, 0)
      layer.instanceColor = .black
      #expect(layer.animationKeys() == ["instanceTransform", "instanceColor"])
      layer.add(
        animation("instanceTransform.translation.x", from: 0, to: 8), forKey: "instanceTransform")
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      #expect(layer.presentation()?.instanceTransform.m41 == 4)
      layer.preservesDepth = true
      let copy = CAReplicatorLayer(layer: layer)
      #expect(copy.instanceCount == 2 && copy.instanceTransform.m41 == 8 && copy.preservesDepth)
      #expect(copy.instanceColor == .black)
    }
  }

  @Test("more copies than can be shown, and numbers that are none, are reported")
  func odd() {
    Stage.still { stage in
      let inner = replicator(1_000_000, [box(0, 0, 1, 1)])
      let outer = replicator(100, [inner])
      // The 99 further replicators count too, the square itself does not.
      for _ in 0..<2 { #expect(stage.nodes(of: [outer]).count == 100_000 - 99 + 1) }
      #expect(stage.rules == ["too-many-copies"])
      outer.instanceCount = 2
      inner.instanceCount = 3
      outer.instanceDelay = .nan
      #expect(outer.instanceDelay == 0 && stage.rules.last == "timing-not-finite")
      for number in [CGFloat.nan, .infinity, 1e300] {
        outer.instanceTransform = CATransform3DMakeScale(number, number, 1)
        outer.instanceRedOffset = Float(number)
        outer.instanceAlphaOffset = Float(number)
        outer.setValue(number, forKey: "instanceCount")
        #expect(stage.picture(of: [outer]).width == 40)
      }
    }
  }
}
