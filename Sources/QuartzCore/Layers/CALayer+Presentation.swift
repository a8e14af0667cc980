extension CALayer {
  /// The values of the last commit: what the presented tree is made from while this turn's changes wait.
  private func committedValues(in context: MediaContext) -> LayerStorage? {
    guard changeEpoch == context.epoch else { return storage }
    return creationEpoch == context.epoch ? nil : committedStorage ?? storage
  }

  /// The animations of the last commit: what this turn has added has not begun, and what it has taken off is still
  /// shown (fact 3.9.1).
  private func shownAnimations(in context: MediaContext) -> AttachedAnimationList {
    changeEpoch == context.epoch ? committedAnimations : attachedAnimations
  }

  /// The values of the last commit with its animations at a local time.
  ///
  /// - Parameter storage: What the values are written to; nil for new memory.
  /// - Returns: Nil where no commit has shown the layer yet.
  private func committedPresentation(
    atLocal time: MediaTime, in context: MediaContext, into storage: LayerStorage? = nil
  ) -> LayerStorage? {
    guard let committed = committedValues(in: context) else { return nil }
    let presented = storage ?? type(of: committed).init()
    presented.assign(committed)
    for animation in shownAnimations(in: context) {
      animation.track.apply(to: presented, over: committed, at: time, isFresh: true)
    }
    return presented
  }

  /// Nil before the first commit (fact 3.9.1).
  func makePresentation() -> CALayer? {
    if isPresentationLayer { return self }
    let context = MediaContext.current
    guard !context.modelsToPresent.contains(where: { $0 === self }) else {
      context.report(.presentationInsideItself(self))
      return nil
    }
    guard committedValues(in: context) != nil else { return nil }
    let presented = presentationLayer(in: context)
    _ = committedPresentation(
      atLocal: localTime(at: context.now), in: context, into: presented.storage)
    return presented
  }

  /// The same copy as long as no time passes and nothing is committed.
  private func presentationLayer(in context: MediaContext) -> CALayer {
    if let kept = presentationLayer, kept.epoch == context.epoch, kept.time == context.now {
      return kept.layer
    }
    let fresh = PresentedLayer(of: self, in: context)
    presentationLayer = fresh
    return fresh.layer
  }

  /// Makes this layer stand for a model.
  func becomePresentation(of model: CALayer) {
    isPresentationLayer = true
    presentedModel = model
    delegate = model.delegate
  }

  /// What is presented under a key path: where animations that name no value begin (last row of fact 3.3).
  ///
  /// - Returns: Nil where no commit has shown the layer yet, and for a path that names nothing.
  func presentedValue(atPath path: String, in context: MediaContext) -> AnimatableValue? {
    guard let committed = committedValues(in: context),
      let target = PropertyTarget(keyPath: path, of: type(of: self), in: committed)
    else { return nil }
    guard shownAnimations(in: context).contains(where: { $0.touches(target.property.key) }) else {
      return target.get(committed)
    }
    return committedPresentation(atLocal: localTime(at: context.now), in: context).map(target.get)
  }

  /// The values to show at a local time; the storage stays the layer's and is written over at the next call.
  package func sample(atLocal time: MediaTime) -> LayerStorage {
    guard !attachedAnimations.isEmpty else { return storage }
    listTracks()
    let sampled = sampledStorage ?? type(of: storage).init()
    if sampledIsStale {
      sampled.assign(storage)
      sampledStorage = sampled
      sampledIsStale = false
    } else {
      for track in tracks { track._withUnsafeGuaranteedRef { $0.restore(sampled, from: storage) } }
    }
    for track in tracks { track._withUnsafeGuaranteedRef { $0.apply(to: sampled, over: storage, at: time) } }
    return sampled
  }

  /// The values that the last commit showed at a local time; hidden where it has not shown the layer yet.
  func committedSample(atLocal time: MediaTime) -> LayerStorage {
    if let presented = committedPresentation(atLocal: time, in: MediaContext.current) { return presented }
    let unseen = storage.copy()
    unseen.values.isHidden = true
    return unseen
  }

  /// Makes the tracks of the attached animations ready to be sampled, once after animations have come or gone.
  private func listTracks() {
    guard tracksAreStale else { return }
    tracksAreStale = false
    sampledIsStale = true
    tracks = ContiguousArray(attachedAnimations.lazy.map { Unmanaged.passUnretained($0.track) })
    tracksNeedDisplay = attachedAnimations.contains(where: \.needsDisplay)
    var touched = Set<String>()
    for animation in attachedAnimations {
      let track = animation.track
      track.standsFirst = track.coveredProperty.map { !touched.contains($0.key) } ?? false
      touched.formUnion(track.keys)
    }
  }
}
