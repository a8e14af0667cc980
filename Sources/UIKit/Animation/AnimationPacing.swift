import QuartzCore

/// How an animation's progress follows from the part of its time that has passed.
package enum AnimationPacing: Sendable {
  /// A Bézier curve.
  case cubic(CAMediaTimingFunction)
  /// A spring, which keeps its own pace whatever the duration (fact 3.6.2).
  case spring(SpringPacing)

  /// Progress equals time.
  package static var linear: AnimationPacing { .cubic(CAMediaTimingFunction(name: .linear)) }

  /// The progress when `fraction` (0 to 1) of `duration` seconds has passed.
  package func progress(at fraction: Double, duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let function): function.curve.value(at: fraction)
    case .spring(let spring): spring.progress(at: fraction * duration)
    }
  }

  /// The smallest part of the time (0 to 1) at which `progress` is reached: the inverse of
  /// `progress(at:duration:)`, to a part in a thousand million.
  package func fraction(reaching progress: Double, duration: TimeInterval) -> Double {
    guard progress > 0 else { return 0 }
    // Curves may overshoot and come back, so look for the first crossing before halving.
    let steps = 128
    guard
      let crossing = (1...steps).first(where: {
        self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
      })
    else { return 1 }
    var low = Double(crossing - 1) / Double(steps)
    var high = Double(crossing) / Double(steps)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}
