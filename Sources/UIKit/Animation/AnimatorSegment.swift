import QuartzCore

/// One uninterrupted run of a property animator, between two pauses or reversals.
struct AnimatorSegment: Sendable {
  /// How the progress goes.
  enum Course: Sendable {
    /// Along the animator's own pace, between two parts (0 to 1) of its time, forwards or backwards.
    case own(from: Double, to: Double)
    /// At another pace, from one progress to another.
    case other(AnimationPacing, from: Double, to: Double)
  }

  /// The animator's own timing.
  let timing: AnimationTiming
  let course: Course
  /// On the device's clock, in seconds; the delay comes on top.
  let start: TimeInterval
  let delay: TimeInterval
  /// In seconds.
  let duration: TimeInterval

  /// Whether this is the whole of the animator, from its start to its end.
  var isWhole: Bool {
    if case .own(0, 1) = course { return true }
    return false
  }

  /// The part of this run (0 to 1) that has passed at a time of the device's clock.
  func fraction(at time: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    return min(max((time - start - delay) / duration, 0), 1)
  }

  /// The part (0 to 1) of the animator's whole time that corresponds to a part of this run.
  func ownTime(at fraction: Double) -> Double {
    switch course {
    case .own(let from, let to): from + (to - from) * fraction
    case .other(let pacing, let from, let to):
      from + (to - from) * pacing.progress(at: fraction, duration: duration)
    }
  }

  /// The progress of what was there from the animator's start, at a part of this run.
  func progress(at fraction: Double) -> Double {
    switch course {
    case .own: timing.pacing.progress(at: ownTime(at: fraction), duration: timing.duration)
    case .other: ownTime(at: fraction)
    }
  }

  /// How the progress of one animation follows from the part of this run that has passed.
  ///
  /// - Parameters:
  ///   - lead: the part of the animator's time that passes before this animation starts (fact 4.7.3).
  ///   - pacing: the animation's pace.
  ///   - shown: its progress at the beginning of the run; the mapping goes on from there without a jump,
  ///     which is how curves are blended (fact 4.7.4).
  ///   - target: its progress at the end, 0 or 1.
  func mapping(
    lead: Double, pacing: AnimationPacing, from shown: Double, to target: Double
  ) -> @Sendable (Double) -> Double {
    let segment = self
    @Sendable func raw(_ fraction: Double) -> Double {
      switch segment.course {
      case .own:
        pacing.progress(
          at: Self.part(of: segment.ownTime(at: fraction), after: lead), duration: segment.timing.duration)
      case .other(let pacing, _, _):
        pacing.progress(at: fraction, duration: segment.duration)
      }
    }
    let first = raw(0)
    let span = raw(1) - first
    return { fraction in
      if fraction >= 1 { return target }
      let done = span == 0 ? fraction : (raw(fraction) - first) / span
      return shown + (target - shown) * done
    }
  }

  /// How far something that starts late is when the whole is at `time`; both from 0 to 1.
  static func part(of time: Double, after lead: Double) -> Double {
    guard lead > 0 else { return time }
    guard lead < 1 else { return time < 1 ? 0 : 1 }
    return max((time - lead) / (1 - lead), 0)
  }
}
