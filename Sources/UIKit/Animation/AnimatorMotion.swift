import QuartzCore

/// The motion of a property animator: its animations, and where they are.
@MainActor
final class AnimatorMotion {
  let timing: AnimationTiming
  private let animations: AnimatorAnimations
  /// The run in progress; nil while the motion stands still.
  private var segment: AnimatorSegment?
  /// The progress (0 to 1) while the motion stands still.
  private var heldProgress = 0.0
  /// Held by the animations it waits for, not by whom it will tell: what a device's end cuts off must not hold itself.
  private weak var tracker: AnimationTracker?
  private let interaction = AnimationTracker(completion: nil)
  private let options: UIView.AnimationOptions

  init(timing: AnimationTiming, allowsUserInteraction: Bool) {
    self.timing = timing
    options = allowsUserInteraction ? [.allowUserInteraction] : []
    animations = AnimatorAnimations(timing: timing)
  }

  /// The part of the way that is done, from the start (0) to the end (1).
  var progress: Double {
    guard let segment else { return heldProgress }
    return segment.progress(at: segment.fraction(at: CACurrentMediaTime()))
  }

  /// The part of the animator's time that has passed, or would have at this progress.
  var time: Double {
    if let segment, case .own = segment.course {
      return segment.ownTime(at: segment.fraction(at: CACurrentMediaTime()))
    }
    return timing.pacing.fraction(reaching: progress, duration: timing.duration)
  }

  /// Runs a block and puts what it changes under the animator.
  ///
  /// - Parameters:
  ///   - delayFactor: the part (0 to 1) of the remaining time that passes first (fact 4.7.3).
  ///   - isStarting: whether the first run follows at once.
  func add(_ body: () -> Void, delayFactor: Double, isReversed: Bool, isStarting: Bool = false) {
    let passed = segment == nil ? heldProgress : time
    let lead = passed + (1 - passed) * min(max(delayFactor, 0), 1)
    let added = animations.record(body, lead: lead, options: options, tracker: interaction)
    for entry in added {
      if let segment, let tracker {
        entry.run(segment, to: isReversed ? 0 : 1, tracker: tracker)
      } else if !isStarting {
        entry.hold(at: 0)
      }
    }
  }

  /// Plays on along the animator's own pace.
  ///
  /// - Parameters:
  ///   - duration: of what remains, in seconds; nil takes the time that this part of the pace takes.
  ///   - completion: gets whether the end was reached.
  func run(
    isReversed: Bool, delay: TimeInterval, duration: TimeInterval?, fromTime: Double,
    completion: @escaping (Bool) -> Void
  ) {
    let target = isReversed ? 0.0 : 1.0
    start(
      AnimatorSegment(
        timing: timing, course: .own(from: fromTime, to: target), start: CACurrentMediaTime(),
        delay: delay, duration: duration ?? abs(target - fromTime) * timing.duration),
      target: target, completion: completion)
  }

  /// Plays on at another pace.
  func run(
    isReversed: Bool, pacing: AnimationPacing, duration: TimeInterval,
    completion: @escaping (Bool) -> Void
  ) {
    let target = isReversed ? 0.0 : 1.0
    start(
      AnimatorSegment(
        timing: timing, course: .other(pacing, from: progress, to: target),
        start: CACurrentMediaTime(), delay: 0, duration: duration),
      target: target, completion: completion)
  }

  private func start(_ segment: AnimatorSegment, target: Double, completion: @escaping (Bool) -> Void) {
    self.segment = segment
    let tracker = AnimationTracker(completion: completion)
    self.tracker = tracker
    if segment.duration > 0 {
      for entry in animations.entries { entry.run(segment, to: target, tracker: tracker) }
    }
    tracker.close()
  }

  /// Stands still where it is.
  func pause() {
    guard let segment else { return }
    let fraction = segment.fraction(at: CACurrentMediaTime())
    let progress = segment.progress(at: fraction)
    stopTracking()
    heldProgress = progress
    for entry in animations.entries { entry.hold(atFraction: fraction) }
  }

  /// Stands still at a part of the way: of the progress, or of the time along the animator's pace.
  func scrub(to fraction: Double, linearly: Bool) {
    stopTracking()
    heldProgress =
      linearly ? fraction : timing.pacing.progress(at: fraction, duration: timing.duration)
    for entry in animations.entries {
      entry.scrub(to: fraction, linearly: linearly, duration: timing.duration)
    }
  }

  /// Ends the motion and leaves the models as views are seen.
  func stop() {
    stopTracking()
    AnimationScope.with(nil) {
      for entry in animations.entries { entry.setModel(at: .current) }
      for entry in animations.entries { entry.remove() }
    }
    interaction.close()
  }

  /// Ends the motion at one of its ends; the models are at the end already.
  func finish(atEnd isEnd: Bool) {
    stopTracking()
    AnimationScope.with(nil) {
      for entry in animations.entries {
        entry.remove()
        if !isEnd { entry.setModel(at: .start) }
      }
    }
    interaction.close()
  }

  /// Gives the models the values of a position after a stop.
  func setModels(at position: UIViewAnimatingPosition) {
    // Stopping has left them where views were seen.
    guard position != .current else { return }
    AnimationScope.with(nil) {
      for entry in animations.entries { entry.setModel(at: position) }
    }
  }

  private func stopTracking() {
    tracker?.forgetCompletion()
    tracker = nil
    segment = nil
  }
}
