import QuartzCore
import Testing

/// Layer classes of applications: their presentation, and properties of their own.
@Suite struct CustomLayerTests {
  /// The way an app writes an animatable property where there is no `@NSManaged`.
  private class Ring: CALayer {
    var drawn: [CGFloat] = []
    var note = ""

    override init() {
      super.init()
    }

    override init(layer: Any) {
      super.init(layer: layer)
      note = (layer as? Ring)?.note ?? ""
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? -1 }
      set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.progress
      animation.duration = 1
      return animation
    }

    override func draw(in ctx: CGContext) {
      drawn.append(progress)
    }
  }

  private final class Plain: CAShapeLayer {
    var count = 3
  }

  @Test("3.9.1 the presentation of an application's class is made by its init(layer:)")
  func presentation() throws {
    try Stage.run { stage in
      let ring = Ring()
      ring.note = "mine"
      ring.bounds.size = CGSize(width: 10, height: 20)
      let plain = Plain()
      plain.lineWidth = 7
      ring.addSublayer(plain)
      stage.turn(at: 0)
      ring.add(animation("position.x", from: 0, to: 100), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      let presented: Ring = try #require(ring.presentation())
      #expect(presented !== ring && presented.model() === ring)
      #expect(presented.note == "mine" && presented.bounds.size == ring.bounds.size)
      #expect(presented.position.x == 50)
      let inner = try #require(presented.sublayers?.first as? Plain)
      #expect(inner.lineWidth == 7 && inner.count == 3)
      #expect(inner.superlayer === presented && inner.model() === plain)
    }
  }

  @Test("3.9.1 each moment has a copy of its own, which stays as it was")
  func moments() {
    Stage.run { stage in
      let layer = CALayer()
      layer.add(animation("position.x", from: 0, to: 100), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.25)
      let first = layer.presentation()
      #expect(layer.presentation() === first)
      stage.context.now = stage.time(0.5)
      #expect(layer.presentation()?.position.x == 50)
      #expect(first?.position.x == 25)
    }
  }

  @Test("making presentations changes nothing: no transaction opens, no identifier is taken")
  func noTrace() {
    Stage.run { stage in
      let (ring, layer) = (Ring(), CALayer())
      layer.delegate = nil
      stage.turn(at: 0)
      let epoch = stage.context.epoch
      #expect(ring.presentation()?.identifier == ring.identifier)
      #expect(layer.presentation() != nil)
      stage.turn(at: 0)
      #expect(stage.context.epoch == epoch)
      #expect(CALayer().identifier == layer.identifier + 1)
    }
  }

  @Test("a copy by init(layer:) has the values, and is a model of its own")
  func copy() {
    Stage.run { stage in
      let shape = CAShapeLayer()
      shape.lineWidth = 4
      shape.name = "shape"
      let copy = CAShapeLayer(layer: shape)
      #expect(copy.lineWidth == 4 && copy.name == "shape" && copy.model() === copy)
      copy.lineWidth = 5
      #expect(shape.lineWidth == 4)
      // Of another class only what both have.
      #expect(CAShapeLayer(layer: CALayer()).lineWidth == 1)
      #expect(CAShapeLayer(layer: "no layer").lineWidth == 1)
      _ = stage
    }
  }

  @Test("a property of the class's own has its default, its type, an action, and draws each frame")
  func ownProperty() {
    Stage.run { stage in
      let ring = Ring()
      ring.bounds.size = CGSize(width: 4, height: 4)
      stage.context.attach(ring)
      #expect(ring.progress == 0.25)
      ring.setNeedsDisplay()
      stage.turn(at: 0)
      #expect(ring.drawn == [0.25])
      ring.progress = 0.75
      #expect(ring.animationKeys() == ["progress"])
      stage.turn(at: 0)
      #expect(ring.drawn == [0.25, 0.75])
      for time in [0, 0.5] {
        _ = LayerSampler.renderTree(of: [ring], width: 4, height: 4, scale: 1, at: stage.time(time))
      }
      #expect(ring.drawn == [0.25, 0.75, 0.25, 0.5])
      stage.context.now = stage.time(0.5)
      #expect(ring.presentation()?.progress == 0.5)
      #expect(ring.progress == 0.75 && ring.contents is BackingStore)
      stage.turn(at: 1)
      #expect(ring.animationKeys() == nil)
      // From what the class gives a property that was never set.
      let fresh = Ring()
      fresh.add(animation("progress", by: 0.5), forKey: nil)
      stage.turn(at: 1)
      stage.context.now = stage.time(1.5)
      #expect(fresh.presentation()?.progress == 0.5)
      #expect(stage.rules.isEmpty)
    }
  }

  /// Gives itself contents instead of drawing them.
  private final class Dial: CALayer {
    static let images = (1...2).map { CGContext(pixelsWide: $0, pixelsHigh: 1)?.makeImage() }

    override class func needsDisplay(forKey key: String) -> Bool { key == "state" }

    override func display() {
      let state = (presentation() ?? self).value(forKey: "state") as? Double ?? 0
      contents = Self.images[state < 0.5 ? 0 : 1]
    }
  }

  @Test("a class that displays itself does so for each frame, and its model's contents stay")
  func display() {
    Stage.run { stage in
      let dial = Dial()
      dial.bounds.size = CGSize(width: 4, height: 4)
      stage.context.attach(dial)
      dial.setValue(0.0, forKey: "state")
      stage.turn(at: 0)
      dial.add(animation("state", from: 0, to: 1), forKey: nil)
      stage.turn(at: 0)
      let model = dial.contents as? CGImage
      #expect(model === Dial.images[0])
      let events = stage.context.epoch
      let tree = LayerSampler.renderTree(of: [dial], width: 4, height: 4, scale: 1, at: stage.time(0.75))
      guard case .picture(let shown, _, _, _)? = tree.nodes.first?.contents.first else {
        Issue.record("nothing is shown")
        return
      }
      #expect(shown.picture.width == 2)
      #expect(dial.contents as? CGImage === model)
      stage.turn(at: 0.75)
      #expect(stage.context.epoch == events)
    }
  }

  @Test("points, colours, transforms and numbers of an application's own animate by their kind")
  func kinds() {
    Stage.run { stage in
      let layer = CALayer()
      layer.setValue(CGPoint.zero, forKey: "point")
      layer.setValue(Float(1), forKey: "float")
      layer.setValue(4, forKey: "int")
      layer.setValue(NSNumber(value: 2), forKey: "boxed")
      layer.setValue("text", forKey: "text")
      layer.add(animation("point", to: CGPoint(x: 8, y: 4)), forKey: nil)
      layer.add(animation("float", to: 3), forKey: nil)
      layer.add(animation("int", to: 8), forKey: nil)
      layer.add(animation("boxed", to: 4), forKey: nil)
      layer.add(animation("text", to: "more"), forKey: nil)
      stage.turn(at: 0)
      stage.context.now = stage.time(0.5)
      let presented = layer.presentation()
      #expect(presented?.value(forKey: "point") as? CGPoint == CGPoint(x: 4, y: 2))
      #expect(presented?.value(forKey: "float") as? Float == 2)
      #expect(presented?.value(forKey: "int") as? Int == 6)
      #expect(presented?.value(forKey: "boxed") as? NSNumber == 3)
      #expect(presented?.value(forKey: "text") as? String == "more")
      #expect(stage.rules.isEmpty)
    }
  }
}
