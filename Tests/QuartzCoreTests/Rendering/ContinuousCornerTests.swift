import Compositor
import QuartzCore
import Testing

@Suite struct ContinuousCornerTests {
  /// What corners cut off of a layer, in pixels.
  private func cut(_ layer: CALayer, by stage: Stage) -> Double {
    let picture = stage.picture(of: [layer], width: 100, height: 140)
    var covered = 0
    for y in 0..<140 { for x in 0..<100 { covered += Int(picture.argb(x, y) >> 16 & 255) } }
    return 14_000 - Double(covered) / 255
  }

  @Test("3.13 a radius that grows cuts off evenly more, with room to begin gradually or without")
  func growth() {
    Stage.still { stage in
      let layer = box(0, 0, 100, 140)
      layer.cornerCurve = .continuous
      layer.cornerRadius = 1
      var last = cut(layer, by: stage)
      let step = 0.25
      for radius in stride(from: 1 + step, through: 50, by: step) {
        layer.cornerRadius = CGFloat(radius)
        let now = cut(layer, by: stage)
        // Full curves cut off 0.225297 r² each, circles (1 − π/4) r²: it never grows faster than those of full curves.
        let most = 4 * 0.225297 * 2 * radius * step
        // Of some hundred pixels on the outline each is rounded to a 255th.
        #expect(now - last > -0.5 && now - last < most + 0.5, "radius \(radius)")
        last = now
      }
    }
  }

  @Test("3.13 without room beyond the radius corners are a circle's", arguments: [50, 60, 1000.0])
  func circle(_ radius: Double) {
    Stage.still { stage in
      let layer = box(0, 0, 100, 140)
      layer.cornerRadius = CGFloat(radius)
      (layer.borderWidth, layer.borderColor) = (7, .blue)
      let circular = stage.picture(of: [layer], width: 100, height: 140)
      layer.cornerCurve = .continuous
      #expect(stage.picture(of: [layer], width: 100, height: 140).difference(from: circular) == 0)
      layer.cornerRadius = 49.99
      #expect(stage.picture(of: [layer], width: 100, height: 140).difference(from: circular) <= 3)
    }
  }
}
