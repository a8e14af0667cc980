import QuartzCore

/// Waits for all animations of a block and then runs its completion, once (fact 4.2.7).
///
/// The animations hold it as their delegate, strongly (fact 3.2.4), so that it lives as long as they do.
@MainActor
package final class AnimationTracker: NSObject, @preconcurrency CAAnimationDelegate {
  private struct BlockedView {
    weak var view: UIView?
  }

  private var completion: ((Bool) -> Void)?
  private var outstanding = 0
  private var allFinished = true
  private var isClosed = false
  private var blockedViews: [BlockedView] = []
  /// Whether the block made any animation.
  package private(set) var hasAnimations = false

  package init(completion: ((Bool) -> Void)?) {
    self.completion = completion
    super.init()
  }

  /// Counts an animation whose delegate is this tracker.
  package func expectAnimation() {
    outstanding += 1
    hasAnimations = true
  }

  /// Keeps touches away from a view until all animations have ended (fact 3.9.3).
  package func blockInteraction(with view: UIView) {
    guard !blockedViews.contains(where: { $0.view === view }) else { return }
    blockedViews.append(BlockedView(view: view))
    view.animationsBlockingTouches += 1
  }

  /// Says that the block has been left. Without animations its completion runs in the next turn
  /// (fact 4.2.4).
  package func close() {
    isClosed = true
    guard outstanding == 0 else { return }
    HostDevice.current?.nextTurn { self.end() }
  }

  /// Leaves the completion out: the animations go on in another form.
  package func forgetCompletion() {
    completion = nil
  }

  package func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    outstanding -= 1
    allFinished = allFinished && finished
    if outstanding == 0 && isClosed { end() }
  }

  private func end() {
    for blocked in blockedViews { blocked.view?.animationsBlockingTouches -= 1 }
    blockedViews = []
    let completion = completion
    self.completion = nil
    completion?(allFinished)
  }
}
