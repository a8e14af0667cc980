/// An area with a place, an appearance and sublayers, whose properties animate.
///
/// Geometry is in points; y points down. The layer's values live in a storage that is exchanged as a whole between
/// model and presentation; this file lists what a layer has, the files beside it say how it works.
open class CALayer: NSObject, CAMediaTiming {
  // MARK: State

  // What each layer of each frame is asked for is not checked for being written meanwhile: one thread alone reads and
  // writes it, and whoever takes something out of a list keeps it until the list is whole again, so that what goes with
  // it finds nothing half done. The checks would be a twentieth of what a frame takes without its pixels.
  @exclusivity(unchecked) package var storage: LayerStorage
  /// The model that this layer presents; nil for a model itself.
  weak var presentedModel: CALayer?
  /// True for a copy that stands for a model, and for a model while it draws what is presented.
  var isPresentationLayer: Bool
  @exclusivity(unchecked) var sublayerList: [CALayer] = []
  weak var parent: CALayer?
  /// The layer that this one masks.
  weak var maskedLayer: CALayer?
  var maskLayer: CALayer?
  /// Set while the delegate is asked what to do when the layer leaves its superlayer.
  var isLeavingSuperlayer = false
  @exclusivity(unchecked) var attachedAnimations = AttachedAnimationList() {
    didSet { tracksAreStale = true }
  }
  /// Of the attached animations, which keep them alive: a frame samples thousands and counts no references.
  @exclusivity(unchecked) var tracks: ContiguousArray<Unmanaged<AnimationTrack>> = []
  /// Whether animations have come or gone since the tracks were listed.
  @exclusivity(unchecked) var tracksAreStale = false
  /// Whether one of the tracks needs the contents drawn anew in each frame.
  var tracksNeedDisplay = false
  var isListedAsAnimated = false
  /// Values at the last commit, while the model has changed since; kept for the next time.
  var committedStorage: LayerStorage?
  /// Those that were attached at the last commit, from the first change after it to the next commit.
  var committedAnimations = AttachedAnimationList()
  var changeEpoch: Int
  let creationEpoch: Int
  var presentationLayer: PresentedLayer?
  @exclusivity(unchecked) var sampledStorage: LayerStorage?
  /// Whether more than what animations write differs between model and sampled values.
  @exclusivity(unchecked) var sampledIsStale = true
  var layoutFlags = LayoutFlags()
  /// Of the findings that are made once a layer, those that have been made.
  var reportedRules: Set<String> = []
  /// Kept from frame to frame.
  private(set) lazy var shadowPictures = ShadowPictures()
  /// Asked for at each frame, and dear to make.
  private(set) lazy var className = String(describing: type(of: self))

  /// Order of creation within the context.
  package let identifier: Int
  @exclusivity(unchecked) open var name: String?
  open weak var delegate: CALayerDelegate?
  open var actions: [String: CAAction]?
  /// Values for properties that still have the first values of their class, by key.
  open var style: [AnyHashable: Any]? {
    didSet { applyStyle(over: oldValue) }
  }
  open var needsDisplayOnBoundsChange = false

  // MARK: Making layers

  public override init() {
    storage = type(of: self).makeStorage()
    (identifier, creationEpoch) = CALayer.register()
    changeEpoch = creationEpoch
    isPresentationLayer = false
    super.init()
  }

  /// Makes a copy of another layer, without its sublayers; presentation layers are made this way.
  ///
  /// Subclasses with properties of their own copy them here.
  public init(layer: Any) {
    let original = layer as? CALayer
    let model = original.flatMap { MediaContext.current.modelsToPresent.last === $0 ? $0 : nil }
    storage = type(of: self).makeStorage()
    if let original { storage.assign(original.storage) }
    (identifier, creationEpoch) = model.map { ($0.identifier, $0.creationEpoch) } ?? CALayer.register()
    changeEpoch = creationEpoch
    isPresentationLayer = model != nil
    super.init()
    name = original?.name
    if let model { becomePresentation(of: model) }
  }

  /// Makes a layer with default values.
  public required init?(coder: NSCoder) {
    storage = type(of: self).makeStorage()
    (identifier, creationEpoch) = CALayer.register()
    changeEpoch = creationEpoch
    isPresentationLayer = false
    super.init()
  }

  deinit {
    releaseTree()
    _releaseAssociatedObjects(of: self)
  }

  // MARK: Geometry

  open var bounds: CGRect {
    get { storage.values.bounds }
    set { changeBounds(to: newValue) }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { storage.values.position }
    set { changePosition(to: newValue) }
  }
  /// Higher is nearer to the viewer.
  open var zPosition: CGFloat {
    get { storage.values.zPosition }
    set {
      change("zPosition", from: storage.values.zPosition, to: newValue) { $0.values.zPosition = newValue }
    }
  }
  /// The point of the bounds that `position` places and `transform` turns about, 0…1 in each direction.
  open var anchorPoint: CGPoint {
    get { storage.values.anchorPoint }
    set {
      change("anchorPoint", from: storage.values.anchorPoint, to: newValue) {
        $0.values.anchorPoint = newValue
      }
    }
  }
  open var anchorPointZ: CGFloat {
    get { storage.values.anchorPointZ }
    set {
      change("anchorPointZ", from: storage.values.anchorPointZ, to: newValue) {
        $0.values.anchorPointZ = newValue
      }
    }
  }
  open var transform: CATransform3D {
    get { storage.values.transform }
    set { changeTransform(to: newValue) }
  }
  /// The smallest rectangle of the superlayer around the layer; made from bounds, position, anchor and transform.
  open var frame: CGRect {
    get { modelFrame }
    set { changeFrame(to: newValue) }
  }
  /// Applied to every sublayer about this layer's anchor point, for perspective.
  open var sublayerTransform: CATransform3D {
    get { storage.values.sublayerTransform }
    set { changeSublayerTransform(to: newValue) }
  }
  /// Whether the layer shows when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { storage.values.isDoubleSided }
    set { set(unless: storage.values.isDoubleSided == newValue) { $0.values.isDoubleSided = newValue } }
  }
  /// Whether y points up in the layer's own space; contents stay upright.
  open var isGeometryFlipped: Bool {
    get { storage.values.isGeometryFlipped }
    set {
      set(unless: storage.values.isGeometryFlipped == newValue) { $0.values.isGeometryFlipped = newValue }
    }
  }
  /// Whether contents are shown upside down as seen from the layer's own space, so that they stand upright: true
  /// inside an odd number of layers with flipped geometry, this one included.
  open func contentsAreFlipped() -> Bool { isInsideOddFlips }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l, to: self) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l, to: self) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l) }
  /// The part of the bounds that the scroll layers around this one show.
  open var visibleRect: CGRect { unscrolledRect }
  /// Scrolls the nearest scroll layer above so that a point of this layer lies at its origin.
  open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }
  /// Scrolls the nearest scroll layer above so that a rectangle of this layer can be seen.
  open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }
  /// The farthest descendant that contains a point of the superlayer's space, or the layer itself, or nil.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// - Parameter p: In the layer's own space.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Hierarchy

  open var superlayer: CALayer? { isPresentationLayer ? presentedModel?.parent?.presentation() : parent }
  open var sublayers: [CALayer]? {
    get { visibleSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }
  /// A layer whose alpha multiplies this one; it lies in this layer's space and has no superlayer.
  open var mask: CALayer? {
    get { isPresentationLayer ? presentedModel?.maskLayer?.presentation() : maskLayer }
    set { changeMask(to: newValue) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList.count) }
  /// An index beyond the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, atAsked: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, above: true)
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, above: false)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  open func removeFromSuperlayer() { detachFromSuperlayer() }

  // MARK: Appearance

  open var opacity: Float {
    get { storage.values.opacity }
    set { change("opacity", from: storage.values.opacity, to: newValue) { $0.values.opacity = newValue } }
  }
  open var isHidden: Bool {
    get { storage.values.isHidden }
    set { changeHidden(to: newValue) }
  }
  /// Whether opacity fades the layer with its sublayers as one picture.
  open var allowsGroupOpacity: Bool {
    get { storage.values.allowsGroupOpacity }
    set {
      set(unless: storage.values.allowsGroupOpacity == newValue) { $0.values.allowsGroupOpacity = newValue }
    }
  }
  /// Whether contents and sublayers are cut at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { storage.values.masksToBounds }
    set { set(unless: storage.values.masksToBounds == newValue) { $0.values.masksToBounds = newValue } }
  }
  open var isOpaque: Bool {
    get { storage.values.isOpaque }
    set { set(unless: storage.values.isOpaque == newValue) { $0.values.isOpaque = newValue } }
  }
  /// Whether edges are anti-aliased at all.
  open var allowsEdgeAntialiasing: Bool {
    get { storage.values.allowsEdgeAntialiasing }
    set {
      set(unless: storage.values.allowsEdgeAntialiasing == newValue) {
        $0.values.allowsEdgeAntialiasing = newValue
      }
    }
  }
  /// The edges that are anti-aliased where `allowsEdgeAntialiasing` is true.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { storage.values.antialiasedEdges }
    set { set(unless: storage.values.antialiasedEdges == newValue) { $0.values.antialiasedEdges = newValue } }
  }
  open var backgroundColor: CGColor? {
    get { storage.values.backgroundColor }
    set {
      change("backgroundColor", unless: storage.values.backgroundColor == newValue) {
        $0.values.backgroundColor = newValue
      }
    }
  }
  open var cornerRadius: CGFloat {
    get { storage.values.cornerRadius }
    set {
      change("cornerRadius", from: storage.values.cornerRadius, to: newValue) {
        $0.values.cornerRadius = newValue
      }
      reportOddNumber(newValue, forKey: "cornerRadius")
    }
  }
  open var maskedCorners: CACornerMask {
    get { storage.values.maskedCorners }
    set { set(unless: storage.values.maskedCorners == newValue) { $0.values.maskedCorners = newValue } }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { storage.values.cornerCurve }
    set {
      set(unless: storage.values.cornerCurve == newValue) { $0.values.cornerCurve = newValue }
      reportOddName(newValue.rawValue, forKey: "cornerCurve")
    }
  }
  open var borderWidth: CGFloat {
    get { storage.values.borderWidth }
    set {
      change("borderWidth", from: storage.values.borderWidth, to: newValue) {
        $0.values.borderWidth = newValue
      }
      reportOddNumber(newValue, forKey: "borderWidth")
    }
  }
  open var borderColor: CGColor? {
    get { storage.values.borderColor }
    set {
      change("borderColor", unless: storage.values.borderColor == newValue) {
        $0.values.borderColor = newValue
      }
    }
  }
  open var shadowColor: CGColor? {
    get { storage.values.shadowColor }
    set {
      change("shadowColor", unless: storage.values.shadowColor == newValue) {
        $0.values.shadowColor = newValue
      }
    }
  }
  open var shadowOpacity: Float {
    get { storage.values.shadowOpacity }
    set {
      change("shadowOpacity", from: storage.values.shadowOpacity, to: newValue) {
        $0.values.shadowOpacity = newValue
      }
    }
  }
  open var shadowOffset: CGSize {
    get { storage.values.shadowOffset }
    set {
      change("shadowOffset", from: storage.values.shadowOffset, to: newValue) {
        $0.values.shadowOffset = newValue
      }
    }
  }
  /// The standard deviation of the blur, in points.
  open var shadowRadius: CGFloat {
    get { storage.values.shadowRadius }
    set {
      change("shadowRadius", from: storage.values.shadowRadius, to: newValue) {
        $0.values.shadowRadius = newValue
      }
      reportOddNumber(newValue, forKey: "shadowRadius")
    }
  }
  open var shadowPath: CGPath? {
    get { storage.values.shadowPath }
    set {
      change("shadowPath", from: storage.values.shadowPath, to: newValue) { $0.values.shadowPath = newValue }
    }
  }
  /// How much larger the corners of a curve reach than its radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansion : 1
  }

  // MARK: Contents

  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { storage.values.contents }
    set { changeContents(to: newValue) }
  }
  /// The part of the contents that is shown, 0…1 in each direction; beyond, their outermost pixels are repeated.
  open var contentsRect: CGRect {
    get { storage.values.contentsRect }
    set {
      change("contentsRect", from: storage.values.contentsRect, to: newValue) {
        $0.values.contentsRect = newValue
      }
      reportOddPart(newValue, forKey: "contentsRect")
    }
  }
  /// The part of the contents that stretches, 0…1 in each direction; what lies outside keeps its size. One without
  /// width or height is a pixel wide or high.
  open var contentsCenter: CGRect {
    get { storage.values.contentsCenter }
    set {
      change("contentsCenter", from: storage.values.contentsCenter, to: newValue) {
        $0.values.contentsCenter = newValue
      }
      reportOddPart(newValue, forKey: "contentsCenter")
    }
  }
  /// Pixels of the contents to a point; 1 where it is not above 0.
  open var contentsScale: CGFloat {
    get { storage.values.contentsScale }
    set {
      change("contentsScale", from: storage.values.contentsScale, to: newValue) {
        $0.values.contentsScale = newValue
      }
      reportOddNumber(newValue, forKey: "contentsScale")
    }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { storage.values.contentsGravity }
    set {
      set(unless: storage.values.contentsGravity == newValue) { $0.values.contentsGravity = newValue }
      reportOddName(newValue.rawValue, forKey: "contentsGravity")
    }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { storage.values.magnificationFilter }
    set {
      set(unless: storage.values.magnificationFilter == newValue) { $0.values.magnificationFilter = newValue }
      reportOddName(newValue.rawValue, forKey: "magnificationFilter")
    }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { storage.values.minificationFilter }
    set {
      set(unless: storage.values.minificationFilter == newValue) { $0.values.minificationFilter = newValue }
      reportOddName(newValue.rawValue, forKey: "minificationFilter")
    }
  }
  /// Whether the layer with its sublayers and shadow is composed into a bitmap, which is kept, before it is faded.
  open var shouldRasterize: Bool {
    get { storage.values.shouldRasterize }
    set { set(unless: storage.values.shouldRasterize == newValue) { $0.values.shouldRasterize = newValue } }
  }
  /// Pixels of that bitmap to a point.
  open var rasterizationScale: CGFloat {
    get { storage.values.rasterizationScale }
    set {
      set("rasterizationScale", from: storage.values.rasterizationScale, to: newValue) {
        $0.values.rasterizationScale = newValue
      }
    }
  }
  /// A wish without effect on what is drawn.
  open var drawsAsynchronously: Bool {
    get { storage.values.drawsAsynchronously }
    set {
      set(unless: storage.values.drawsAsynchronously == newValue) {
        $0.values.drawsAsynchronously = newValue
      }
    }
  }
  open func setNeedsDisplay() { noteNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { noteNeedsDisplay() }
  open func needsDisplay() -> Bool { layoutFlags.needsDisplay }
  open func displayIfNeeded() { displayNow() }
  /// Gives the layer its contents: asks the delegate, else draws them.
  open func display() { drawContents() }
  /// Draws the contents; asks the delegate to.
  open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }
  /// Draws the model's tree, without animations (fact 3.9.4).
  open func render(in ctx: CGContext) { renderModel(in: ctx) }
  /// Whether a change of a property needs the contents drawn anew; for properties of subclasses.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Layout

  open func setNeedsLayout() { noteNeedsLayout() }
  open func needsLayout() -> Bool { layoutFlags.needsLayout }
  open func layoutIfNeeded() { layOutTree() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { storage.values.timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { storage.values.timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  open var speed: Float {
    get { storage.values.timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { storage.values.timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { storage.values.timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { storage.values.timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { storage.values.timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { storage.values.timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }
  /// Nil stands for the clock, `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    convertSeconds(t, from: l, to: self)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    convertSeconds(t, from: self, to: l)
  }

  // MARK: Animations and actions

  /// Adds a copy of an animation; one with the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }
  open func removeAllAnimations() { detachAllAnimations() }
  /// The layer's own copy.
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(forKey: key) }
  /// In the order of their application; nil when there is none.
  open func animationKeys() -> [String]? { attachedAnimationKeys }
  /// What to run when a property changes or something happens to the layer, in the order of fact 3.8.
  open func action(forKey event: String) -> CAAction? { searchAction(forKey: event) }
  /// The implicit animation of the animatable properties, nil for everything else.
  open class func defaultAction(forKey event: String) -> CAAction? { implicitAction(forKey: event) }
  /// The initial value of a property; nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { property(forKey: key)?.get(makeStorage()).any }

  // MARK: Model and presentation

  /// A copy with the animations applied, as of the last commit; nil before the first.
  open func presentation() -> Self? { makePresentation() as? Self }
  open func model() -> Self { (presentedModel as? Self) ?? self }

  // MARK: Key-value coding

  open func value(forKey key: String) -> Any? { value(atPath: key) ?? styleValues(of: style)[key] }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, atPath: key) }
  open func value(forKeyPath keyPath: String) -> Any? { value(atPath: keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, atPath: keyPath) }

  /// The animatable property of a key; nil for keys of the application's own.
  package class func property(forKey key: String) -> LayerProperty? { LayerProperty.ofLayer[key] }

  package class func makeStorage() -> LayerStorage { LayerStorage() }
}
