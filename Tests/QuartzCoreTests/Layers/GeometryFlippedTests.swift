import Compositor
import QuartzCore
import Testing

@Suite struct GeometryFlippedTests {
  private func flipped(_ frame: CGRect, _ sublayers: [CALayer]) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.isGeometryFlipped = true
    layer.sublayers = sublayers
    return layer
  }

  /// The top half red, the lower half blue.
  private func image() throws -> CGImage {
    let context = try #require(CGContext(pixelsWide: 4, pixelsHigh: 4))
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    return try #require(context.makeImage())
  }

  @Test("sublayers stand upside down, the layer's own frame stays")
  func sublayers() {
    Stage.still { stage in
      let layer = flipped(CGRect(x: 2, y: 4, width: 20, height: 30), [box(1, 2, 5, 6)])
      #expect(layer.frame == CGRect(x: 2, y: 4, width: 20, height: 30))
      let expected = box(3, 4 + 30 - 2 - 6, 5, 6)
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [expected])) == 0)
      layer.bounds.origin = CGPoint(x: 0, y: 2)
      let moved = box(3, 4 + 30 - 2 - 6 + 2, 5, 6)
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [moved])) == 0)
    }
  }

  @Test("corners and shadows follow the geometry")
  func corners() {
    Stage.still { stage in
      let layer = box(5, 5, 20, 20)
      layer.isGeometryFlipped = true
      layer.cornerRadius = 8
      layer.maskedCorners = [.layerMinXMinYCorner]
      layer.shadowOpacity = 1
      layer.shadowOffset = CGSize(width: 0, height: -5)
      let expected = box(5, 5, 20, 20)
      expected.cornerRadius = 8
      expected.maskedCorners = [.layerMinXMaxYCorner]
      expected.shadowOpacity = 1
      expected.shadowOffset = CGSize(width: 0, height: 5)
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [expected])) <= 2)
    }
  }

  @Test("contents stay upright, in one flipped layer and inside two")
  func contents() throws {
    try Stage.still { stage in
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      picture.contents = try image()
      let one = flipped(CGRect(x: 0, y: 0, width: 20, height: 30), [picture])
      #expect(picture.contentsAreFlipped() && one.contentsAreFlipped())
      #expect(stage.picture(of: [one]).argb(1, 26) == 0xFFFF_0000)
      #expect(stage.picture(of: [one]).argb(1, 29) == 0xFF00_00FF)
      let two = flipped(CGRect(x: 0, y: 0, width: 20, height: 30), [one])
      #expect(!picture.contentsAreFlipped())
      #expect(stage.picture(of: [two]).argb(1, 0) == 0xFFFF_0000)
      #expect(stage.picture(of: [two]).argb(1, 3) == 0xFF00_00FF)
      picture.isGeometryFlipped = true
      #expect(stage.picture(of: [two]).argb(1, 0) == 0xFFFF_0000)
    }
  }

  @Test("what a layer draws lies where its coordinates are")
  func drawing() {
    final class Painter: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 1, width: 5, height: 2))
      }
    }
    Stage.still { stage in
      let painter = Painter()
      painter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      painter.setNeedsDisplay()
      let layer = flipped(CGRect(x: 0, y: 0, width: 10, height: 10), [painter])
      stage.context.attach(layer)
      stage.turn(at: 0)
      let expected = box(0, 7, 5, 2)
      #expect(stage.picture(of: [layer]).difference(from: stage.picture(of: [expected])) == 0)
    }
  }

  @Test("points convert, and are hit, upside down")
  func points() {
    Stage.still { _ in
      let leaf = box(0, 0, 10, 10)
      let layer = flipped(CGRect(x: 0, y: 0, width: 20, height: 30), [leaf])
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      root.addSublayer(layer)
      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 28))
      #expect(leaf.convert(CGPoint(x: 1, y: 28), from: root) == CGPoint(x: 1, y: 2))
      #expect(root.hitTest(CGPoint(x: 5, y: 25)) === leaf)
      #expect(root.hitTest(CGPoint(x: 5, y: 5)) === layer)
      #expect(layer.value(forKey: "geometryFlipped") as? Bool == true)
    }
  }

  @Test("rendered into a context the layer looks as on the screen")
  func render() throws {
    try Stage.still { stage in
      let picture = CALayer()
      picture.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      picture.contents = try image()
      let layer = flipped(CGRect(x: 0, y: 0, width: 20, height: 30), [picture, box(10, 2, 5, 6)])
      let context = try #require(CGContext(pixelsWide: 20, pixelsHigh: 30))
      context.flipToTopLeft(scale: 1)
      layer.render(in: context)
      let drawn = try #require(context.makeImage()).picture
      let shown = stage.picture(of: [layer], width: 20, height: 30)
      for (x, y) in [(1, 26), (1, 29), (12, 24), (12, 29)] where shown.argb(x, y) != 0xFF00_0000 {
        #expect(drawn.argb(x, y) == shown.argb(x, y))
      }
      #expect(drawn.argb(1, 26) == 0xFFFF_0000 && drawn.argb(12, 24) == 0xFFFF_0000)
    }
  }
}
