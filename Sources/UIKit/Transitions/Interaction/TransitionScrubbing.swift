import Foundation
import QuartzCore

/// Holds the time of the layers that take part in a percent-driven transition and moves it by a fraction
/// (facts 1.5.11 and 1.5.12, decision 9.5).
@MainActor
final class TransitionScrubbing {
  private weak var transition: ViewControllerTransition?
  private var heldViews: [UIView] = []
  private var oldValues = ModelValues()
  private(set) var time: TimeInterval = 0
  private var isReleased = false

  init(transition: ViewControllerTransition) {
    self.transition = transition
  }

  func hold(_ view: UIView) {
    guard !isReleased, !heldViews.contains(where: { $0 === view }) else { return }
    heldViews.append(view)
    view.layer.speed = 0
    view.layer.timeOffset = time
  }

  /// Runs what makes the animations: they get linear paces, and the values that they change are remembered.
  func capturingChanges(_ body: () -> Void) {
    let environment = AnimationEnvironment.current
    environment?.changeObserver = { [weak self] change in self?.oldValues.remember(change) }
    AnimationScope.withLinearTiming(body)
    environment?.changeObserver = nil
  }

  /// - Parameter time: Seconds from the start of the transition.
  func move(to time: TimeInterval) {
    self.time = time
    withoutActions {
      for view in heldViews { view.layer.timeOffset = time }
    }
  }

  /// Ends every animation, as finished, and gives the layers their own time back (decision 9.5). After a cancelled
  /// interaction the models go back too, so that no frame of the other end is ever shown (fact 1.5.16).
  func finish(restoringModels: Bool) {
    guard !isReleased else { return }
    withoutActions {
      if restoringModels { oldValues.restore() }
      for layer in heldViews.flatMap(\.layer.tree) {
        layer.finishAnimations(includingLasting: restoringModels)
      }
    }
    release()
  }

  /// Gives the layers their own time back (fact 1.5.15).
  func release() {
    isReleased = true
    withoutActions {
      for layer in heldViews.map(\.layer) {
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
      }
    }
    heldViews = []
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}
