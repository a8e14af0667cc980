/// A layer that shows its sublayers several times, each time further along in place, time and colour.
///
/// The first copy is the sublayers themselves; later ones lie over it. Only the first one is hit.
///
/// All replicators together add at most 100,000 layers to a frame, each sublayer of each further copy counted as one
/// or, where it has a long path or a picture to be coloured, as several. What comes after is left out, and a finding
/// says so.
open class CAReplicatorLayer: CALayer {
  /// The sublayers' pictures in the colours of the copies.
  let filteredPictures = FilteredPictures()
  private var replicated: ReplicatorValues { storage.replication ?? ReplicatorValues() }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override class func makeStorage() -> LayerStorage { ReplicatorStorage() }
  package override class func property(forKey key: String) -> LayerProperty? {
    LayerProperty.ofReplicatorLayer[key]
  }

  private func change<Value: ModelValue>(
    _ key: String, _ path: WritableKeyPath<ReplicatorValues, Value>, to value: Value
  ) {
    change(key, from: replicated[keyPath: path], to: value) { storage in
      (storage as? ReplicatorStorage)?.replicatorValues[keyPath: path] = value
    }
  }

  /// How often the sublayers are shown, themselves included; 0 shows nothing.
  open var instanceCount: Int {
    get { replicated.count }
    set {
      change("instanceCount", unless: replicated.count == newValue) { storage in
        (storage as? ReplicatorStorage)?.replicatorValues.count = newValue
      }
      reportOddNumber(CGFloat(newValue), forKey: "instanceCount")
    }
  }
  /// How long each copy lags behind the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { replicated.delay }
    set {
      guard newValue.isFinite else {
        return MediaContext.current.report(.unusableTiming(of: self, remains: "the old value stays"))
      }
      change("instanceDelay", \.delay, to: newValue)
    }
  }
  /// From each copy to the next one, about the middle of the bounds.
  open var instanceTransform: CATransform3D {
    get { replicated.transform }
    set { change("instanceTransform", \.transform, to: newValue) }
  }
  /// Whether the copies keep their depth; the layer then is as restricted as a `CATransformLayer`.
  open var preservesDepth: Bool {
    get { replicated.preservesDepth }
    set {
      set(unless: replicated.preservesDepth == newValue) { storage in
        (storage as? ReplicatorStorage)?.replicatorValues.preservesDepth = newValue
      }
    }
  }
  /// What the colours of the first copy are multiplied by.
  open var instanceColor: CGColor? {
    get { replicated.color }
    set {
      change("instanceColor", unless: replicated.color == newValue) { storage in
        (storage as? ReplicatorStorage)?.replicatorValues.color = newValue
      }
    }
  }
  /// Added to the red of what each copy's colours are multiplied by, to get the next one's; likewise the others.
  open var instanceRedOffset: Float {
    get { replicated.redOffset }
    set { change("instanceRedOffset", \.redOffset, to: newValue) }
  }
  open var instanceGreenOffset: Float {
    get { replicated.greenOffset }
    set { change("instanceGreenOffset", \.greenOffset, to: newValue) }
  }
  open var instanceBlueOffset: Float {
    get { replicated.blueOffset }
    set { change("instanceBlueOffset", \.blueOffset, to: newValue) }
  }
  open var instanceAlphaOffset: Float {
    get { replicated.alphaOffset }
    set { change("instanceAlphaOffset", \.alphaOffset, to: newValue) }
  }

  /// Says once that there are more copies than are shown.
  func reportLeftOutCopies() {
    reportOnce(
      Finding(
        grade: .advice, rule: "too-many-copies",
        message:
          "Replicators would add more than \(CopyBudget.inWords) layers to one frame; the rest is left out.",
        subjects: [String(describing: type(of: self))],
        remedy: "Check instanceCount, and how many replicators are inside each other."))
  }
}
