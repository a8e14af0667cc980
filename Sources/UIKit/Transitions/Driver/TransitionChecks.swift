import QuartzCore

/// What is reported about how a transition was ended and what it left behind.
@MainActor
struct TransitionChecks {
  let context: TransitionContext
  let operation: TransitionOperation

  /// Before UIKit settles the hierarchy.
  func beforeEnd(_ completed: Bool) {
    if completed && context.transitionWasCancelled {
      report(
        .fault, "completed-although-cancelled",
        "completeTransition(true) was called after the interaction had been cancelled: screen and state disagree.",
        "Pass !transitionWasCancelled.")
    }
    if context.hasMovedKeptView {
      report(
        .fault, "presenter-view-moved",
        "The presenter's view was moved to another superview in a style that keeps it in place; UIKit does not put "
          + "it back.",
        "Leave the presenter's view where it is; animate it there, or use a style that removes it.")
    }
    guard completed, let view = context.to.view else { return }
    if !view.isDescendant(of: context.containerView) {
      report(
        .fault, "incoming-view-not-added",
        "The transition completed while the incoming view was not in the container: nothing is shown.",
        "Add view(forKey: .to) to containerView in animateTransition(using:).")
    } else if !context.to.finalFrame.isEmpty, view.transform.isIdentity, view.frame != context.to.finalFrame {
      report(
        .advice, "incoming-frame-not-final",
        "The incoming view does not have its final frame at the end.",
        "Give the view finalFrame(for:) of its controller.")
    }
  }

  /// After UIKit has settled the hierarchy.
  func afterEnd(_ completed: Bool) {
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
    let subjects = context.subjects
    for case let view? in views {
      HostDevice.current?.nextTurn { [weak view] in
        if let view { Self.checkLeftovers(of: view, subjects: subjects) }
      }
    }
  }

  private static func checkLeftovers(of view: UIView, subjects: [String]) {
    let advise = { (rule: String, message: String, remedy: String) in
      MediaContext.current.report(
        Finding(grade: .advice, rule: rule, message: message, subjects: subjects, remedy: remedy))
    }
    if view.layer.mask != nil {
      advise(
        "mask-left", "A view keeps its mask after the transition; it will be clipped when its size changes.",
        "Set layer.mask to nil when the motion has ended.")
    }
    if !view.transform.isIdentity {
      advise(
        "transform-left", "A view keeps a transform after the transition; its next layout goes wrong.",
        "Set the transform back to identity when the motion has ended.")
    }
    let layers = [view.layer] + [view.layer.mask].compactMap { $0 }
    if layers.contains(where: \.keepsFinishedAnimations) {
      advise(
        "animation-left",
        "A finished animation stays attached to a view's layer or mask and hides the model value.",
        "Set the model to the final value and let the animation be removed on completion.")
    }
  }

  private func report(_ grade: Finding.Grade, _ rule: String, _ message: String, _ remedy: String) {
    MediaContext.current.report(
      Finding(grade: grade, rule: rule, message: message, subjects: context.subjects, remedy: remedy))
  }
}
