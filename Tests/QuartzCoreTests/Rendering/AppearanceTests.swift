import Compositor
import QuartzCore
import Testing

@Suite struct AppearanceTests {
  @Test("3.13 first values")
  func defaults() {
    Stage.still { _ in
      let layer = CALayer()
      #expect(layer.opacity == 1 && layer.allowsGroupOpacity && layer.cornerRadius == 0)
      #expect(
        layer.maskedCorners == [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ])
      #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1) && layer.shadowOpacity == 0)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
      #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
      #expect(layer.isDoubleSided && !layer.isHidden && !layer.masksToBounds && !layer.isGeometryFlipped)
    }
  }

  @Test("3.13 a border thinner than a pixel covers as much as it is wide", arguments: [0, 4.0])
  func thinBorder(cornerRadius: Double) {
    Stage.still { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 5.4, y: 5.4, width: 30, height: 20)
      layer.cornerRadius = CGFloat(cornerRadius)
      layer.borderWidth = 0.5
      layer.borderColor = .red
      let picture = stage.picture(of: [layer])
      // From 5.4 to 5.9, and from 34.9 to 35.4: half of one pixel, and a tenth and four of two.
      let expected: [(x: Int, part: Double)] = [(4, 0), (5, 0.5), (6, 0), (33, 0), (34, 0.1), (35, 0.4)]
      for (x, part) in expected {
        #expect(abs(Double(picture.argb(x, 15) >> 16 & 255) - part * 255) <= 1, "column \(x)")
      }
    }
  }

  @Test("3.13 opacity is kept as it was set, and clamped when drawn", arguments: [Float(-1), 0, 0.4, 1, 3])
  func opacity(_ opacity: Float) {
    Stage.still { stage in
      let layer = box(0, 0, 40, 40, .white)
      layer.opacity = opacity
      #expect(layer.opacity == opacity)
      let grey = UInt32((min(max(opacity, 0), 1) * 255).rounded())
      #expect(stage.picture(of: [layer]).argb(20, 20) == 0xFF00_0000 | grey << 16 | grey << 8 | grey)
    }
  }

  @Test("3.13 group opacity fades a layer with its sublayers as one picture, else each on its own")
  func groupOpacity() {
    Stage.still { stage in
      let layer = box(0, 0, 40, 40, .red)
      layer.addSublayer(box(0, 0, 40, 40, .green))
      layer.opacity = 0.5
      #expect(stage.picture(of: [layer]).argb(20, 20) == 0xFF00_8000)
      layer.allowsGroupOpacity = false
      // Red at 128/255, then green at 128/255 over it.
      #expect(stage.picture(of: [layer]).argb(20, 20) == 0xFF40_8000)
    }
  }

  @Test("3.13 a corner radius rounds background and border; contents only with masksToBounds")
  func corners() throws {
    try Stage.still { stage in
      let context = try #require(CGContext(pixelsWide: 1, pixelsHigh: 1))
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let layer = box(0, 0, 40, 40)
      layer.cornerRadius = 15
      layer.borderWidth = 4
      layer.borderColor = .blue
      // From the corner's middle, (15, 15): pixel (2, 2) lies 17.7 away, pixel (5, 5) 12.7 to 14.1.
      #expect(stage.picture(of: [layer]).argb(2, 2) == 0xFF00_0000)
      #expect(stage.picture(of: [layer]).argb(5, 5) == 0xFF00_00FF)
      layer.contents = context.makeImage()
      #expect(stage.picture(of: [layer]).argb(2, 2) == 0xFF00_FF00)
      layer.masksToBounds = true
      #expect(stage.picture(of: [layer]).argb(2, 2) == 0xFF00_0000)
      #expect(stage.picture(of: [layer]).argb(20, 20) == 0xFF00_FF00)
    }
  }

  @Test(
    "3.13 the radius holds for the masked corners",
    arguments: [
      (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 39, 0),
      (.layerMinXMaxYCorner, 0, 39), (.layerMaxXMaxYCorner, 39, 39),
    ])
  func maskedCorners(_ corner: CACornerMask, _ x: Int, _ y: Int) {
    Stage.still { stage in
      let layer = box(0, 0, 40, 40)
      layer.cornerRadius = 10
      layer.maskedCorners = corner
      let picture = stage.picture(of: [layer])
      for (otherX, otherY) in [(0, 0), (39, 0), (0, 39), (39, 39)] {
        let isRound = otherX == x && otherY == y
        #expect(picture.argb(otherX, otherY) == (isRound ? 0xFF00_0000 : 0xFFFF_0000))
      }
    }
  }

  @Test("3.13.1 clipping has no animation of its own, and a layer is hidden at once")
  func flips() {
    Stage.run { stage in
      let layer = box(0, 0, 40, 40)
      stage.context.attach(layer)
      stage.turn(at: 0)
      layer.masksToBounds = true
      #expect(layer.animationKeys() == nil)
      layer.isHidden = true
      stage.turn(at: 0)
      #expect(stage.values(of: layer, at: 0.001).isHidden)
      #expect(stage.picture(of: [layer], at: 0.001).argb(20, 20) == 0xFF00_0000)
    }
  }

  @Test("3.12.9 colours blend part by part as they are encoded", arguments: [0.25, 0.5, 0.75])
  func colors(_ fraction: Double) throws {
    try Stage.still { stage in
      let layer = box(0, 0, 40, 40)
      let (from, to) = (
        CGColor(red: 1, green: 0.2, blue: 0, alpha: 1), CGColor(red: 0, green: 0.6, blue: 1, alpha: 0.5)
      )
      layer.add(animation("backgroundColor", from: from, to: to), forKey: nil)
      stage.turn(at: 0)
      let shown = try #require(stage.values(of: layer, at: fraction).backgroundColor?.components)
      let expected = [1 - fraction, 0.2 + 0.4 * fraction, fraction, 1 - 0.5 * fraction]
      for (part, wanted) in zip(shown, expected) { #expect(isClose(part, wanted, 1e-6)) }
    }
  }

  @Test("3.11.3 clipping and mask both count, as a product")
  func maskAndClip() {
    Stage.still { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
      layer.addSublayer(box(-10, 0, 60, 40, .white))
      layer.mask = box(10, 0, 30, 40, CGColor(gray: 0, alpha: 0.5))
      #expect(stage.picture(of: [layer]).argb(30, 20) == 0xFF80_8080)
      layer.masksToBounds = true
      let picture = stage.picture(of: [layer])
      // Of the columns: 0…9 masked away, 10…19 at a half, from 20 on clipped.
      #expect([5, 15, 25].map { picture.argb($0, 20) } == [0xFF00_0000, 0xFF80_8080, 0xFF00_0000])
      layer.cornerRadius = 20
      #expect(stage.picture(of: [layer]).argb(19, 0) == 0xFF00_0000)
    }
  }

  @Test("3.11.1 colours of a mask have no effect, its sublayers' alpha has")
  func maskColors() {
    Stage.still { stage in
      let layer = box(0, 0, 40, 40, .white)
      let mask = CALayer()
      mask.frame = layer.bounds
      mask.sublayers = [
        box(0, 0, 10, 40, .red), box(10, 0, 10, 40, CGColor(red: 0, green: 1, blue: 0, alpha: 0.2)),
      ]
      layer.mask = mask
      let picture = stage.picture(of: [layer])
      #expect([5, 15, 25].map { picture.argb($0, 20) } == [0xFFFF_FFFF, 0xFF33_3333, 0xFF00_0000])
    }
  }

  @Test("3.11.4 a mask keeps its place in the bounds when these grow or scroll")
  func maskPlace() {
    Stage.still { stage in
      let layer = box(0, 0, 20, 40, .white)
      layer.mask = box(0, 0, 20, 40)
      layer.frame.size.width = 40
      #expect(layer.mask?.frame == CGRect(x: 0, y: 0, width: 20, height: 40))
      #expect([10, 30].map { stage.picture(of: [layer]).argb($0, 20) } == [0xFFFF_FFFF, 0xFF00_0000])
      layer.bounds.origin.x = 15
      #expect([3, 10].map { stage.picture(of: [layer]).argb($0, 20) } == [0xFFFF_FFFF, 0xFF00_0000])
    }
  }

  @Test("3.11.5 a mask's changes animate by themselves")
  func maskAnimation() {
    Stage.run { stage in
      let layer = box(0, 0, 40, 40)
      let mask = CAShapeLayer()
      layer.mask = mask
      stage.context.attach(layer)
      stage.turn(at: 0)
      mask.position.x = 8
      mask.lineWidth = 3
      #expect(mask.animationKeys() == ["position", "lineWidth"])
      #expect(mask.animation(forKey: "position")?.duration == 0.25)
    }
  }
}
