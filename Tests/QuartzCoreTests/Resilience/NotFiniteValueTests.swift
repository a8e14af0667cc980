import QuartzCore
import Testing

/// Numbers that are infinite or none at all, set on the model: the old value stays, and a finding says so.
@Suite struct NotFiniteValueTests {
  private static let odd: [CGFloat] = [.nan, .infinity, -.infinity]

  /// One change of each property that has numbers in it, with another number where it takes several.
  private static let changes: [(name: String, set: @Sendable (CALayer, CGFloat) -> Void)] = [
    ("bounds", { $0.bounds = CGRect(x: 0, y: 0, width: $1, height: 4) }),
    ("bounds", { $0.bounds.origin.y = $1 }),
    ("position", { $0.position.x = $1 }),
    ("position", { $0.position = CGPoint(x: 3, y: $1) }),
    ("zPosition", { $0.zPosition = $1 }),
    ("anchorPoint", { $0.anchorPoint.y = $1 }),
    ("anchorPointZ", { $0.anchorPointZ = $1 }),
    ("transform", { $0.transform.m34 = $1 }),
    ("transform", { $0.transform = CATransform3DMakeScale($1, 1, 1) }),
    ("sublayerTransform", { $0.sublayerTransform.m11 = $1 }),
    ("opacity", { $0.opacity = Float($1) }),
    ("cornerRadius", { $0.cornerRadius = $1 }),
    ("borderWidth", { $0.borderWidth = $1 }),
    ("shadowOpacity", { $0.shadowOpacity = Float($1) }),
    ("shadowOffset", { $0.shadowOffset.height = $1 }),
    ("shadowRadius", { $0.shadowRadius = $1 }),
    ("shadowPath", { $0.shadowPath = path(to: $1) }),
    ("contentsRect", { $0.contentsRect.size.width = $1 }),
    ("contentsCenter", { $0.contentsCenter.origin.x = $1 }),
    ("contentsScale", { $0.contentsScale = $1 }),
    ("rasterizationScale", { $0.rasterizationScale = $1 }),
  ]

  private static let shapeChanges: [(name: String, set: @Sendable (CAShapeLayer, CGFloat) -> Void)] = [
    ("path", { $0.path = path(to: $1) }),
    ("strokeStart", { $0.strokeStart = $1 }),
    ("strokeEnd", { $0.strokeEnd = $1 }),
    ("lineWidth", { $0.lineWidth = $1 }),
    ("miterLimit", { $0.miterLimit = $1 }),
    ("lineDashPhase", { $0.lineDashPhase = $1 }),
    ("lineDashPattern", { $0.lineDashPattern = [1, NSNumber(value: Double($1))] }),
  ]

  private static let replicatorChanges:
    [(name: String, set: @Sendable (CAReplicatorLayer, CGFloat) -> Void)] = [
      ("instanceTransform", { $0.instanceTransform.m41 = $1 }),
      ("instanceRedOffset", { $0.instanceRedOffset = Float($1) }),
      ("instanceGreenOffset", { $0.instanceGreenOffset = Float($1) }),
      ("instanceBlueOffset", { $0.instanceBlueOffset = Float($1) }),
      ("instanceAlphaOffset", { $0.instanceAlphaOffset = Float($1) }),
    ]

  private static let gradientChanges: [(name: String, set: @Sendable (CAGradientLayer, CGFloat) -> Void)] = [
    ("locations", { $0.locations = [0, NSNumber(value: Double($1))] }),
    ("startPoint", { $0.startPoint.x = $1 }),
    ("endPoint", { $0.endPoint.y = $1 }),
  ]

  private static func path(to end: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: end))
    return path
  }

  private func refuses<Layer: CALayer>(
    _ change: (name: String, set: @Sendable (Layer, CGFloat) -> Void), _ odd: CGFloat, _ make: () -> Layer
  ) {
    Stage.run { stage in
      let layer = make()
      let before = String(describing: layer.value(forKey: change.name))
      stage.turn(at: 0)
      change.set(layer, odd)
      #expect(stage.rules == ["value-not-finite"], "\(change.name)")
      #expect(stage.context.findings.first?.message.contains(change.name) ?? false)
      #expect(String(describing: layer.value(forKey: change.name)) == before)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test("properties of every layer", arguments: odd)
  func layers(_ odd: CGFloat) {
    for change in Self.changes { refuses(change, odd) { CALayer() } }
  }

  @Test("properties of shapes, gradients, replicators and texts", arguments: odd)
  func subclasses(_ odd: CGFloat) {
    for change in Self.shapeChanges { refuses(change, odd) { CAShapeLayer() } }
    for change in Self.gradientChanges { refuses(change, odd) { CAGradientLayer() } }
    for change in Self.replicatorChanges { refuses(change, odd) { CAReplicatorLayer() } }
    refuses(("fontSize", { (layer: CATextLayer, size: CGFloat) in layer.fontSize = size }), odd) {
      CATextLayer()
    }
  }

  @Test("by key and key path", arguments: odd)
  func keyPaths(_ odd: CGFloat) {
    let keys = ["opacity", "transform.rotation.z", "transform.scale", "bounds.size.width", "cornerRadius"]
    for key in keys {
      Stage.run { stage in
        let layer = CALayer()
        let old = layer.value(forKeyPath: key) as? Double
        layer.setValue(odd, forKeyPath: key)
        #expect(stage.rules == ["value-not-finite"], "\(key)")
        #expect(layer.value(forKeyPath: key) as? Double == old)
      }
    }
  }

  @Test("the largest numbers are numbers")
  func large() {
    Stage.run { stage in
      let layer = CALayer()
      for change in Self.changes where change.name != "opacity" && change.name != "shadowOpacity" {
        change.set(layer, .greatestFiniteMagnitude)
      }
      for change in Self.shapeChanges { change.set(CAShapeLayer(), .greatestFiniteMagnitude) }
      #expect(Set(stage.rules) == ["contents-part-outside"])
    }
  }

  @Test("control points of timing functions", arguments: odd)
  func controlPoints(_ odd: CGFloat) {
    for index in 0..<4 {
      Stage.run { stage in
        var points: [Float] = [0.25, 0.1, 0.25, 1]
        points[index] = Float(odd)
        let function = CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
        #expect(stage.rules == ["timing-function-not-finite"])
        // A straight line's point stands in for it, and is given back.
        var point: [Float] = [9, 9]
        function.getControlPoint(at: 1 + index / 2, values: &point)
        #expect(point[index % 2] == (index < 2 ? 0 : 1))
        #expect((0...20).allSatisfy { (-1...2).contains(function.curve.value(at: Double($0) / 20)) })
      }
    }
  }
}
