extension CALayer {
  /// Takes part in the turn's transaction, at whose end the layer may be presented.
  static func register() -> (identifier: Int, epoch: Int) {
    let context = MediaContext.current
    _ = context.transaction
    return (context.nextIdentifier(for: "CALayer"), context.epoch)
  }

  /// As `change(_:unless:_:)`, for a property with numbers in it.
  func change<Value: ModelValue>(
    _ key: String, from old: Value, to new: Value, _ store: (LayerStorage) -> Void
  ) {
    guard isUsable(new, forKey: key) else { return }
    change(key, unless: Value.isSame(old, new), store)
  }

  /// As `set(unless:_:)`, for a property with numbers in it.
  func set<Value: ModelValue>(
    _ key: String, from old: Value, to new: Value, _ store: (LayerStorage) -> Void
  ) {
    guard isUsable(new, forKey: key) else { return }
    set(unless: Value.isSame(old, new), store)
  }

  /// Apple's framework raises on a geometry that is not a number; here the old value stays, of any property.
  private func isUsable<Value: ModelValue>(_ value: Value, forKey key: String) -> Bool {
    if value.isFinite { return true }
    MediaContext.current.report(.valueNotFinite(key, of: self))
    return false
  }

  /// Changes a property that may animate: looks for an action, stores the value, runs the action.
  ///
  /// The action is looked for before the change, so that the delegate still sees the old value, and run after it.
  func change(_ key: String, unless isSame: Bool, _ store: (LayerStorage) -> Void) {
    guard !isSame else { return }
    guard !isPresentationLayer else { return store(storage) }
    let context = MediaContext.current
    noteChange(in: context)
    guard !context.disablesActions, let action = action(forKey: key) else {
      store(storage)
      noteStored(key)
      return
    }
    if action is NSNull {
      store(storage)
      noteStored(key)
      return
    }
    store(storage)
    noteStored(key)
    run(action, forKey: key)
  }

  /// Changes a property that never animates implicitly.
  func set(unless isSame: Bool, _ store: (LayerStorage) -> Void) {
    guard !isSame else { return }
    if !isPresentationLayer { noteChange(in: MediaContext.current) }
    store(storage)
  }

  private func noteStored(_ key: String) {
    if type(of: self).needsDisplay(forKey: key) { noteNeedsDisplay() }
  }

  /// Keeps values and animations of the last commit at the first change after it, and opens the implicit transaction.
  func noteChange(in context: MediaContext) {
    _ = context.transaction
    sampledIsStale = true
    guard changeEpoch != context.epoch else { return }
    changeEpoch = context.epoch
    if !attachedAnimations.isEmpty {
      committedAnimations = attachedAnimations
      context.noteCommittedAnimations(of: self)
    }
    if let committedStorage {
      committedStorage.assign(storage)
    } else {
      committedStorage = storage.copy()
    }
  }

  func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = storage.values.timing
    change(&timing)
    guard timing.isUsable else {
      return MediaContext.current.report(.unusableTiming(of: self, remains: "the old value stays"))
    }
    if !isPresentationLayer { noteChange(in: MediaContext.current) }
    storage.values.timing = timing
  }

  func changeBounds(to newValue: CGRect) {
    let old = storage.values.bounds
    change("bounds", from: old, to: newValue) { $0.values.bounds = newValue }
    guard !isPresentationLayer, newValue.isFinite, old != newValue else { return }
    if old.size != newValue.size { noteNeedsLayout() }
    if needsDisplayOnBoundsChange { noteNeedsDisplay() }
  }

  func changePosition(to newValue: CGPoint) {
    change("position", from: storage.values.position, to: newValue) { $0.values.position = newValue }
  }

  func changeTransform(to newValue: CATransform3D) {
    change("transform", from: storage.values.transform, to: newValue) { $0.values.transform = newValue }
  }

  func changeSublayerTransform(to newValue: CATransform3D) {
    change("sublayerTransform", from: storage.values.sublayerTransform, to: newValue) {
      $0.values.sublayerTransform = newValue
    }
  }

  func changeHidden(to newValue: Bool) {
    guard newValue != isHidden else { return }
    change("hidden", unless: false) { $0.values.isHidden = newValue }
    if !isPresentationLayer { runAction(forKey: newValue ? kCAOnOrderOut : kCAOnOrderIn) }
  }

  func changeContents(to newValue: Any?) {
    let isSame = Self.isSameObject(storage.values.contents, newValue)
    change("contents", unless: isSame) { $0.values.contents = newValue }
  }

  private static func isSameObject(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as CGImage, let second as CGImage): first === second
    default: false
    }
  }
}
