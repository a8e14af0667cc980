import Compositor

/// The key of every `CATransition` on its layer (fact 3.2.2).
public let kCATransition = "transition"

/// Leads from what a layer and the layers under it showed at the last commit to what they show now.
open class CATransition: CAAnimation {
  private struct Values {
    var type = CATransitionType.fade
    var subtype: CATransitionSubtype?
    var startProgress: Float = 0
    var endProgress: Float = 1
    var filter: Any?
  }

  private var values = Values()

  open var type: CATransitionType {
    get { values.type }
    set { change { values.type = newValue } }
  }
  /// From the right where none is named.
  open var subtype: CATransitionSubtype? {
    get { values.subtype }
    set { change { values.subtype = newValue } }
  }
  /// Where in the transition it begins, 0…1.
  open var startProgress: Float {
    get { values.startProgress }
    set { change { values.startProgress = newValue } }
  }
  /// Where in the transition it ends, 0…1.
  open var endProgress: Float {
    get { values.endProgress }
    set { change { values.endProgress = newValue } }
  }
  /// A filter that makes the pictures between; there are none here, `type` counts.
  open var filter: Any? {
    get { values.filter }
    set { change { values.filter = newValue } }
  }

  /// The old picture, in pixels from the origin of the layer's bounds.
  private(set) var outgoing: [RenderNode] = []
  /// Pixels of the old picture to a point.
  private(set) var outgoingScale: CGFloat = 1

  public override init() {
    super.init()
  }

  package override class func makeEmpty() -> CAAnimation { CATransition() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofTransition }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CATransition else { return }
    values = other.values
  }

  /// Keeps what a layer showed at the last commit.
  func takeOutgoing(of layer: CALayer) {
    outgoingScale = layer.contentsScale > 0 && layer.contentsScale.isFinite ? layer.contentsScale : 1
    outgoing = LayerSampler(scale: outgoingScale, values: .committed).frozenNodes(of: layer)
    // Each transition that begins during another keeps the other's old picture inside its own. Begun at every frame
    // they would pile up for ever, long after the lowest can be seen.
    if layer.attachedAnimations.transition != nil {
      outgoing = outgoing.map { $0.cut(below: Self.depthLimit) }
    }
  }

  private static let depthLimit = 256

  override func checkTiming() {
    super.checkTiming()
    guard !startProgress.isFinite || !endProgress.isFinite else { return }
    if !startProgress.isFinite { values.startProgress = 0 }
    if !endProgress.isFinite { values.endProgress = 1 }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "transition-progress-not-finite",
        message:
          "Where a transition begins or ends is infinite or not a number; the default takes its place.",
        subjects: ["CATransition"],
        remedy: "Give startProgress and endProgress numbers from 0 to 1."))
  }

  func checkType() {
    let isKnown = [.fade, .moveIn, .push, .reveal].contains(type)
    guard !isKnown || filter != nil else { return }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "transition-not-known",
        message: isKnown
          ? "A transition has a filter, which is ignored."
          : "A transition's type, \(type.rawValue), is not public; it fades.",
        subjects: ["CATransition"], remedy: "Use fade, moveIn, push or reveal."))
  }

  /// - Parameter fraction: Of the animation, after its timing function.
  func picture(at fraction: Double, isOpaque: Bool) -> TransitionPicture {
    let (start, end) = (Double(startProgress), Double(endProgress))
    let progress = min(max(start + (end - start) * fraction, 0), 1)
    return TransitionPicture(
      type: type, side: (subtype ?? .fromRight).side, progress: progress, isOpaque: isOpaque)
  }
}

extension RenderNode {
  /// The node without what lies more levels under it.
  fileprivate func cut(below levels: Int) -> RenderNode {
    guard !children.isEmpty else { return self }
    var node = self
    node.children = levels > 0 ? children.map { $0.cut(below: levels - 1) } : []
    return node
  }
}
