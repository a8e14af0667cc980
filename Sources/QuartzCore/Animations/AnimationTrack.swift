/// An animation made ready to be sampled: times in ticks, values with their types.
package final class AnimationTrack {
  package enum Body {
    case property(PropertyTrack)
    case group(GroupTrack)
  }

  package let timing: ActiveTiming
  /// In the time of the layer, or of the group around it; nil until the commit that an animation begins with.
  private(set) var begin: MediaTime?
  private let curve: CubicTiming?
  /// Set for most: what a frame needs of a property animation, without the rest.
  private let typed: TypedMotion?
  private let progressMapping: (@Sendable (Double) -> Double)?
  private let body: Body?
  /// The properties that the animation writes.
  package let keys: [String]
  /// Whether this is the first animation of its layer to touch its property, and writes all of it: nothing has to be
  /// put back for it before a frame, and it puts the model's value where it has none of its own.
  var standsFirst = false

  /// - Parameters:
  ///   - begin: In the time of the group around it; nil for an animation of a layer.
  ///   - defaultDuration: In seconds; for an animation that names none.
  package convenience init(
    _ animation: CAAnimation, for layer: CALayer, begin: MediaTime?, defaultDuration: CFTimeInterval
  ) {
    let timing = ActiveTiming(animation.timing, defaultDuration: defaultDuration)
    self.init(
      animation, timing: timing, begin: begin,
      body: animation.makeBody(for: layer, duration: timing.duration))
  }

  init(_ animation: CAAnimation, timing: ActiveTiming, begin: MediaTime?, body: Body?) {
    self.timing = timing
    self.begin = begin
    self.body = body
    curve = animation.timingFunction?.curve
    progressMapping = animation.progressMapping
    switch body {
    case .property(let property):
      typed = property.isTyped ? property.typed : nil
      keys = property.keys
    case .group(let group):
      typed = nil
      keys = group.keys
    case nil:
      typed = nil
      keys = []
    }
  }

  func begin(at time: MediaTime) {
    begin = time
  }

  /// Writes the animation's values.
  ///
  /// - Parameters:
  ///   - model: The values under all animations.
  ///   - time: Of the layer, or of the group around it.
  ///   - isFresh: Whether the storage is as the model but for what animations before this one have written.
  package func apply(
    to storage: LayerStorage, over model: LayerStorage, at time: MediaTime, isFresh: Bool = false
  ) {
    guard let begin, let position = timing.phase(at: time - begin).position else {
      if standsFirst, !isFresh { typed?.property.copy(storage, model) }
      return
    }
    if let typed {
      let isWritten = typed.write(at: warped(position.fraction), to: storage)
      if !isWritten, standsFirst, !isFresh { typed.property.copy(storage, model) }
      return
    }
    switch body {
    case .property(let property):
      property.apply(to: storage, fraction: warped(position.fraction), cycle: position.cycle)
    case .group(let group):
      group.apply(to: storage, over: model, at: timeInside(position))
    case nil: break
    }
  }

  /// How far a cycle has come after the timing function; nil outside what is shown of the animation.
  func fraction(at time: MediaTime) -> Double? {
    begin.flatMap { timing.phase(at: time - $0).position }.map { warped($0.fraction) }
  }

  /// The time of the animations in a group; nil outside what is shown of the group.
  ///
  /// - Parameter time: Of the group around this one.
  func timeInside(at time: MediaTime) -> MediaTime? {
    begin.flatMap { timing.phase(at: time - $0).position }.map(timeInside)
  }

  private func timeInside(_ position: ActiveTiming.Position) -> MediaTime {
    guard let curve else { return position.time }
    return MediaTime(rounding: curve.value(at: position.fraction) * Double(timing.duration.ticks))
  }

  private func warped(_ fraction: Double) -> Double {
    if let progressMapping { return progressMapping(fraction) }
    return curve?.value(at: fraction) ?? fraction
  }

  /// The property animations whose values have nothing between them although they should.
  func unblendableTracks(over storage: LayerStorage) -> [PropertyTrack] {
    switch body {
    case .property(let property): property.isUnblendable(over: storage) ? [property] : []
    case .group(let group): group.unblendableTracks(over: storage)
    case nil: []
    }
  }

  /// The property that is written as a whole, whatever it was before.
  var coveredProperty: LayerProperty? {
    guard let typed, typed.coversProperty else { return nil }
    return typed.property
  }

  /// Puts back the model's values where the animation writes.
  func restore(_ sampled: LayerStorage, from model: LayerStorage) {
    if standsFirst { return }
    switch body {
    case .property(let property): property.restore(sampled, from: model)
    case .group(let group): group.restore(sampled, from: model)
    case nil: break
    }
  }
}
