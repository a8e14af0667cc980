/// A layer that fills its bounds, rounded corners included, with a gradient.
///
/// Each pixel has the colour of its middle, in layers of up to 16,777,216 pixels and in gradients of any length that run
/// straight across or down; others are drawn with fewer pixels and stretched.
open class CAGradientLayer: CALayer {
  private var gradient: GradientValues { (storage as? GradientStorage)?.gradient ?? GradientValues() }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { GradientStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofGradientLayer[key]
  }

  private func changeGradient(
    _ key: String, unless isSame: Bool, _ store: (inout GradientValues) -> Void
  ) {
    change(key, unless: isSame) { storage in
      if let storage = storage as? GradientStorage { store(&storage.gradient) }
    }
  }

  private func changeGradient<Value: ModelValue>(
    _ key: String, from old: Value, to new: Value, _ store: (inout GradientValues) -> Void
  ) {
    change(key, from: old, to: new) { storage in
      if let storage = storage as? GradientStorage { store(&storage.gradient) }
    }
  }

  /// Of `CGColor`; other objects are left out.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = (newValue ?? []).compactMap { $0 as? CGColor }
      changeGradient("colors", unless: gradient.colors == colors) { $0.colors = colors }
      reportColorsLeftOut(newValue ?? [])
    }
  }
  /// Where each colour is pure, one for each of them in ascending order; nil, or another number of them, spreads the
  /// colours evenly. Two equal ones make an edge. Of those outside of 0…1 what lies inside shows.
  open var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
    set {
      let locations = (newValue ?? []).map(\.doubleValue)
      changeGradient("locations", from: gradient.locations, to: locations) { $0.locations = locations }
    }
  }
  /// 0…1 in each direction of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { changeGradient("startPoint", from: gradient.startPoint, to: newValue) { $0.startPoint = newValue } }
  }
  /// 0…1 in each direction of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { changeGradient("endPoint", from: gradient.endPoint, to: newValue) { $0.endPoint = newValue } }
  }
  open var type: CAGradientLayerType {
    get { gradient.type }
    set {
      set(unless: gradient.type == newValue) { storage in
        (storage as? GradientStorage)?.gradient.type = newValue
      }
      reportOddName(newValue.rawValue, forKey: "type")
    }
  }
}
