import QuartzCore
import Testing

/// What holds for layers of every class there is.
@Suite struct EveryLayerClassTests {
  private static let makers: [@Sendable () -> CALayer] = [
    { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CATransformLayer() }, { CAReplicatorLayer() },
    { CAScrollLayer() }, { CATextLayer() },
  ]

  /// Numbers by key, none of them a first value.
  private static let numbers: [(key: String, value: Double)] = [
    ("opacity", 0.5), ("zPosition", 3), ("anchorPointZ", 2), ("cornerRadius", 4), ("borderWidth", 5),
    ("shadowOpacity", 0.25), ("shadowRadius", 7), ("contentsScale", 2), ("rasterizationScale", 3),
    ("hidden", 1), ("doubleSided", 0), ("masksToBounds", 1), ("geometryFlipped", 1), ("shouldRasterize", 1),
    ("allowsGroupOpacity", 0), ("opaque", 1), ("drawsAsynchronously", 1),
  ]

  private func number(_ layer: CALayer?, _ key: String) -> Double? { layer?.value(forKey: key) as? Double }

  @Test("numbers are set and read by key, copied and presented", arguments: makers.indices)
  func numbers(_ index: Int) {
    Stage.still { stage in
      let layer = Self.makers[index]()
      for (key, value) in Self.numbers {
        #expect(number(layer, key) != value)
        #expect(type(of: layer).defaultValue(forKey: key) as? Double == number(layer, key))
        layer.setValue(value, forKey: key)
      }
      layer.name = "name"
      stage.context.attach(layer)
      stage.turn(at: 0)
      let presented = layer.presentation()
      #expect(presented.map { type(of: $0) == type(of: layer) && $0 !== layer } == true)
      #expect(presented?.model() === layer && presented?.name == "name")
      for (key, value) in Self.numbers {
        #expect(number(layer, key) == value && number(presented, key) == value)
        #expect(number(CALayer(layer: layer), key) == value)
      }
      #expect(layer.isGeometryFlipped && layer.isOpaque && layer.drawsAsynchronously && !layer.isDoubleSided)
      #expect(stage.rules.isEmpty)
    }
  }

  @Test("a class's own values are copied by its init(layer:)")
  func copies() {
    Stage.still { _ in
      let gradient = CAGradientLayer()
      gradient.setValue("radial", forKey: "type")
      gradient.colors = [CGColor.red, CGColor.blue]
      gradient.locations = [0.25, 0.75]
      gradient.startPoint = CGPoint(x: 0.1, y: 0.2)
      let copy = CAGradientLayer(layer: gradient)
      #expect(copy.type == .radial && copy.colors as? [CGColor] == [.red, .blue])
      #expect(copy.locations == [0.25, 0.75] && copy.startPoint == CGPoint(x: 0.1, y: 0.2))
      #expect(CAGradientLayer.defaultValue(forKey: "type") as? CAGradientLayerType == .axial)
      #expect(CAGradientLayer().startPoint == CGPoint(x: 0.5, y: 0))
      #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
    }
  }

  @Test("rendered into a context each class shows what it shows on the screen", arguments: makers.indices)
  func render(_ index: Int) throws {
    try Stage.still { stage in
      let layer = Self.makers[index]()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let inner = box(5, 10, 20, 15)
      inner.shadowOpacity = 1
      inner.shadowColor = .green
      layer.addSublayer(inner)
      (layer as? CAShapeLayer)?.path = CGPath(rect: CGRect(x: 30, y: 0, width: 8, height: 8), transform: nil)
      (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.blue]
      (layer as? CAReplicatorLayer)?.instanceCount = 2
      (layer as? CAReplicatorLayer)?.instanceTransform = CATransform3DMakeTranslation(10, 12, 0)
      (layer as? CAScrollLayer)?.scroll(to: CGPoint(x: 3, y: 4))
      (layer as? CATextLayer)?.string = "Glide"
      let context = try #require(CGContext(pixelsWide: 40, pixelsHigh: 40))
      context.flipToTopLeft(scale: 1)
      context.setFillColor(.black)
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.translateBy(x: -layer.bounds.minX, y: -layer.bounds.minY)
      layer.render(in: context)
      let drawn = try #require(context.makeImage()).picture
      stage.context.attach(layer)
      stage.turn(at: 0)
      #expect(drawn.difference(from: stage.picture(of: [layer])) <= 2)
    }
  }
}
