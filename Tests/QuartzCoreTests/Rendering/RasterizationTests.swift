import Compositor
import QuartzCore
import Testing

@Suite struct RasterizationTests {
  private func disc(_ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 8, y: 8, width: 20, height: 20)
    layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    layer.fillColor = .white
    change(layer)
    return layer
  }

  private func picture(_ layer: CALayer, by stage: Stage) -> Picture {
    stage.picture(of: [layer], width: 120, height: 120, scale: 3)
  }

  @Test("3.13 a rasterised layer is as coarse as a bitmap of its scale", arguments: [CGFloat(1), 1.5])
  func coarse(_ scale: CGFloat) throws {
    try Stage.still { stage in
      let layer = disc { layer in
        layer.shouldRasterize = true
        layer.rasterizationScale = scale
      }
      let plain = disc()
      let context = try #require(
        CGContext(pixelsWide: Int(20 * scale), pixelsHigh: Int(20 * scale)))
      context.flipToTopLeft(scale: scale)
      plain.render(in: context)
      let bitmap = CALayer()
      bitmap.frame = plain.frame
      bitmap.contents = context.makeImage()
      let expected = picture(bitmap, by: stage)
      #expect(picture(layer, by: stage).difference(from: expected) <= 2)
      #expect(picture(plain, by: stage).difference(from: expected) > 60)
    }
  }

  @Test("3.13 at the screen's scale a layer that stands on whole pixels looks as without; fades come after")
  func screenScale() {
    Stage.still { stage in
      for change: (CAShapeLayer) -> Void in [
        { _ in }, { $0.opacity = 0.4 }, { $0.addSublayer(box(3, 3, 9, 9)) },
      ] {
        let layer = disc(change)
        let expected = picture(layer, by: stage)
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        #expect(picture(layer, by: stage).difference(from: expected) <= 1)
      }
    }
  }

  @Test("3.13 the bitmap holds the shadow, and is not made anew while only place and opacity change")
  func shadowAndFade() {
    Stage.still { stage in
      let layer = disc { layer in
        layer.shadowOpacity = 1
        layer.shadowColor = .green
        layer.shadowOffset = CGSize(width: 6, height: 6)
        layer.shadowRadius = 0
        layer.shouldRasterize = true
      }
      // The sharp edge of the shadow, three pixels of the screen to one of the bitmap, is soft.
      let soft = picture(layer, by: stage)
      layer.shouldRasterize = false
      let sharp = picture(layer, by: stage)
      let column = (60..<110).map { sharp.argb(90, $0) >> 8 & 255 }
      let softColumn = (60..<110).map { soft.argb(90, $0) >> 8 & 255 }
      let between = { (values: [UInt32]) in values.filter { $0 > 20 && $0 < 235 }.count }
      #expect(between(softColumn) > between(column))
    }
  }

  @Test("scales without sense make no bitmap", arguments: [CGFloat(0), -2])
  func odd(_ scale: CGFloat) {
    Stage.still { stage in
      let layer = disc()
      let expected = picture(layer, by: stage)
      layer.shouldRasterize = true
      layer.rasterizationScale = scale
      for _ in 0..<2 { #expect(picture(layer, by: stage).difference(from: expected) == 0) }
      #expect(stage.rules == ["rasterization-scale-unusable"])
    }
  }

  @Test("a scale that leaves less than a pixel leaves one", arguments: [CGFloat(1e-6), 1e-30, 0.04])
  func tiny(_ scale: CGFloat) {
    Stage.still { stage in
      let layer = disc { layer in
        layer.shouldRasterize = true
        layer.rasterizationScale = 0.05
      }
      // 20 points at 0.05 pixels are one pixel, of which the disc covers π/4.
      let onePixel = picture(layer, by: stage)
      #expect(abs(Int(onePixel.argb(54, 54) & 255) - 200) <= 2)
      #expect(stage.rules.isEmpty)
      layer.rasterizationScale = scale
      for _ in 0..<2 { #expect(picture(layer, by: stage).difference(from: onePixel) == 0) }
      #expect(stage.rules == ["rasterization-scale-unusable"])
    }
  }

  @Test("what is larger than it can be told, and what has no area of its own, is shown with few pixels")
  func tinyScaleOfOddSizes() {
    Stage.still { stage in
      for size in [CGFloat(0), 1e6] {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
        layer.anchorPoint = .zero
        layer.sublayers = [box(0, 0, 5_000, 5_000, .white)]
        layer.shouldRasterize = true
        layer.rasterizationScale = 1e-9
        // Bitmaps are at most 4,096 times as coarse as the screen: 15,000 pixels are more than 3 of theirs.
        #expect(picture(layer, by: stage).argb(60, 60) & 255 > 100)
      }
    }
  }
}
