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
    for layer in animatedLayers.lazy.compactMap(\.layer) {
      let local = layer.localTime(at: time)
      for animation in layer.attachedAnimations where !hasEnded {
        if animation.noteStart(atLocal: local) { animation.notifyStart() }
        guard let late = animation.lateness(atLocal: local), !layer.isTimeHeld(at: time) else { continue }
        due.append((layer.clockTime(ofLate: late, now: time), animation))
      }
    }
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
