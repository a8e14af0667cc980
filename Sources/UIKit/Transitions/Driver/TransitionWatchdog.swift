import Foundation
import QuartzCore

/// Notices a transition that nothing will end (pitfalls 2, 3, 7 and 8).
@MainActor
enum TransitionWatchdog {
  /// How long after its nominal end a transition without running animations is reported, in seconds.
  private static let margin: TimeInterval = 1

  static func watch(_ transition: ViewControllerTransition) {
    schedule(transition, after: transition.duration + margin)
  }

  private static func schedule(_ transition: ViewControllerTransition, after delay: TimeInterval) {
    HostDevice.current?.after(delay) { [weak transition] in
      guard let transition, transition.isRunning else { return }
      if transition.context.isInteractive {
        guard let rest = restOfPatience(with: transition) else { return reportInteraction(transition) }
        schedule(transition, after: rest)
      } else if transition.context.containerView.layer.hasRunningAnimationsInTree {
        schedule(transition, after: margin)
      } else {
        report(transition)
      }
    }
  }

  /// How long an interaction may still go on without a report, in seconds; nil when it has stood still for too long
  /// with no finger on the screen.
  private static func restOfPatience(with transition: ViewControllerTransition) -> TimeInterval? {
    if HostDevice.current?.isTouched == true { return margin }
    guard let lastDriven = transition.lastDriven else { return nil }
    let rest = lastDriven + MediaTime(seconds: transition.duration + margin) - MediaContext.current.now
    return rest > .zero ? rest.seconds : nil
  }

  private static func reportInteraction(_ transition: ViewControllerTransition) {
    if transition.lastDriven == nil {
      transition.context.report(
        .fault, "interaction-never-driven",
        "An interactor was returned, but nothing drives it: no finger is down, and it was not updated. The screen "
          + "waits for it, and touches go nowhere.",
        "Return an interactor only while its gesture is active, and nil for a transition that a tap starts.")
    } else {
      transition.context.report(
        .fault, "interaction-not-ended",
        "No finger is down any more, and the interaction was neither finished nor cancelled: the screen stays half "
          + "way, and touches go nowhere.",
        "Call finish() or cancel() for every end of the gesture, .cancelled and .failed included.")
    }
  }

  private static func report(_ transition: ViewControllerTransition) {
    transition.context.report(
      .fault, "transition-never-completed",
      "No animation runs any more, and completeTransition(_:) was not called: touches stay blocked and later "
        + "transitions wait.",
      "Call completeTransition(_:) on every path through animateTransition(using:), also after an early return."
    )
  }
}
