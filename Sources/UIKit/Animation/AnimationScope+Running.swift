import QuartzCore

extension AnimationScope {
  /// Runs a block and animates what it changes.
  ///
  /// - Parameters:
  ///   - timing: what the block asks for; blocks inside others inherit from those (fact 4.2.8).
  ///   - completion: gets whether all animations reached their end (fact 4.2.5).
  package static func run(
    timing asked: AnimationTiming, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let tracker = AnimationTracker(completion: completion)
    let timing = effective(asked, options: options)
    guard isAnimating(timing) else {
      with(nil, animations)
      tracker.close()
      return
    }
    let receiver = BlockAnimations(timing: timing, tracker: tracker)
    AnimationScope(timing: timing, receiver: receiver, tracker: tracker, options: options)
      .perform(animations)
    if !tracker.hasAnimations && completion != nil { reportEmptyBlock() }
    tracker.close()
  }

  /// The timing that a block really gets.
  package static func effective(
    _ asked: AnimationTiming, options: UIView.AnimationOptions
  ) -> AnimationTiming {
    var timing = asked.inheriting(from: current?.timing, options: options)
    if AnimationEnvironment.current?.forcesLinearPacing == true { timing.pacing = .linear }
    return timing
  }

  /// Fact 4.2.3: without a duration, changes are made at once.
  package static func isAnimating(_ timing: AnimationTiming) -> Bool {
    timing.duration > 0 && (AnimationEnvironment.current?.areAnimationsEnabled ?? true)
  }

  /// Runs a block all of whose view animations get a linear pace, springs included, as a percent-driven
  /// transition needs them (decision 9.5).
  package static func withLinearTiming(_ body: () -> Void) {
    guard let environment = AnimationEnvironment.current else { return body() }
    let outer = environment.forcesLinearPacing
    environment.forcesLinearPacing = true
    body()
    environment.forcesLinearPacing = outer
  }

  /// Runs a block alongside something else: what it changes, and blocks inside it, take that duration
  /// (in seconds) and curve.
  package static func alongside(
    duration: TimeInterval, curve: UIView.AnimationCurve, _ body: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    alongside(
      AnimationTiming(duration: duration, pacing: curve.pacing), body, completion: completion)
  }

  /// The same with a timing of any pace.
  package static func alongside(
    _ timing: AnimationTiming, _ body: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let tracker = AnimationTracker(completion: completion)
    var timing = timing
    if AnimationEnvironment.current?.forcesLinearPacing == true { timing.pacing = .linear }
    if isAnimating(timing) {
      let receiver = BlockAnimations(timing: timing, tracker: tracker)
      AnimationScope(
        timing: timing, receiver: receiver, tracker: tracker, options: [.allowUserInteraction]
      ).perform(body)
    } else {
      with(nil, body)
    }
    tracker.close()
  }

  /// Pitfall 40: the completion of a block that changes nothing comes at once, not after the duration.
  private static func reportEmptyBlock() {
    MediaContext.current.report(
      Finding(
        grade: .advice, rule: "animation-without-changes",
        message: "An animation block changed no animatable value, so its completion runs at once.",
        subjects: [],
        remedy: "Change a value inside the block, or wait by other means than an animation."))
  }
}
