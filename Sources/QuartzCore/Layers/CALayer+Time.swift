extension CALayer {
  /// The layer whose time this one's follows.
  var timeParent: CALayer? {
    parent ?? maskedLayer ?? presentedModel.flatMap { $0.parent ?? $0.maskedLayer }
  }

  /// The layer's local time at a time of the clock (fact 3.1.1).
  package func localTime(at time: MediaTime) -> MediaTime {
    localTime(at: time, of: nil)
  }

  /// - Parameters:
  ///   - time: Of an ancestor's clock, the device's for nil.
  ///   - ancestor: This layer, one above it, or nil.
  private func localTime(at time: MediaTime, of ancestor: CALayer?) -> MediaTime {
    var chain: [CALayer] = []
    var next: CALayer? = self
    while let layer = next, layer !== ancestor {
      if !layer.storage.values.timing.isIdentity { chain.append(layer) }
      next = layer.timeParent
    }
    return chain.reversed().reduce(time) { $1.storage.values.timing.localTime(fromParent: $0) }
  }

  /// - Parameters:
  ///   - time: The layer's local time.
  ///   - ancestor: As for `localTime(at:of:)`, whose inverse this is.
  private func ancestorTime(_ ancestor: CALayer?, fromLocal time: MediaTime) -> MediaTime {
    var time = time
    var next: CALayer? = self
    while let layer = next, layer !== ancestor {
      time = layer.storage.values.timing.parentTime(fromLocal: time)
      next = layer.timeParent
    }
    return time
  }

  /// The nearest layer whose time both follow, which may be one of them.
  private static func commonTimeAncestor(_ first: CALayer, _ second: CALayer) -> CALayer? {
    var (one, other) = (first, second)
    var surplus = first.timeDepth - second.timeDepth
    while surplus > 0, let next = one.timeParent { (one, surplus) = (next, surplus - 1) }
    while surplus < 0, let next = other.timeParent { (other, surplus) = (next, surplus + 1) }
    while one !== other {
      guard let above = one.timeParent, let aboveOther = other.timeParent else { return nil }
      (one, other) = (above, aboveOther)
    }
    return one
  }

  private var timeDepth: Int {
    var depth = 0
    var layer = self
    while let next = layer.timeParent { (layer, depth) = (next, depth + 1) }
    return depth
  }

  /// Through the nearest common ancestor: above it a clock may stand still, from which no way leads back. Layers
  /// without one have the device's clock in common, for which nil stands.
  func convertSeconds(_ seconds: CFTimeInterval, from source: CALayer?, to target: CALayer?) -> CFTimeInterval
  {
    if !seconds.isFinite {
      MediaContext.current.report(.unusableTime(convertedBy: self))
    } else if source === target {
      return seconds
    }
    let common = source.flatMap { source in target.flatMap { Self.commonTimeAncestor(source, $0) } }
    let time = MediaTime(seconds: seconds)
    let shared = source?.ancestorTime(common, fromLocal: time) ?? time
    return (target?.localTime(at: shared, of: common) ?? shared).seconds
  }
}
