/// A layer that shows its sublayers several times, each time further along in place, time and colour.
///
/// The first copy is the sublayers themselves; later ones lie over it. Only the first one is hit.
open class CAReplicatorLayer: CALayer {
  /// The sublayers' pictures in the colours of the copies.
  let filteredPictures = FilteredPictures()
  private var hasReportedLeftOutCopies = false
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

  private func changeReplication(
    _ key: String, unless isSame: Bool, isFinite: Bool = true, _ store: (inout ReplicatorValues) -> Void
  ) {
    guard isFinite else { return MediaContext.current.report(.valueNotFinite(key, of: self)) }
    change(key, unless: isSame) { storage in
      if let storage = storage as? ReplicatorStorage { store(&storage.replicatorValues) }
    }
  }

  /// How often the sublayers are shown, themselves included; 0 shows nothing.
  open var instanceCount: Int {
    get { replicated.count }
    set { changeReplication("instanceCount", unless: replicated.count == newValue) { $0.count = newValue } }
  }
  /// How long each copy lags behind the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { replicated.delay }
    set {
      guard newValue.isFinite else {
        return MediaContext.current.report(.unusableTiming(of: self, remains: "the old value stays"))
      }
      changeReplication("instanceDelay", unless: replicated.delay == newValue) { $0.delay = newValue }
    }
  }
  /// From each copy to the next one, about the middle of the bounds.
  open var instanceTransform: CATransform3D {
    get { replicated.transform }
    set {
      let isSame = CATransform3DEqualToTransform(replicated.transform, newValue)
      changeReplication(
        "instanceTransform", unless: isSame, isFinite: AnimatableValue.transform(newValue).isFinite
      ) { $0.transform = newValue }
    }
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
    set { changeReplication("instanceColor", unless: replicated.color == newValue) { $0.color = newValue } }
  }
  /// Added to the red of what each copy's colours are multiplied by, to get the next one's; likewise the others.
  open var instanceRedOffset: Float {
    get { replicated.redOffset }
    set {
      changeReplication(
        "instanceRedOffset", unless: replicated.redOffset == newValue, isFinite: newValue.isFinite
      ) {
        $0.redOffset = newValue
      }
    }
  }
  open var instanceGreenOffset: Float {
    get { replicated.greenOffset }
    set {
      changeReplication(
        "instanceGreenOffset", unless: replicated.greenOffset == newValue, isFinite: newValue.isFinite
      ) {
        $0.greenOffset = newValue
      }
    }
  }
  open var instanceBlueOffset: Float {
    get { replicated.blueOffset }
    set {
      changeReplication(
        "instanceBlueOffset", unless: replicated.blueOffset == newValue, isFinite: newValue.isFinite
      ) {
        $0.blueOffset = newValue
      }
    }
  }
  open var instanceAlphaOffset: Float {
    get { replicated.alphaOffset }
    set {
      changeReplication(
        "instanceAlphaOffset", unless: replicated.alphaOffset == newValue, isFinite: newValue.isFinite
      ) {
        $0.alphaOffset = newValue
      }
    }
  }

  /// Says once that there are more copies than are shown.
  func reportLeftOutCopies() {
    guard !hasReportedLeftOutCopies else { return }
    hasReportedLeftOutCopies = true
    MediaContext.current.report(
      Finding(
        grade: .advice, rule: "too-many-copies",
        message: "Replicators would show one layer more than 100,000 times; the rest is left out.",
        subjects: [String(describing: type(of: self))], remedy: "Check instanceCount."))
  }
}
