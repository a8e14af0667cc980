import Simulator
import Testing
import UIKit

/// An interruptible transition whose property animator is treated badly.
@MainActor
@Suite struct InterruptibleAccidentTests {
  enum Accident: CaseIterable, Sendable {
    case stoppedForGood
    case stoppedAndFinished
    case finishedAtStart
    case reversed
    case pausedAndCancelled
    case pausedAndFinished
    case grabbedWithNothing
    case rootReplaced
    case deviceEnded
  }

  @Test("4.7 in an interruptible push", arguments: Accident.allCases, [1, 6, 15])
  func push(_ accident: Accident, after frames: Int) async throws {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    let transition = InterruptibleFade()
    stage.delegate.animator = transition
    stage.delegate.interactor = interactor
    stage.navigation.delegate = stage.delegate
    let pushed = stage.controller("pushed")
    stage.navigation.pushViewController(pushed, animated: true)
    await stage.device.advanceFrames(frames)
    let animator = try #require(transition.animator)
    let window = try #require(stage.navigation.view.window)
    var top: UIViewController = pushed
    switch accident {
    case .stoppedForGood: animator.stopAnimation(true)
    case .stoppedAndFinished:
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    case .finishedAtStart:
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      top = stage.root
    case .reversed:
      animator.isReversed = true
      top = stage.root
    case .pausedAndCancelled:
      interactor.pause()
      interactor.update(0.5)
      interactor.cancel()
      top = stage.root
    case .pausedAndFinished:
      interactor.pause()
      interactor.pause()
      interactor.update(0.5)
      interactor.finish()
      interactor.cancel()
    case .grabbedWithNothing:
      interactor.pause()
      interactor.update(.nan)
      interactor.finish()
    case .rootReplaced:
      top = stage.controller("fresh")
      window.rootViewController = top
    case .deviceEnded: stage.device.end()
    }
    await stage.device.advance(by: 3)
    if accident == .deviceEnded { return #expect(HostDevice.current !== stage.device.host) }
    if accident == .stoppedForGood {
      #expect(stage.rules == ["transition-never-completed"])
      try #require(transition.context).completeTransition(true)
      await stage.device.advanceFrames(2)
      pushed.view.alpha = 1
    }
    await stage.expectHealthy(top: top)
    #expect(stage.navigation.viewControllers.last === (accident == .rootReplaced ? pushed : top))
    stage.device.end()
  }
}

/// Fades the incoming view in with one property animator.
private final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var context: UIViewControllerContextTransitioning?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    view?.alpha = 0
    made.addAnimations { view?.alpha = 1 }
    made.addCompletion { position in
      if position != .end { view?.removeFromSuperview() }
      transitionContext.completeTransition(position == .end)
    }
    animator = made
    context = transitionContext
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}
