import Foundation
import QuartzCore

/// Drives an animator's motion by a fraction, usually of a gesture, and lets it run to one of its ends
/// afterwards.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  package weak var transition: ViewControllerTransition?
  private var settling: ScrubSettling?
  private var isFinishing = false

  public override init() {
    super.init()
  }

  /// The animator's duration in seconds, read when the interaction starts (fact 1.5.1).
  open private(set) var duration: CGFloat = 0

  /// The fraction of the last update, 0...1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the part after the gesture, as a multiple of the normal speed; above 0.
  open var completionSpeed: CGFloat = 1

  /// The pace of the part after the gesture. The gesture's own part is linear (fact 1.5.4).
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace of an interruptible animator's part after the gesture (fact 1.5.5).
  open var timingCurve: UITimingCurveProvider?

  /// False starts the motion without interaction; `pause()` takes hold of it later.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else {
      return reportForeignContext(transitionContext)
    }
    attach(to: transition)
    if transition.prepareInterruptible() {
      transition.performAnimator()
      transition.interruptible?.pauseAnimation()
    } else {
      transition.beginScrubbing()
    }
  }

  /// Turns a running interruptible transition into an interactive one (fact 1.5.7).
  open func pause() {
    guard let transition, transition.isRunning, let animator = transition.interruptible else { return }
    animator.pauseAnimation()
    percentComplete = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    animator.isReversed = false
    isFinishing = false
    transition.pauseInteraction()
  }

  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isRunning, transition.context.isInteractive, !isFinishing else { return }
    guard !percentComplete.isNaN else {
      return transition.context.report(
        .fault, "interaction-fraction-not-a-number",
        "update(_:) was called with a fraction that is not a number; the call is ignored.",
        "Check what the fraction is divided by: a view may have no size yet.")
    }
    let fraction = min(max(percentComplete, 0), 1)
    self.percentComplete = fraction
    transition.noteInteraction(at: fraction)
    if let animator = transition.interruptible {
      animator.fractionComplete = fraction
    } else {
      transition.scrubbing?.move(to: TimeInterval(fraction) * transition.duration)
    }
  }

  open func cancel() {
    settle(cancelled: true)
  }

  open func finish() {
    settle(cancelled: false)
  }

  package func attach(to transition: ViewControllerTransition) {
    self.transition = transition
    duration = CGFloat(transition.duration)
    percentComplete = 0
    isFinishing = false
    settling?.stop()
    settling = nil
  }

  /// Ends the interaction and moves to one end, in (1 − p)·d/speed or p·d/speed (fact 1.5.3).
  private func settle(cancelled: Bool) {
    guard let transition, transition.isRunning, transition.context.isInteractive, !isFinishing else { return }
    isFinishing = true
    let speed = usableSpeed(in: transition.context)
    transition.endInteraction(cancelled: cancelled)
    if let animator = transition.interruptible {
      animator.isReversed = cancelled
      let rest = cancelled ? percentComplete : 1 - percentComplete
      animator.continueAnimation(
        withTimingParameters: timingCurve, durationFactor: max(rest / speed, .leastNonzeroMagnitude))
      return
    }
    guard let scrubbing = transition.scrubbing else { return }
    let target = cancelled ? 0 : transition.duration
    let settling = ScrubSettling(
      scrubbing: scrubbing, to: target, seconds: abs(target - scrubbing.time) / TimeInterval(speed),
      curve: completionCurve
    ) { [weak self] in
      scrubbing.finish(restoringModels: cancelled)
      self?.settling = nil
    }
    self.settling = settling
    settling.start()
  }

  private func usableSpeed(in context: TransitionContext) -> CGFloat {
    if completionSpeed > 0, completionSpeed.isFinite { return completionSpeed }
    context.report(
      .fault, "completion-speed-unusable",
      "completionSpeed is \(completionSpeed); it must be above 0, and counts as 1.",
      "Set a multiple of the normal speed, such as 0.5, before finish() or cancel().")
    return 1
  }

  /// This class works with UIKit's own contexts only (fact 1.5.19).
  private func reportForeignContext(_ context: UIViewControllerContextTransitioning) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "percent-driven-with-foreign-context",
        message: "UIPercentDrivenInteractiveTransition was started with a context that UIKit did not make; "
          + "nothing happens.",
        subjects: [String(describing: type(of: self)), String(describing: type(of: context))],
        remedy: "Drive transitions of your own containers with an interactor of your own."))
  }
}
