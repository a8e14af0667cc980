/// An animation made ready to be sampled: times in ticks, values with their types.
package final class AnimationTrack {
  package enum Body {
    case property(PropertyTrack)
    case group([AnimationTrack])
  }

  package let timing: ActiveTiming
  /// In the time of the group around it; 0 for an animation of a layer, whose begin is known at the commit.
  private let begin: MediaTime
  private let curve: CubicTiming?
  private let progressMapping: (@Sendable (Double) -> Double)?
  private let body: Body?

  /// - Parameter defaultDuration: In seconds; for an animation that names none.
  package init(_ animation: CAAnimation, for layer: CALayer.Type, defaultDuration: CFTimeInterval) {
    timing = ActiveTiming(animation.timing, defaultDuration: defaultDuration)
    begin = MediaTime(seconds: animation.beginTime)
    curve = animation.timingFunction?.curve
    progressMapping = animation.progressMapping
    body = animation.makeBody(for: layer, duration: timing.duration)
  }

  /// Writes the animation's values.
  ///
  /// - Parameter elapsed: The layer's time since the animation's begin.
  package func apply(to storage: LayerStorage, elapsed: MediaTime) {
    guard let position = timing.phase(at: elapsed).position else { return }
    switch body {
    case .property(let property):
      let fraction = progressMapping?(position.fraction) ?? curve?.value(at: position.fraction)
      property.apply(to: storage, fraction: fraction ?? position.fraction, cycle: position.cycle)
    case .group(let tracks):
      let time =
        curve.map { MediaTime(rounding: $0.value(at: position.fraction) * Double(timing.duration.ticks)) }
        ?? position.time
      for track in tracks { track.apply(to: storage, elapsed: time - track.begin) }
    case nil: break
    }
  }

  func restore(_ sampled: LayerStorage, from model: LayerStorage) {
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
