import QuartzCore
import Testing

/// Transforms that are finite, but so large that sums and products of their numbers may not be.
@Suite struct LargeTransformTests {
  @Test(
    "parts are read, written and animated", arguments: [1e-300, 1e-160, 1e100, 1e160, 1e200, 1e300, 1.7e308])
  func parts(_ scale: CGFloat) {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(scale, scale, 1)
      layer.add(animation("transform.rotation.z", from: 0, to: Double.pi / 3), forKey: nil)
      stage.turn(at: 0)
      let shown = stage.values(of: layer, at: 0.5).transform
      #expect(isClose(shown.m12 / scale, 0.5, 1e-12) && isClose(shown.m21 / scale, -0.5, 1e-12))
      #expect(shown.m33 == 1 && shown.isFinite)
      #expect(layer.value(forKeyPath: "transform.rotation.z") as? Double == 0)
      #expect(layer.value(forKeyPath: "transform.scale.y") as? Double == Double(scale))
      layer.setValue(2, forKeyPath: "transform.translation.x")
      let expected = CATransform3DConcat(
        CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(2, 0, 0))
      #expect(CATransform3DEqualToTransform(layer.transform, expected))
      #expect(stage.rules.isEmpty)
    }
  }

  /// A shear whose second row grows beyond all numbers when the scale of y is large.
  private static var sheared: CATransform3D {
    var transform = CATransform3D.identity
    transform.m21 = 1e200
    transform.m22 = 1e100
    return transform
  }

  @Test("a part that would make the whole infinite leaves the old value, with a finding")
  func model() {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = Self.sheared
      layer.setValue(Self.sheared, forKey: "own")
      layer.setValue(1e250, forKeyPath: "transform.scale.y")
      #expect(CATransform3DEqualToTransform(layer.transform, Self.sheared))
      #expect(stage.rules == ["value-not-finite"])
      layer.setValue(1e250, forKeyPath: "own.scale.y")
      let own = layer.value(forKey: "own") as? CATransform3D
      #expect(own.map { CATransform3DEqualToTransform($0, Self.sheared) } == true)
      #expect(stage.rules == ["value-not-finite", "value-not-finite"])
    }
  }

  @Test("in a frame such a part leaves what is under it", arguments: ["transform.scale.y", "own.scale.y"])
  func frame(_ path: String) {
    Stage.run { stage in
      let layer = CALayer()
      layer.transform = Self.sheared
      layer.setValue(Self.sheared, forKey: "own")
      layer.add(animation(path, from: 1e250, to: 1e251), forKey: nil)
      stage.turn(at: 0)
      let shown = LayerSampler.presentationValues(of: layer, at: stage.time(0.5))
      #expect(CATransform3DEqualToTransform(shown.values.transform, Self.sheared))
      let own = shown.custom["own"] as? CATransform3D
      #expect(own.map { CATransform3DEqualToTransform($0, Self.sheared) } == true)
    }
  }

  @Test("a scale that doubles with each cycle for ever, with a rotation on top")
  func cumulative() {
    Stage.run { stage in
      let layer = CALayer()
      let growing = animation(
        "transform", from: CATransform3DIdentity, to: CATransform3DMakeScale(2, 2, 2), duration: 0.01)
      growing.isCumulative = true
      growing.repeatCount = .infinity
      layer.add(growing, forKey: nil)
      layer.add(animation("transform.rotation.z", from: 0, to: 1, duration: 100), forKey: nil)
      stage.turn(at: 0)
      for time in stride(from: 0.0, to: 20, by: 0.37) {
        #expect(stage.values(of: layer, at: time).transform.isFinite)
      }
      // 900 doublings, and a part of one more.
      let shown = stage.values(of: layer, at: 9.005).transform
      let scale = hypot(Double(shown.m11), Double(shown.m12))
      #expect(isClose(scale * 0x1p-900, 1.5, 1e-6))
    }
  }
}
