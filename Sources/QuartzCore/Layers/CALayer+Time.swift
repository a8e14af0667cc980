extension CALayer {
  /// The layer whose time this one's follows.
  private var timeParent: CALayer? { parent ?? maskedLayer ?? presentedModel?.parent }

  /// This layer and its ancestors, the root last.
  private var timeChain: [CALayer] {
    var chain = [self]
    var layer = self
    while let next = layer.timeParent {
      chain.append(next)
      layer = next
    }
    return chain
  }

  /// Whether no clock on the way to the root differs from its parent's.
  private var followsClock: Bool {
    var layer: CALayer? = self
    while let current = layer {
      guard current.storage.values.timing.isIdentity else { return false }
      layer = current.timeParent
    }
    return true
  }

  /// The layer's local time at a time of the clock (fact 3.1.1).
  package func localTime(at time: MediaTime) -> MediaTime {
    if followsClock { return time }
    return timeChain.reversed().reduce(time) { $1.storage.values.timing.localTime(fromParent: $0) }
  }

  /// Whether the layer's clock may go back, here or above: an animation whose end lies behind may then come again, so
  /// nothing ends meanwhile.
  func isTimeHeld(at time: MediaTime) -> Bool {
    if followsClock { return false }
    var local = time
    for layer in timeChain.reversed() {
      let timing = layer.storage.values.timing
      if timing.mayComeBack(atParent: local) { return true }
      local = timing.localTime(fromParent: local)
    }
    return false
  }

  private func clockTime(fromLocal time: MediaTime) -> MediaTime {
    timeChain.reduce(time) { $1.storage.values.timing.parentTime(fromLocal: $0) }
  }

  /// The time of the clock at which something was due that is late by some local time.
  func clockTime(ofLate late: MediaTime, now: MediaTime) -> MediaTime {
    let speed = timeChain.reduce(1.0) { $0 * Double($1.storage.values.timing.speed) }
    return speed == 0 ? now : now - late.multiplied(by: 1 / speed)
  }

  func convertSeconds(_ seconds: CFTimeInterval, from source: CALayer?, to target: CALayer?) -> CFTimeInterval
  {
    if source === target { return seconds }
    let time = MediaTime(seconds: seconds)
    let clock = source?.clockTime(fromLocal: time) ?? time
    return (target?.localTime(at: clock) ?? clock).seconds
  }
}
