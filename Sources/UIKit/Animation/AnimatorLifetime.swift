import QuartzCore

/// Dies with its property animator and tells when that was too early (fact 4.7.6).
final class AnimatorLifetime {
  var state = UIViewAnimatingState.inactive
  var isRunning = false

  deinit {
    guard state == .stopped || (state == .active && !isRunning) else { return }
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "animator-released-while-paused",
        message: "A property animator was released while paused or stopped; UIKit raises.",
        subjects: ["UIViewPropertyAnimator"],
        remedy: "Let it finish, or stop it with stopAnimation(true), before letting go of it."))
  }
}
