/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  private struct Keys {
    var values: [Any]?
    var path: CGPath?
    var times: [NSNumber]?
    var timingFunctions: [CAMediaTimingFunction]?
    var calculationMode = CAAnimationCalculationMode.linear
    var tensions: [NSNumber]?
    var continuities: [NSNumber]?
    var biases: [NSNumber]?
    var rotationMode: CAAnimationRotationMode?
  }

  private var keys = Keys()

  open var values: [Any]? {
    get { keys.values }
    set { change { keys.values = newValue } }
  }
  /// Counts before `values` (fact 3.4.5).
  open var path: CGPath? {
    get { keys.path }
    set { change { keys.path = newValue } }
  }
  /// 0…1, from 0 to 1, one for each value (one more in discrete mode); anything else is ignored (fact 3.4.2).
  open var keyTimes: [NSNumber]? {
    get { keys.times }
    set { change { keys.times = newValue } }
  }
  /// One for each step from key to key; after `timingFunction`, which warps the whole (fact 3.4.3).
  open var timingFunctions: [CAMediaTimingFunction]? {
    get { keys.timingFunctions }
    set { change { keys.timingFunctions = newValue } }
  }
  open var calculationMode: CAAnimationCalculationMode {
    get { keys.calculationMode }
    set { change { keys.calculationMode = newValue } }
  }
  /// For cubic modes, one for each value: −1…1; positive values make tighter curves.
  open var tensionValues: [NSNumber]? {
    get { keys.tensions }
    set { change { keys.tensions = newValue } }
  }
  /// For cubic modes, one for each value: −1…1; other values than 0 make corners.
  open var continuityValues: [NSNumber]? {
    get { keys.continuities }
    set { change { keys.continuities = newValue } }
  }
  /// For cubic modes, one for each value: −1…1; positive values bend the curve before the key.
  open var biasValues: [NSNumber]? {
    get { keys.biases }
    set { change { keys.biases = newValue } }
  }
  /// Whether the layer turns along the path.
  open var rotationMode: CAAnimationRotationMode? {
    get { keys.rotationMode }
    set { change { keys.rotationMode = newValue } }
  }

  public override init() {
    super.init()
  }

  package override class func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  package override class var properties: [String: KeyedProperty] { KeyedProperty.ofKeyframeAnimation }

  package override func assign(_ other: CAAnimation) {
    super.assign(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    keys = other.keys
  }

  package override func makeSource(kind: AnimatableValue.Kind, duration: MediaTime) -> ValueSource? {
    checkMode()
    guard let track = makeKeyframeTrack(kind: kind) else {
      report(
        rule: "keyframes-without-values", "It has neither a path nor usable values",
        remedy: "Give it values of the property's type, or a path for a point.")
      return nil
    }
    if path == nil, rotationMode != nil {
      reportIgnored(
        rule: "rotation-mode-without-path", grade: .advice,
        "Its rotation mode turns it along a path, and it has none",
        remedy: "Give it a path instead of values.")
    }
    return .keyframes(
      Keyframes(
        track: track, times: isPaced ? track.pacedTimes : makeTimes(keyCount: track.keyCount),
        curves: makeCurves(keyCount: track.keyCount), isDiscrete: calculationMode == .discrete,
        isPaced: isPaced,
        rotation: path == nil ? nil : rotationMode))
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func checkMode() {
    guard ![.linear, .discrete, .paced, .cubic, .cubicPaced].contains(calculationMode) else { return }
    reportIgnored(
      rule: "calculation-mode-not-known",
      "There is no calculation mode \(calculationMode.rawValue); it is taken for linear",
      remedy: "Use linear, discrete, paced, cubic or cubicPaced.")
  }

  /// The curves of the steps; those that are missing are linear, and those that are too many don't count.
  private func makeCurves(keyCount: Int) -> [CubicTiming] {
    guard let timingFunctions, !timingFunctions.isEmpty, !isPaced, calculationMode != .discrete else {
      return []
    }
    if timingFunctions.count != keyCount - 1 {
      reportIgnored(
        rule: "timing-functions-unmatched", grade: .advice,
        "It has \(timingFunctions.count) timing functions for \(keyCount - 1) steps from key to key",
        remedy: "Give it one for each step: one less than keys.")
    }
    return timingFunctions.map(\.curve)
  }

  private func makeKeyframeTrack(kind: AnimatableValue.Kind) -> Keyframes.Track? {
    if let path {
      guard kind == .point, read(path, kind: .path, name: "path") != nil else { return nil }
      return MotionPath(path, isPaced: isPaced).map(Keyframes.Track.path)
    }
    let keys = (values ?? []).compactMap { read($0, kind: kind, name: "value") }
    guard !keys.isEmpty, keys.count == values?.count else { return nil }
    guard calculationMode == .cubic || calculationMode == .cubicPaced else { return .values(keys) }
    if let spline = ValueSpline(keys, shape: makeShape(), isPaced: isPaced) { return .spline(spline) }
    if keys.count > 1, keys[0].kind == .transform {
      reportIgnored(
        rule: "cubic-without-inverse",
        "One of its transforms has no inverse, so no curve goes through it; the steps are straight",
        remedy: "Use a scale that is almost 0 instead of 0.")
    }
    return .values(keys)
  }

  private func makeShape() -> SplineShape {
    let shape = SplineShape(
      tensions: numbers(tensionValues), continuities: numbers(continuityValues), biases: numbers(biasValues))
    if !(shape.tensions + shape.continuities + shape.biases).isFinite {
      reportIgnored(
        rule: "curve-values-not-finite",
        "A tension, continuity or bias is infinite or not a number; 0 takes its place",
        remedy: "Check divisions by a distance or duration of zero.")
    }
    return shape
  }

  private func numbers(_ values: [NSNumber]?) -> [Double] {
    (values ?? []).map(\.doubleValue)
  }

  private func makeTimes(keyCount: Int) -> [Double] {
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? keyCount + 1 : keyCount
    let even = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    guard let keyTimes else { return even }
    let times = numbers(keyTimes)
    let isOrdered = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    guard times.count == count, isOrdered, times.first == 0, count == 1 || times.last == 1 else {
      report(
        rule: "key-times-unusable",
        "Its key times do not run from 0 to 1 with one for each of its \(count) keys",
        remedy: "Give it \(count) key times in order, the first 0 and the last 1.")
      return even
    }
    return times
  }
}
