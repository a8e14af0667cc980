/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  private struct Values {
    var keyPath: String?
    var isAdditive = false
    var isCumulative = false
    var valueFunction: CAValueFunction?
  }

  private var values = Values()

  /// The property, or a part of it: `position.x`, `transform.rotation.z`.
  open var keyPath: String? {
    get { values.keyPath }
    set { change { values.keyPath = newValue } }
  }
  /// Whether values are added to what the model and earlier animations give (fact 3.3.1).
  open var isAdditive: Bool {
    get { values.isAdditive }
    set { change { values.isAdditive = newValue } }
  }
  /// Whether each cycle begins where the last one ended (fact 3.3.2); one that reverses ends where it began.
  open var isCumulative: Bool {
    get { values.isCumulative }
    set { change { values.isCumulative = newValue } }
  }
  /// Makes transforms of the animation's numbers.
  open var valueFunction: CAValueFunction? {
    get { values.valueFunction }
    set { change { values.valueFunction = newValue } }
  }

  public override init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// As an action without a key path of its own the animation takes the key of the property that changed.
  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard keyPath == nil, let copy = duplicate() as? CAPropertyAnimation else {
      super.run(forKey: event, object: anObject, arguments: dict)
      return
    }
    copy.keyPath = event
    copy.run(forKey: event, object: anObject, arguments: dict)
  }

  package override class func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofPropertyAnimation }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAPropertyAnimation else { return }
    values = other.values
  }

  package override func makeBody(for layer: CALayer, duration: MediaTime) -> AnimationTrack.Body? {
    guard let keyPath else {
      report(rule: "animation-without-key-path", "It names no property", remedy: "Give it a keyPath.")
      return nil
    }
    guard let target = PropertyTarget(keyPath: keyPath, of: type(of: layer), in: layer.storage) else {
      report(
        rule: "unknown-key-path", "\(type(of: layer)) has no \(keyPath)",
        remedy: "Check the spelling of the key path.")
      return nil
    }
    reportUnknown(target, keyPath, of: layer)
    guard valueFunction == nil || target.kind == .transform || target.isWholeCustom else {
      report(
        rule: "value-function-without-transform",
        "Its value function makes transforms, and \(keyPath) is none",
        remedy: "Animate transform or sublayerTransform by it, or leave the function out.")
      return nil
    }
    let kind = valueFunction?.kind ?? target.kind
    guard let source = makeSource(kind: kind, duration: duration) else { return nil }
    return .property(
      PropertyTrack(
        target: target, isAdditive: isAdditive, isCumulative: isCumulative && !autoreverses,
        function: valueFunction, source: source))
  }

  /// Where the values come from; nil when there are none.
  package func makeSource(kind: AnimatableValue.Kind, duration: MediaTime) -> ValueSource? { nil }

  /// Reads a value of the animation; what cannot be used is reported and left out.
  func read(_ value: Any?, kind: AnimatableValue.Kind, name: String) -> AnimatableValue? {
    guard let value else { return nil }
    let read = kind == .object ? AnimatableValue(guessing: value) : AnimatableValue(value, kind: kind)
    guard let read, read.isFinite else {
      report(
        rule: "animation-value-unusable",
        "Its \(name) has another type than \(keyPath ?? "its property") or is not finite",
        remedy: "Give it a finite value of the property's type.")
      return nil
    }
    return read
  }

  /// What actions are asked for besides properties; an action without a key path takes them for its own.
  private static let actionKeys = [kCAOnOrderIn, kCAOnOrderOut, "sublayers"]

  /// Applications may animate keys of their own; a layer that knows nothing of one shows nothing of it either.
  private func reportUnknown(_ target: PropertyTarget, _ keyPath: String, of layer: CALayer) {
    let layerType = type(of: layer)
    guard target.isWholeCustom, layer.storage.custom[keyPath] == nil, !Self.actionKeys.contains(keyPath),
      layerType.defaultValue(forKey: keyPath) == nil, !layerType.needsDisplay(forKey: keyPath)
    else { return }
    layer.reportOnce(
      Finding(
        grade: .advice, rule: "unknown-key-path",
        message: "An animation of \(keyPath) was added to a layer that has no such animatable property.",
        subjects: [String(describing: type(of: self)), String(describing: layerType)],
        remedy: keyPath == "frame"
          ? "Animate position and bounds, of which the frame is made."
          : "Check the spelling; of a key of your own, set a value first or let defaultValue(forKey:) give one."
      ))
  }

  func report(rule: String, _ what: String, remedy: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: rule,
        message: "An animation was added that cannot play. \(what); that is ignored.",
        subjects: [String(describing: type(of: self))], remedy: remedy))
  }

  /// Reports what an animation that plays leaves out.
  func reportIgnored(rule: String, grade: Finding.Grade = .fault, _ what: String, remedy: String) {
    MediaContext.current.report(
      Finding(
        grade: grade, rule: rule, message: "An animation was added that plays in part. \(what).",
        subjects: [String(describing: type(of: self))], remedy: remedy))
  }
}
