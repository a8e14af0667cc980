/// What the clocks of layers say at one moment of the device's clock.
///
/// Each layer with something under it is asked once, so that thousands inside each other take no longer than thousands
/// beside each other. Only for a pass in which nobody changes layers.
struct LayerClocks {
  struct Reading {
    var local: MediaTime
    /// How fast the layer's clock runs beside the device's.
    var speed = 1.0
    /// Whether the layer's clock may go back, here or above: an animation whose end lies behind may then come again,
    /// so nothing ends meanwhile.
    var isHeld = false
  }

  let time: MediaTime
  /// Of layers that others follow.
  private var readings: [ObjectIdentifier: Reading] = [:]

  init(at time: MediaTime) {
    self.time = time
  }

  mutating func reading(of layer: CALayer) -> Reading {
    guard let parent = layer.timeParent else { return Reading(local: time).inside(layer) }
    return readingAsParent(parent).inside(layer)
  }

  private mutating func readingAsParent(_ layer: CALayer) -> Reading {
    if let known = readings[ObjectIdentifier(layer)] { return known }
    var unknown = [layer]
    var reading = Reading(local: time)
    var next = layer.timeParent
    while let outer = next {
      if let known = readings[ObjectIdentifier(outer)] {
        reading = known
        break
      }
      unknown.append(outer)
      next = outer.timeParent
    }
    for inner in unknown.reversed() {
      reading = reading.inside(inner)
      readings[ObjectIdentifier(inner)] = reading
    }
    return reading
  }
}

extension LayerClocks.Reading {
  /// What a layer's clock says whose parent's says this.
  fileprivate func inside(_ layer: CALayer) -> Self {
    let timing = layer.storage.values.timing
    if timing.isIdentity { return self }
    return Self(
      local: timing.localTime(fromParent: local), speed: speed * Double(timing.speed),
      isHeld: isHeld || timing.mayComeBack(atParent: local))
  }

  /// The time of the device's clock at which something was due that is late by some local time.
  func clockTime(ofLate late: MediaTime, now: MediaTime) -> MediaTime {
    speed == 0 ? now : now - late.multiplied(by: 1 / speed)
  }
}
