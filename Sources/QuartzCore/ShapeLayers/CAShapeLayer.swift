/// A layer that fills and strokes a path, in its own space.
open class CAShapeLayer: CALayer {
  /// Kept from frame to frame.
  let outlines = ShapeOutlines()
  private var shape: ShapeValues { (storage as? ShapeStorage)?.shape ?? ShapeValues() }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { ShapeStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofShapeLayer[key]
  }

  private func changeShape(
    _ key: String, unless isSame: Bool, _ store: (inout ShapeValues) -> Void
  ) {
    change(key, unless: isSame) { storage in
      if let storage = storage as? ShapeStorage { store(&storage.shape) }
    }
  }

  private func changeShape<Value: ModelValue>(
    _ key: String, from old: Value, to new: Value, _ store: (inout ShapeValues) -> Void
  ) {
    change(key, from: old, to: new) { storage in
      if let storage = storage as? ShapeStorage { store(&storage.shape) }
    }
  }

  private func setShape(unless isSame: Bool, _ store: (inout ShapeValues) -> Void) {
    set(unless: isSame) { storage in
      if let storage = storage as? ShapeStorage { store(&storage.shape) }
    }
  }

  /// Animates explicitly only (fact 3.10.1).
  open var path: CGPath? {
    get { shape.path }
    set { changeShape("path", from: shape.path, to: newValue) { $0.path = newValue } }
  }
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { changeShape("fillColor", unless: shape.fillColor == newValue) { $0.fillColor = newValue } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set {
      setShape(unless: shape.fillRule == newValue) { $0.fillRule = newValue }
      reportOddName(newValue.rawValue, forKey: "fillRule")
    }
  }
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { changeShape("strokeColor", unless: shape.strokeColor == newValue) { $0.strokeColor = newValue } }
  }
  /// Where along the path the line begins, 0…1 of its length.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeShape("strokeStart", from: shape.strokeStart, to: newValue) { $0.strokeStart = newValue } }
  }
  /// Where along the path the line ends, 0…1 of its length.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeShape("strokeEnd", from: shape.strokeEnd, to: newValue) { $0.strokeEnd = newValue } }
  }
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      changeShape("lineWidth", from: shape.lineWidth, to: newValue) { $0.lineWidth = newValue }
      reportOddNumber(newValue, forKey: "lineWidth")
    }
  }
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { changeShape("miterLimit", from: shape.miterLimit, to: newValue) { $0.miterLimit = newValue } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set {
      setShape(unless: shape.lineCap == newValue) { $0.lineCap = newValue }
      reportOddName(newValue.rawValue, forKey: "lineCap")
    }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set {
      setShape(unless: shape.lineJoin == newValue) { $0.lineJoin = newValue }
      reportOddName(newValue.rawValue, forKey: "lineJoin")
    }
  }
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      changeShape("lineDashPhase", from: shape.lineDashPhase, to: newValue) { $0.lineDashPhase = newValue }
    }
  }
  /// Lengths of dashes and gaps in turn, in points. One below zero, or nothing above, leaves the line undashed.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: Double($0)) }
    }
    set {
      let pattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
      set("lineDashPattern", from: shape.lineDashPattern, to: pattern) { storage in
        (storage as? ShapeStorage)?.shape.lineDashPattern = pattern
      }
      reportOddDashes(pattern)
    }
  }
}
