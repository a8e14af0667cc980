/// An animation between two values. At most two of the three should be set; the table of fact 3.3 says what they
/// mean.
open class CABasicAnimation: CAPropertyAnimation {
  private struct Values {
    var from: Any?
    var to: Any?
    var by: Any?
  }

  private var values = Values()

  open var fromValue: Any? {
    get { values.from }
    set { change { values.from = newValue } }
  }
  open var toValue: Any? {
    get { values.to }
    set { change { values.to = newValue } }
  }
  open var byValue: Any? {
    get { values.by }
    set { change { values.by = newValue } }
  }

  /// Whether it begins with no colour or no picture, which no value can say.
  var startsWithNothing = false

  public override init() {
    super.init()
  }

  var namesNoValue: Bool { fromValue == nil && toValue == nil && byValue == nil }

  /// Without any value it leads from what was presented to what the model says at the commit (last row of fact 3.3).
  func nameStart(on layer: CALayer, in context: MediaContext) {
    guard namesNoValue, !isAdditive, valueFunction == nil, let keyPath,
      let presented = layer.presentedValue(atPath: keyPath, in: context)
    else { return }
    fromValue = presented.any
    startsWithNothing = presented.any == nil
  }

  package override class func makeEmpty() -> CAAnimation { CABasicAnimation() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofBasicAnimation }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CABasicAnimation else { return }
    values = other.values
    startsWithNothing = other.startsWithNothing
  }

  package override func makeSource(kind: AnimatableValue.Kind, duration: MediaTime) -> ValueSource? {
    .basic(
      BasicValues(
        from: startsWithNothing ? .nothing(of: kind) : read(fromValue, kind: kind, name: "fromValue"),
        to: read(toValue, kind: kind, name: "toValue"),
        by: read(byValue, kind: kind, name: "byValue")))
  }
}

extension AnimatableValue {
  /// What stands for "none" in values of a kind; nil where each value is one.
  fileprivate static func nothing(of kind: Kind) -> AnimatableValue? {
    switch kind {
    case .color: .color(nil)
    case .contents: .contents(nil)
    default: nil
    }
  }
}
