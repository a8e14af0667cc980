import Compositor
import QuartzCore
import Testing

/// Layers and pictures larger than a bitmap that is drawn into can be: what can be shown is shown, and a finding says
/// what is coarser than it was asked for.
@Suite struct LargeContentsTests {
  private final class Painter: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.white)
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
    }
  }

  /// The upper left corner, and the place where a layer's left half ends, in a picture of 40 by 40.
  private func shownHalf(_ layer: CALayer, by stage: Stage) -> [UInt32] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    root.addSublayer(layer)
    stage.context.attach(root)
    stage.turn(at: 0)
    CATransaction.setDisableActions(true)
    let start = stage.picture(of: [root])
    layer.position.x = 20 - layer.bounds.width / 2
    let middle = stage.picture(of: [root])
    return [start.argb(2, 2), start.argb(37, 2), middle.argb(2, 2), middle.argb(37, 2)].map { $0 & 255 }
  }

  private func sized(_ layer: CALayer, _ width: CGFloat, _ height: CGFloat) -> CALayer {
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  @Test(
    "a layer too large for one bitmap draws itself with fewer pixels",
    arguments: [(40_000.0, 8.0), (400_000, 400), (1e6, 1e6), (20_000, 20_000)])
  func drawing(_ width: Double, _ height: Double) {
    Stage.still { stage in
      let layer = sized(Painter(), CGFloat(width), CGFloat(height))
      layer.setNeedsDisplay()
      // Pixels are up to 123 points large: next to the edge lies a soft one.
      let shown = shownHalf(layer, by: stage)
      #expect(shown[0] == 255 && shown[1] == 255)
      if width <= 40_000 { #expect(shown[2] == 255 && shown[3] == 0) }
      #expect(stage.rules == ["layer-too-large"])
    }
  }

  @Test("as many pixels as a bitmap has are drawn as they are")
  func largestSide() {
    Stage.still { stage in
      let layer = sized(Painter(), 32_767, 8)
      layer.setNeedsDisplay()
      #expect(shownHalf(layer, by: stage) == [255, 255, 255, 0])
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("what no bitmap can hold at all is not drawn, and a finding says so")
  func beyond() {
    Stage.still { stage in
      let layer = sized(Painter(), 1e300, 1e300)
      for _ in 0..<2 {
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
      }
      #expect(layer.contents == nil && stage.rules == ["layer-too-large"])
    }
  }

  @Test("a text in a layer too large for one bitmap")
  func text() {
    Stage.still { stage in
      let layer = CATextLayer()
      layer.string = "Glide"
      layer.fontSize = 14
      _ = sized(layer, 40_000, 30)
      stage.context.attach(layer)
      stage.turn(at: 0)
      let shown = stage.picture(of: [layer])
      #expect((0..<40).contains { x in (0..<20).contains { shown.argb(x, $0) & 255 > 60 } })
      #expect(stage.rules == ["layer-too-large"])
    }
  }

  @Test("a picture of more pixels along a side than a bitmap has is shown as it is")
  func pictures() {
    Stage.still { stage in
      let picture = Picture(width: 70_000, height: 2, isOpaque: true) { bytes, bytesPerRow in
        for y in 0..<2 {
          let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
          for x in 0..<70_000 { row[x] = x < 35_000 ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
      }
      let layer = sized(CALayer(), 70_000, 8)
      layer.contents = CGImage(picture: picture)
      #expect(shownHalf(layer, by: stage) == [255, 255, 255, 0])
      layer.position = .zero
      layer.contentsGravity = .left
      #expect(stage.picture(of: [layer]).argb(20, 4) & 255 == 255)
      layer.contentsGravity = .resize
      layer.minificationFilter = .trilinear
      layer.bounds.size.width = 40
      layer.position = .zero
      let small = stage.picture(of: [layer])
      #expect(small.argb(10, 4) & 255 == 255 && small.argb(30, 4) & 255 == 0)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test(
    "a gradient of any size is smooth and whole",
    arguments: [(70_000.0, 8.0), (8, 70_000), (1e6, 1e6), (30_000, 30_000), (1e300, 40)])
  func gradients(_ width: Double, _ height: Double) {
    Stage.still { stage in
      let layer = CAGradientLayer()
      _ = sized(layer, CGFloat(width), CGFloat(height))
      layer.colors = [CGColor.black, CGColor.white]
      layer.startPoint = .zero
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.transform = CATransform3DMakeScale(40 / min(CGFloat(width), 8_000_000), 40 / CGFloat(height), 1)
      let shown = stage.picture(of: [layer])
      // Along the diagonal from black to white.
      #expect(shown.argb(2, 2) & 255 < 60)
      if width < 1e6 {
        #expect(abs(Int(shown.argb(20, 20) & 255) - 128) < 20 && shown.argb(37, 37) & 255 > 200)
      }
    }
  }

  @Test("of a tree too large for one bitmap the part that can be seen is rendered, as sharp as any")
  func rendering() throws {
    try Stage.still { stage in
      let root = sized(CALayer(), 1e6, 4)
      root.sublayers = [box(0, 0, 500_000, 4, .white)]
      let context = try #require(CGContext(pixelsWide: 32, pixelsHigh: 4))
      context.flipToTopLeft(scale: 1)
      context.translateBy(x: 16 - 500_000, y: 0)
      root.render(in: context)
      let picture = try #require(context.makeImage()).picture
      #expect(picture.argb(15, 2) == 0xFFFF_FFFF && picture.argb(16, 2) == 0)
      #expect(stage.rules.isEmpty)
      // All of it can be seen, from very far.
      context.scaleBy(x: 1e-5, y: 1)
      root.transform = CATransform3DIdentity
      root.render(in: context)
      #expect(stage.rules.isEmpty)
    }
  }
}
