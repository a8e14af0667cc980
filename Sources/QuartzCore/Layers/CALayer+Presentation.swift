extension CALayer {
  /// The values of the last commit: what the presented tree is made from while this turn's changes wait.
  private func committedValues(in context: MediaContext) -> LayerStorage? {
    guard changeEpoch == context.epoch else { return storage }
    return creationEpoch == context.epoch ? nil : committedStorage ?? storage
  }

  /// Nil before the first commit (fact 3.9.1).
  func makePresentation() -> CALayer? {
    if isPresentationLayer { return self }
    let context = MediaContext.current
    guard !context.modelsToPresent.contains(where: { $0 === self }) else {
      context.report(.presentationInsideItself(self))
      return nil
    }
    guard let committed = committedValues(in: context) else { return nil }
    let presented = presentationLayer(in: context)
    presented.storage.assign(committed)
    if !attachedAnimations.isEmpty {
      applyTracks(to: presented.storage, over: committed, at: localTime(at: context.now))
    }
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

  /// What is shown of one property at this moment, before a change is stored.
  func presentedValue(forKey key: String, in context: MediaContext) -> AnimatableValue {
    let property = type(of: self).property(forKey: key) ?? .custom(key, of: type(of: self))
    guard attachedAnimations.contains(where: { $0.touches(key) }) else { return property.get(storage) }
    let presented = storage.copy()
    applyTracks(to: presented, over: storage, at: localTime(at: context.now))
    return property.get(presented)
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
    applyTracks(to: sampled, over: storage, at: time)
    return sampled
  }

  /// The values that the last commit showed at a local time; hidden where it has not shown the layer yet.
  func committedSample(atLocal time: MediaTime) -> LayerStorage {
    guard let committed = committedValues(in: MediaContext.current) else {
      let unseen = storage.copy()
      unseen.values.isHidden = true
      return unseen
    }
    let sampled = committed.copy()
    applyTracks(to: sampled, over: committed, at: time)
    return sampled
  }

  private func applyTracks(to sampled: LayerStorage, over model: LayerStorage, at time: MediaTime) {
    listTracks()
    for track in tracks { track._withUnsafeGuaranteedRef { $0.apply(to: sampled, over: model, at: time) } }
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
