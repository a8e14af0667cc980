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
  let typed: TypedMotion?
  /// Keyframes that turn the layer along their path.
  private let turning: Keyframes?
  package let isAdditive: Bool
  package let isCumulative: Bool
  private let needsBase: Bool
  package let function: CAValueFunction?
  package let source: ValueSource

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
    typed =
      function == nil
      ? TypedMotion.make(source, target: target, isAdditive: isAdditive) : nil
    if case .keyframes(let keyframes) = source, keyframes.turns { turning = keyframes } else { turning = nil }
  }

  /// Whether the typed motion says all.
  var isTyped: Bool { typed != nil && turning == nil && !isCumulative }

  /// - Parameters:
  ///   - fraction: Of the cycle, after the timing function.
  ///   - cycle: How many cycles lie behind.
  package func apply(to storage: LayerStorage, fraction: Double, cycle: Int) {
    if let typed, cycle == 0 || !isCumulative {
      _ = typed.write(at: fraction, to: storage)
    } else {
      applyWrapped(to: storage, fraction: fraction, cycle: cycle)
    }
    turning?.turn(storage, at: fraction)
  }

  private func applyWrapped(to storage: LayerStorage, fraction: Double, cycle: Int) {
    // Most animations name both ends and need not look at what lies under them.
    let base = needsBase ? target.get(storage) : .object(nil)
    let current = function?.neutral ?? (isAdditive ? base.nothing : base)
    guard var value = value(at: fraction, current: current) else { return }
    if isCumulative, cycle > 0, let first = self.value(at: 0, current: current),
      let last = self.value(at: 1, current: current)
    {
      value = value.advanced(from: first, to: last, count: cycle)
    }
    if let function { value = .transform(function.transform(of: value)) }
    if isAdditive { value = value.added(to: base) }
    guard value.isFinite else { return }
    target.set(storage, value)
  }

  /// Whether the ends, with what is under the animation, have nothing between them although the property's values do.
  func isUnblendable(over storage: LayerStorage) -> Bool {
    switch source {
    case .basic(let values), .spring(let values, _, _):
      let current = target.get(storage)
      guard function == nil, let ends = values.ends(current: isAdditive ? current.nothing : current) else {
        return false
      }
      return ends.start.isBlendable && !AnimatableValue.canBlend(ends.start, ends.end)
    case .keyframes(let keyframes): return keyframes.hasUnblendableStep
    }
  }

  /// The properties that are written.
  var keys: [String] {
    turning == nil ? [target.property.key] : [target.property.key, "transform"]
  }

  func restore(_ sampled: LayerStorage, from model: LayerStorage) {
    target.property.copy(sampled, model)
    if turning != nil { sampled.values.transform = model.values.transform }
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
  /// Whether values of this kind have others between them.
  fileprivate var isBlendable: Bool {
    if case .object = self { false } else { true }
  }

  /// The value that adds nothing.
  var nothing: AnimatableValue {
    switch self {
    case .transform: .transform(.identity)
    case .color: .color(.clear)
    case .number, .point, .size, .rect, .numbers:
      replacingComponents((components ?? []).map { _ in 0 })
    default: self
    }
  }

  /// False when a number in it is infinite or none at all.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.isFinite
    case .size(let size): size.isFinite
    case .rect(let rect): rect.isFinite
    case .transform(let transform): transform.isFinite
    case .numbers(let numbers): numbers.isFinite
    case .path(let path): path.isFinite
    case .color, .colors, .contents, .object: true
    }
  }
}
