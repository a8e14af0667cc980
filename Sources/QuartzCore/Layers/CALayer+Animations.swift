extension CALayer {
  /// Attaches a copy (fact 3.2.1). It begins at the commit of this turn.
  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard !isPresentationLayer else {
      return MediaContext.current.report(.animationOfPresentation(self))
    }
    let context = MediaContext.current
    let copy = animation.duplicate()
    let transition = copy as? CATransition
    let key = transition == nil ? key : kCATransition
    transition?.takeOutgoing(of: self)
    transition?.checkType()
    noteChange(in: context)
    copy.forEach { ($0 as? CABasicAnimation)?.nameStart(on: self, in: context) }
    if let key { detachAnimation(forKey: key) }
    let attached = AttachedAnimation(copy, key: key, layer: self, context: context)
    attachedAnimations.append(attached)
    context.pendingAnimations.append(attached)
    context.noteAnimations(of: self)
  }

  func detachAnimation(forKey key: String) {
    guard let animation = attachedAnimations.animation(forKey: key) else { return }
    noteChange(in: MediaContext.current)
    attachedAnimations.remove(animation)
    animation.stop()
  }

  func detachAllAnimations() {
    guard !attachedAnimations.isEmpty else { return }
    noteChange(in: MediaContext.current)
    let removed = attachedAnimations
    attachedAnimations.removeAll()
    for animation in removed { animation.stop() }
  }

  /// Takes animations off as if they had reached their ends: who waits is told so at the end of the turn.
  ///
  /// - Parameter includingLasting: Whether those go too that stay attached beyond their end.
  package func finishAnimations(includingLasting: Bool) {
    let ending = attachedAnimations.filter { includingLasting || $0.animation.isRemovedOnCompletion }
    guard !ending.isEmpty else { return }
    noteChange(in: MediaContext.current)
    for animation in ending {
      detach(animation)
      animation.stop(finished: true)
    }
  }

  /// The transition that is under way at a local time.
  func transitionPicture(atLocal time: MediaTime, _ storage: LayerStorage) -> (
    CATransition, TransitionPicture
  )? {
    guard let transition = attachedAnimations.transition,
      let attached = attachedAnimations.animation(forKey: kCATransition),
      let fraction = attached.track.fraction(at: time)
    else { return nil }
    return (transition, transition.picture(at: fraction, isOpaque: storage.hidesWhatIsUnder))
  }

  /// Whether an animation stays attached beyond its end.
  package var keepsFinishedAnimations: Bool {
    attachedAnimations.contains { !$0.animation.isRemovedOnCompletion }
  }

  func detach(_ animation: AttachedAnimation) {
    attachedAnimations.remove(animation)
  }

  func attachedAnimation(forKey key: String) -> CAAnimation? {
    attachedAnimations.animation(forKey: key)?.animation
  }

  var attachedAnimationKeys: [String]? {
    let keys = attachedAnimations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  package var hasUnfinishedAnimations: Bool {
    attachedAnimations.contains { !$0.hasStopped }
  }

  /// A layer that goes takes its animations with it; whoever waits for them is told at the end of the turn.
  func reportAbandonedAnimations() {
    for animation in attachedAnimations { animation.stop() }
    attachedAnimations.removeAll()
  }
}

extension LayerStorage {
  /// Whether nothing under the layer's bounds shows through; what `isOpaque` promises is not relied on.
  fileprivate var hidesWhatIsUnder: Bool {
    values.backgroundColor?.alpha == 1 || (values.contents as? CGImage)?.picture.isOpaque ?? false
  }
}
