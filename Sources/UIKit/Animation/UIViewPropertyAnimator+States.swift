import QuartzCore

/// The state machine of section 4.7.
extension UIViewPropertyAnimator {
  // MARK: - Progress

  var currentFraction: CGFloat {
    guard let motion else { return 0 }
    let done = isRunning || !scrubsLinearly ? motion.time : motion.progress
    return CGFloat(isReversed ? 1 - done : done)
  }

  func scrub(to fraction: CGFloat) {
    guard mayBeInterrupted(by: "fractionComplete") else { return }
    activate(isStarting: false)
    isRunning = false
    let limited = Double(min(max(FiniteNumber.checked(fraction, "The fraction"), 0), 1))
    motion?.scrub(to: isReversed ? 1 - limited : limited, linearly: scrubsLinearly)
  }

  func directionDidChange() {
    guard isRunning, !isCompleting, let motion else { return }
    let time = motion.time
    motion.pause()
    play(motion, fromTime: time)
  }

  // MARK: - Transitions of the state

  func start(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return report(
        "start-of-stopped-animator", "A stopped property animator was started.",
        remedy: "Call finishAnimation(at:) first.")
    }
    guard !isRunning else { return }
    let isNew = state == .inactive
    activate(isStarting: true)
    guard let motion else { return }
    isRunning = true
    guard isNew else { return play(motion, fromTime: motion.time) }
    self.delay = FiniteNumber.checked(delay, "The delay")
    if isReversed { motion.scrub(to: 1, linearly: true) }
    play(motion, fromTime: isReversed ? 1 : 0, delay: self.delay)
  }

  func pause() {
    guard mayBeInterrupted(by: "pauseAnimation()") else { return }
    activate(isStarting: false)
    isRunning = false
    motion?.pause()
  }

  func resume(at parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    guard state == .active, !isRunning, isInterruptible, let motion else {
      return report(
        "continue-of-animator-not-paused",
        "continueAnimation(withTimingParameters:durationFactor:) was called on a property animator that is "
          + "not paused or not interruptible; it does nothing.",
        remedy: "Call pauseAnimation() first.")
    }
    isRunning = true
    let durationFactor = FiniteNumber.checked(durationFactor, "The duration factor")
    let time = motion.time
    let remaining = (isReversed ? time : 1 - time) * motion.timing.duration
    let seconds = durationFactor > 0 ? Double(durationFactor) * motion.timing.duration : remaining
    guard let parameters else { return play(motion, fromTime: time, duration: seconds) }
    let timing = parameters.timing(duration: seconds)
    motion.run(isReversed: isReversed, pacing: timing.pacing, duration: timing.duration) {
      self.motionDidEnd(finished: $0)
    }
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active, !isCompleting, mayBeInterrupted(by: "stopAnimation(_:)") else { return }
    motion?.stop()
    isRunning = false
    if withoutFinishing {
      deactivate()
      completions = []
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped, !isCompleting else {
      return report(
        "finish-of-animator-not-stopped",
        "finishAnimation(at:) was called on a property animator that is not stopped; UIKit raises.",
        remedy: "Call stopAnimation(false) first, and never finish from a completion.")
    }
    motion?.setModels(at: position)
    complete(at: position)
  }

  func add(_ block: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive:
      blocks.append((block, Double(FiniteNumber.checked(delayFactor, "The delay factor"))))
    case .active:
      motion?.add(
        block, delayFactor: Double(FiniteNumber.checked(delayFactor, "The delay factor")),
        isReversed: isReversed)
    case .stopped:
      report(
        "animations-added-to-stopped-animator",
        "Animations were added to a stopped property animator; UIKit raises.",
        remedy: "Call finishAnimation(at:) first.")
    }
  }

  // MARK: - Steps

  /// Runs the blocks of an inactive animator.
  private func activate(isStarting: Bool) {
    guard state == .inactive else { return }
    var timing =
      timingParameters?.timing(duration: duration)
      ?? AnimationTiming(duration: duration, pacing: UIView.AnimationCurve.easeInOut.pacing)
    // A spring that never settles has been reported.
    if !timing.duration.isFinite { timing.duration = duration }
    if AnimationEnvironment.current?.forcesLinearPacing == true {
      timing.pacing = .linear
      timing.verticalPacing = nil
    }
    let motion = AnimatorMotion(timing: timing, allowsUserInteraction: isUserInteractionEnabled)
    self.motion = motion
    state = .active
    let blocks = blocks
    self.blocks = []
    for block in blocks {
      motion.add(
        block.body, delayFactor: block.delayFactor, isReversed: isReversed, isStarting: isStarting)
    }
  }

  private func play(
    _ motion: AnimatorMotion, fromTime time: Double, delay: TimeInterval = 0,
    duration: TimeInterval? = nil
  ) {
    // Strongly held: a running animator lives until its end, whoever lets go of it.
    motion.run(isReversed: isReversed, delay: delay, duration: duration, fromTime: time) {
      self.motionDidEnd(finished: $0)
    }
  }

  private func motionDidEnd(finished: Bool) {
    guard let motion, state == .active else { return }
    if pausesOnCompletion {
      motion.scrub(to: isReversed ? 0 : 1, linearly: true)
      isRunning = false
      return
    }
    motion.finish(atEnd: !isReversed)
    complete(at: isReversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    // While completions run the animator still counts as running (fact 4.7.7).
    isCompleting = true
    isRunning = true
    for completion in completions { completion(position) }
    isRunning = false
    isCompleting = false
    deactivate()
  }

  private func deactivate() {
    motion = nil
    state = .inactive
  }

  // MARK: - Misuse

  private func mayBeInterrupted(by call: String) -> Bool {
    if isCompleting { return false }
    if state == .stopped {
      report(
        "interruption-of-stopped-animator", "\(call) was used on a stopped property animator; UIKit raises.",
        remedy: "Call finishAnimation(at:) first.")
      return false
    }
    if state == .active && !isInterruptible {
      report(
        "interruption-of-uninterruptible-animator",
        "\(call) was used on a running property animator that is not interruptible; it does nothing.",
        remedy: "Leave isInterruptible true.")
      return false
    }
    return true
  }

  func requireInactive(for property: String) {
    guard state != .inactive else { return }
    report(
      "animator-changed-while-active", "\(property) was set on an active property animator; UIKit raises.",
      remedy: "Set it before the animator starts.")
  }

  private func report(_ rule: String, _ message: String, remedy: String) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: rule, message: message, subjects: [String(describing: type(of: self))],
        remedy: remedy))
  }
}

extension UIView.AnimationOptions {
  /// The pace that these options name, for a property animator.
  @MainActor
  package var timingParameters: any UITimingCurveProvider {
    if curveBits == 7 { return UISpringTimingParameters() }
    return UICubicTimingParameters(
      animationCurve: UIView.AnimationCurve(rawValue: Int(curveBits)) ?? .easeInOut)
  }
}
