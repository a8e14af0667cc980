extension MediaContext {
  /// Whether anything still moves or waits to begin, so that the next frame may differ from this one.
  package var hasRunningAnimations: Bool {
    !pendingAnimations.isEmpty || animatedLayers.contains { $0.layer?.hasUnfinishedAnimations ?? false }
  }

  /// False when certainly no layer has animations.
  var mayHaveAnimations: Bool { !animatedLayers.isEmpty }

  func noteAnimations(of layer: CALayer) {
    guard !layer.isListedAsAnimated else { return }
    layer.isListedAsAnimated = true
    animatedLayers.append(WeakLayer(layer: layer))
  }

  /// Ends what is due after a frame was composited: removes finished animations, calls `animationDidStop`, runs
  /// the completion blocks of transactions; first what was removed by hand, then by the time it was due.
  package func finishDueAnimations(at time: MediaTime) {
    runPostponedCompletions()
    for animation in takeStopped() where !hasEnded {
      animation.notifyStop(finished: animation.stoppedAsFinished)
    }

    var due: [(end: MediaTime, animation: AttachedAnimation)] = []
    var started: [AttachedAnimation] = []
    var clocks = LayerClocks(at: time)
    for layer in animatedLayers.lazy.compactMap(\.layer) {
      let clock = clocks.reading(of: layer)
      for animation in layer.attachedAnimations {
        if animation.noteStart(atLocal: clock.local) { started.append(animation) }
        guard !clock.isHeld, let late = animation.lateness(atLocal: clock.local) else { continue }
        due.append((clock.clockTime(ofLate: late, now: time), animation))
      }
    }
    for animation in started where !hasEnded { animation.notifyStart() }
    due.sort { ($0.end, $0.animation.sequence) < ($1.end, $1.animation.sequence) }
    for (_, animation) in due where !hasEnded { animation.reachEnd() }
    animatedLayers.removeAll { entry in
      guard let layer = entry.layer else { return true }
      if layer.hasUnfinishedAnimations { return false }
      layer.isListedAsAnimated = false
      return true
    }
  }
}
