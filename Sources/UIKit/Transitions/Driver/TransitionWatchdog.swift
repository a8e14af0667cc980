import Foundation
import QuartzCore

/// Notices a transition that nothing will end (pitfalls 2, 3 and 8).
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
      if transition.context.isInteractive || transition.context.containerView.layer.hasRunningAnimationsInTree
      {
        schedule(transition, after: margin)
      } else {
        report(transition)
      }
    }
  }

  private static func report(_ transition: ViewControllerTransition) {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "transition-never-completed",
        message:
          "No animation runs any more, and completeTransition(_:) was not called: touches stay blocked and "
          + "later transitions wait.",
        subjects: transition.context.subjects,
        remedy:
          "Call completeTransition(_:) on every path through animateTransition(using:), also after an early "
          + "return."))
  }
}
