/// Where the values of a property animation come from.
package enum ValueSource {
  case basic(BasicValues)
  /// - Parameter duration: Of one cycle, in seconds.
  case spring(BasicValues, SpringSolution, duration: Double)
  case keyframes(Keyframes)

  /// Whether an end is where the property stands without the animation.
  fileprivate var leavesEndOpen: Bool {
    switch self {
    case .basic(let values), .spring(let values, _, _): values.leavesEndOpen
    case .keyframes: false
    }
  }
}

/// A property animation made ready to be sampled.
package final class PropertyTrack {
  package let target: PropertyTarget
  package let isAdditive: Bool
  package let isCumulative: Bool
  package let function: CAValueFunction?
  package let source: ValueSource
  private let needsBase: Bool

  package init(
    target: PropertyTarget, isAdditive: Bool, isCumulative: Bool, function: CAValueFunction?,
    source: ValueSource
  ) {
    self.target = target
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.function = function
    self.source = source
    needsBase = isAdditive || source.leavesEndOpen
  }

  /// - Parameters:
  ///   - fraction: Of the cycle, after the timing function.
  ///   - cycle: How many cycles lie behind.
  package func apply(to storage: LayerStorage, fraction: Double, cycle: Int) {
    // Most animations name both ends and need not look at what lies under them.
    let base = needsBase ? target.get(storage) : .object(nil)
    let current = function?.neutral ?? (isAdditive ? base.nothing : base)
    guard var value = value(at: fraction, current: current) else { return }
    if isCumulative, cycle > 0, let first = self.value(at: 0, current: current),
      let last = self.value(at: 1, current: current)
    {
      value = last.subtracting(first).accumulated(on: value, count: cycle)
    }
    if let function { value = .transform(function.transform(of: value)) }
    if isAdditive { value = value.added(to: base) }
    guard value.isFinite else { return }
    target.set(storage, value)
    if case .keyframes(let keyframes) = source { keyframes.turn(storage, at: fraction) }
  }

  /// The properties that are written.
  var keys: [String] {
    guard case .keyframes(let keyframes) = source, keyframes.turns else { return [target.property.key] }
    return [target.property.key, "transform"]
  }

  func restore(_ sampled: LayerStorage, from model: LayerStorage) {
    target.property.set(sampled, target.property.get(model))
    if case .keyframes(let keyframes) = source, keyframes.turns {
      sampled.values.transform = model.values.transform
    }
  }

  private func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue? {
    switch source {
    case .basic(let values):
      return values.ends(current: current).map { .blend($0.start, $0.end, fraction) }
    case .spring(let values, let solution, let duration):
      return values.ends(current: current).map {
        .blend($0.start, $0.end, solution.progress(at: fraction * duration))
      }
    case .keyframes(let keyframes):
      return keyframes.value(at: fraction)
    }
  }
}

extension AnimatableValue {
  /// The value that adds nothing.
  var nothing: AnimatableValue {
    switch self {
    case .transform: .transform(.identity)
    case .number, .point, .size, .rect, .numbers:
      replacingComponents((components ?? []).map { _ in 0 })
    default: self
    }
  }

  /// False when a number in it is infinite or none at all.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .transform(let transform): transform.isFinite
    case .rect, .numbers: (components ?? []).allSatisfy(\.isFinite)
    case .path(let path): path?.boundingBox.isFinite ?? true
    case .color, .colors, .contents, .object: true
    }
  }
}

extension CGRect {
  /// The null rectangle, that of an empty path, counts as finite.
  fileprivate var isFinite: Bool {
    isNull || (origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite)
  }
}
