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
    guard let committed = committedValues(in: context) else { return nil }
    let presented = presentationLayer ?? makePresentationLayer()
    presentationLayer = presented
    presented.storage.assign(committed)
    if !attachedAnimations.isEmpty {
      apply(attachedAnimations, to: presented.storage, at: localTime(at: context.now))
    }
    return presented
  }

  /// What is shown of one property at this moment, before a change is stored.
  func presentedValue(forKey key: String, in context: MediaContext) -> AnimatableValue {
    let property = type(of: self).property(forKey: key) ?? .custom(key)
    guard attachedAnimations.contains(where: { $0.touches(key) }) else { return property.get(storage) }
    let presented = storage.copy()
    apply(attachedAnimations, to: presented, at: localTime(at: context.now))
    return property.get(presented)
  }

  /// The values to show at a local time; the storage stays the layer's and is written over at the next call.
  func sample(atLocal time: MediaTime) -> LayerStorage {
    guard !attachedAnimations.isEmpty else { return storage }
    let sampled = sampledStorage ?? type(of: storage).init()
    if sampledIsStale {
      sampled.assign(storage)
      sampledStorage = sampled
      sampledIsStale = false
    } else {
      for animation in attachedAnimations { animation.restore(sampled, from: storage) }
    }
    apply(attachedAnimations, to: sampled, at: time)
    return sampled
  }

  private func apply(_ animations: [AttachedAnimation], to storage: LayerStorage, at time: MediaTime) {
    for animation in animations { animation.apply(to: storage, atLocal: time) }
  }
}
