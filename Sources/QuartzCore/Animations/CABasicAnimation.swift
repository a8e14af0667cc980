/// An animation between two values. At most two of the three should be set; the table of fact 3.3 says what they
/// mean.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// Whether it begins with no colour or no picture, which no value can say; for implicit animations.
  var startsWithNothing = false

  public override init() {
    super.init()
  }

  var namesNoValue: Bool { fromValue == nil && toValue == nil && byValue == nil }

  package override class func makeEmpty() -> CAAnimation { CABasicAnimation() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofBasicAnimation }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
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
