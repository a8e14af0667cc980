import Foundation
import QuartzCore

/// What is reported about how a transition was ended and what it left behind.
@MainActor
struct TransitionChecks {
  let context: TransitionContext
  let operation: TransitionOperation

  /// Custom presentations ask their animator also when nothing is to move (fact 1.2.5, pitfall 67).
  func afterAnimator() {
    guard !context.isAbandoned, !context.isAnimated, context.containerView.layer.hasRunningAnimationsInTree
    else { return }
    report(
      .advice, "animated-although-not-asked",
      "animateTransition(using:) started animations although the context's isAnimated is false.",
      "Put the views in their places and call completeTransition(_:) at once when isAnimated is false.")
  }

  /// Before UIKit settles the hierarchy.
  ///
  /// - Parameter isInAnimator: Whether `animateTransition(using:)` has not returned yet.
  func beforeEnd(_ completed: Bool, isInAnimator: Bool) {
    guard !context.isAbandoned else { return }
    checkAnswer(completed)
    checkContainer(isInAnimator: isInAnimator)
    guard completed, let view = context.to.view else { return }
    if !view.isDescendant(of: context.containerView) {
      report(
        .fault, "incoming-view-not-added",
        "The transition completed while the incoming view was not in the container: nothing is shown.",
        "Add view(forKey: .to) to containerView in animateTransition(using:).")
    } else if context.hasContainerOfTheStart, !context.to.finalFrame.isEmpty, view.transform.isIdentity,
      !view.frame.isNear(context.to.finalFrame)
    {
      report(
        .advice, "incoming-frame-not-final",
        "The incoming view does not have its final frame at the end.",
        "Give the view finalFrame(for:) of its controller.")
    }
  }

  private func checkAnswer(_ completed: Bool) {
    if completed && context.transitionWasCancelled {
      report(
        .fault, "completed-although-cancelled",
        "completeTransition(true) was called after the interaction had been cancelled: screen and state disagree.",
        "Pass !transitionWasCancelled.")
    }
    if !completed && context.wasFinished {
      report(
        .fault, "reverted-although-finished",
        "completeTransition(false) was called after the interaction had been finished: screen and state disagree.",
        "Pass !transitionWasCancelled.")
    }
  }

  private func checkContainer(isInAnimator: Bool) {
    if isInAnimator, context.isAnimated, context.containerView.layer.hasRunningAnimationsInTree {
      report(
        .advice, "completed-while-animating",
        "completeTransition(_:) was called inside animateTransition(using:) although animations had been started: "
          + "they are cut off, or overlap the next transition.",
        "Call it in the completion of the animations.")
    }
    if context.hasLostContainer {
      report(
        .fault, "container-removed",
        "The transition's containerView was taken out of its superview; UIKit does not put it back, and nothing is "
          + "shown.",
        "Remove the views that you added, never containerView.")
    }
    if context.hasMovedKeptView {
      report(
        .fault, "presenter-view-moved",
        "The presenter's view was moved to another superview in a style that keeps it in place; UIKit does not put "
          + "it back.",
        "Leave the presenter's view where it is; animate it there, or use a style that removes it.")
    }
  }

  /// After UIKit has settled the hierarchy.
  func afterEnd(_ completed: Bool) {
    guard !context.isAbandoned else { return }
    if !completed, operation == .dismiss, let view = context.to.view,
      view.isDescendant(of: context.containerView)
    {
      report(
        .fault, "incoming-view-left-after-cancel",
        "A cancelled dismissal left the presenter's view in the container; it covers the presented screen.",
        "Remove view(forKey: .to) from its superview when the transition was cancelled.")
    }
    checkLeftoversNextTurn(completed)
  }

  /// What an app tidies up right after `completeTransition(_:)` is no fault, so the look comes in the next turn. A view
  /// that a cancelled transition has taken out may look as it likes.
  private func checkLeftoversNextTurn(_ completed: Bool) {
    let views = completed ? [context.from.view, context.to.view] : [context.from.view]
    let leftovers = views.compactMap { $0 }.map { TransitionLeftovers(on: $0) }
    let subjects = context.subjects
    HostDevice.current?.nextTurn {
      for leftover in leftovers { leftover.report(subjects: subjects) }
    }
  }

  /// UIKit animates the bar and what goes alongside for as long as was promised (fact 1.2.2, pitfall 38).
  ///
  /// - Parameters:
  ///   - promise: What `transitionDuration(using:)` said, in seconds.
  ///   - elapsed: From `animateTransition(using:)` to `completeTransition(_:)`, in seconds.
  func compare(promise: TimeInterval, elapsed: TimeInterval) {
    // The completion comes up to one frame late, at 24 frames a second 0.042 s.
    guard abs(elapsed - promise) > 0.05 else { return }
    let measured = (elapsed * 1000).rounded() / 1000
    report(
      .advice, "transition-duration-differs",
      "transitionDuration(using:) said \(promise) s, but the transition was completed after \(measured) s: the bar "
        + "and what is animated alongside are out of step.",
      "Return the length that the motion really has.")
  }

  private func report(_ grade: Finding.Grade, _ rule: String, _ message: String, _ remedy: String) {
    context.report(grade, rule, message, remedy)
  }
}

extension CGRect {
  /// A view keeps the middle of its frame, so that thirds of a screen come back with another last digit.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let tolerance: CGFloat = 0.001
    return abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
