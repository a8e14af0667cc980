/// An animation made ready to be sampled: times in ticks, values with their types.
package final class AnimationTrack {
  package enum Body {
    case property(PropertyTrack)
    case group([AnimationTrack])
  }

  package let timing: ActiveTiming
  /// In the time of the layer, or of the group around it; nil until the commit that an animation begins with.
  private(set) var begin: MediaTime?
  private let curve: CubicTiming?
  /// Set for most: what a frame needs of a property animation, without the rest.
  private let typed: TypedMotion?
  private let progressMapping: (@Sendable (Double) -> Double)?
  private let body: Body?
  /// Whether this is the first animation of its layer to touch its property, and writes all of it: nothing has to be
  /// put back for it before a frame, and it puts the model's value where it has none of its own.
  var standsFirst = false

  /// - Parameters:
  ///   - begin: In the time of the group around it; nil for an animation of a layer.
  ///   - defaultDuration: In seconds; for an animation that names none.
  package init(
    _ animation: CAAnimation, for layer: CALayer.Type, begin: MediaTime?, defaultDuration: CFTimeInterval
  ) {
    timing = ActiveTiming(animation.timing, defaultDuration: defaultDuration)
    self.begin = begin
    curve = animation.timingFunction?.curve
    progressMapping = animation.progressMapping
    body = animation.makeBody(for: layer, duration: timing.duration)
    if case .property(let property)? = body, property.isTyped { typed = property.typed } else { typed = nil }
  }

  func begin(at time: MediaTime) {
    begin = time
  }

  /// Writes the animation's values.
  ///
  /// - Parameters:
  ///   - model: The values under all animations.
  ///   - time: Of the layer, or of the group around it.
  package func apply(to storage: LayerStorage, over model: LayerStorage, at time: MediaTime) {
    guard let begin, let position = timing.phase(at: time - begin).position else {
      if standsFirst { typed?.property.copy(storage, model) }
      return
    }
    if let typed {
      let isWritten = typed.write(at: warped(position.fraction), to: storage)
      if !isWritten, standsFirst { typed.property.copy(storage, model) }
      return
    }
    switch body {
    case .property(let property):
      property.apply(to: storage, fraction: warped(position.fraction), cycle: position.cycle)
    case .group(let tracks):
      let time =
        curve.map { MediaTime(rounding: $0.value(at: position.fraction) * Double(timing.duration.ticks)) }
        ?? position.time
      for track in tracks { track.apply(to: storage, over: model, at: time) }
    case nil: break
    }
  }

  /// How far a cycle has come after the timing function; nil outside what is shown of the animation.
  func fraction(at time: MediaTime) -> Double? {
    begin.flatMap { timing.phase(at: time - $0).position }.map { warped($0.fraction) }
  }

  private func warped(_ fraction: Double) -> Double {
    if let progressMapping { return progressMapping(fraction) }
    return curve?.value(at: fraction) ?? fraction
  }

  /// The property animations whose values have nothing between them although they should.
  func unblendableTracks(over storage: LayerStorage) -> [PropertyTrack] {
    switch body {
    case .property(let property): property.isUnblendable(over: storage) ? [property] : []
    case .group(let tracks): tracks.flatMap { $0.unblendableTracks(over: storage) }
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
    case .group(let tracks): for track in tracks { track.restore(sampled, from: model) }
    case nil: break
    }
  }

  /// The properties that the animation writes.
  package var keys: [String] {
    switch body {
    case .property(let property): property.keys
    case .group(let tracks): tracks.flatMap(\.keys)
    case nil: []
    }
  }
}
