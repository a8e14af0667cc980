/// An animation in its place on a layer.
package final class AttachedAnimation {
  package let animation: CAAnimation
  package let key: String?
  let sequence: Int
  private(set) weak var layer: CALayer?
  private let context: MediaContext
  private let groups: [CompletionGroup]
  let track: AnimationTrack
  /// Whether each frame needs the contents of the layer drawn anew.
  let needsDisplay: Bool
  /// In the layer's time; nil until the commit.
  package var begin: MediaTime? { track.begin }
  private var hasStarted = false
  private(set) var hasStopped = false
  /// Whether being taken off its layer counted as reaching its end.
  private(set) var stoppedAsFinished = false

  /// - Parameter animation: The layer's own copy.
  init(_ animation: CAAnimation, key: String?, layer: CALayer, context: MediaContext) {
    animation.checkTiming()
    if !(animation.duration > 0) { animation.timing.duration = context.animationDuration }
    animation.setAttached(true)
    self.animation = animation
    self.key = key
    self.layer = layer
    self.context = context
    sequence = context.nextIdentifier(for: "animation")
    groups = context.openCompletionGroups
    track = AnimationTrack(
      animation, for: layer, begin: nil, defaultDuration: context.animationDuration)
    needsDisplay = track.keys.contains { type(of: layer).needsDisplay(forKey: $0) }
    for group in groups { group.enter() }
  }

  /// Begin times are filled in at the commit (facts 3.1 and 3.1.6); a named one stays.
  func begin(atLocal local: MediaTime) {
    guard !hasStopped, begin == nil, let layer else { return }
    if animation.beginTime == 0 {
      track.begin(at: local)
      animation.timing.beginTime = local.seconds
    } else {
      track.begin(at: MediaTime(seconds: animation.beginTime))
    }
    reportUnblendable(on: layer)
    recordEvent("animationStart")
    if noteStart(atLocal: local) { notifyStart() }
  }

  /// At the commit, since an open end is what the model says by then.
  private func reportUnblendable(on layer: CALayer) {
    for track in track.unblendableTracks(over: layer.storage) {
      let isPath = track.target.kind == .path
      context.report(
        Finding(
          grade: .fault, rule: isPath ? "paths-do-not-match" : "values-do-not-match",
          message: "An animation of \(track.target.property.key) goes between "
            + (isPath
              ? "paths with different numbers of control points, or from or to no path"
              : "lists of different lengths")
            + "; the end shows at once.",
          subjects: [String(describing: type(of: animation))],
          remedy: isPath
            ? "Make both paths with the same steps." : "Give both values the same number of entries."))
    }
  }

  func touches(_ key: String) -> Bool { track.keys.contains(key) }

  /// - Returns: True once, when the active time has begun.
  func noteStart(atLocal time: MediaTime) -> Bool {
    guard !hasStarted, !hasStopped, let begin, time >= begin else { return false }
    hasStarted = true
    return true
  }

  /// How long the end lies behind, in the layer's time; nil before the end, and after it was dealt with.
  func lateness(atLocal time: MediaTime) -> MediaTime? {
    guard !hasStopped, let begin, let end = track.timing.end, time - begin >= end else { return nil }
    return time - begin - end
  }

  func reachEnd() {
    guard !hasStopped else { return }
    hasStopped = true
    if animation.isRemovedOnCompletion {
      layer?.detach(self)
      animation.setAttached(false)
    }
    notifyStop(finished: true)
  }

  /// Taken off its layer before its end; who waits is told at the end of the turn.
  ///
  /// - Parameter finished: What they are told.
  func stop(finished: Bool = false) {
    animation.setAttached(false)
    guard !hasStopped else { return }
    hasStopped = true
    stoppedAsFinished = finished
    context.noteStopped(self)
  }

  func notifyStart() {
    animation.delegate?.animationDidStart(animation)
  }

  func notifyStop(finished: Bool) {
    recordEvent("animationStop", [("finished", .bool(finished))])
    animation.delegate?.animationDidStop(animation, finished: finished)
    // Inner transactions are done before those around them, as at their commits.
    for group in groups.reversed() { group.leave() }
  }

  private func recordEvent(_ kind: String, _ more: [(key: String, value: MediaEvent.Value)] = []) {
    var details: [(key: String, value: MediaEvent.Value)] = [
      ("class", .string(String(describing: type(of: animation)))), ("key", .string(key ?? "")),
    ]
    if let layer { details.insert(("layer", .number(Double(layer.identifier))), at: 0) }
    if let property = animation as? CAPropertyAnimation {
      details.append(("keyPath", .string(property.keyPath ?? "")))
    }
    details.append(("duration", .number(animation.duration)))
    context.record(MediaEvent(kind, details + more))
  }
}
