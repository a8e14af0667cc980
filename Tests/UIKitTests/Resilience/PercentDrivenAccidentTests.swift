import Simulator
import Testing
import UIKit

/// A percent-driven interactor in the hands of a nervous app.
@MainActor
@Suite struct PercentDrivenAccidentTests {
  private typealias Interactor = UIPercentDrivenInteractiveTransition

  @Test(
    "1.5.12 fractions outside 0…1 are limited, and what is no number is reported",
    arguments: zip([.nan, -1, 2, .infinity, -.infinity] as [CGFloat], [0.25, 0, 1, 1, 0] as [CGFloat]))
  func fractions(given: CGFloat, expected: CGFloat) async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.update(0.25)
    interactor.update(given)
    #expect(interactor.percentComplete == expected)
    await stage.device.advanceFrames(2)
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules == (given.isNaN ? ["interaction-fraction-not-a-number"] : []))
    stage.device.end()
  }

  @Test("finish and cancel before the start, and again after the end")
  func outOfOrder() async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    interactor.update(0.5)
    interactor.finish()
    interactor.cancel()
    interactor.pause()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    #expect(interactor.percentComplete == 0)
    interactor.update(0.5)
    interactor.finish()
    interactor.cancel()
    interactor.finish()
    interactor.update(0.1)
    #expect(interactor.percentComplete == 0.5)
    await stage.device.advance(by: 1)
    interactor.update(0.9)
    interactor.cancel()
    interactor.pause()
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules.isEmpty)
    stage.device.end()
  }

  @Test("finish and cancel from the callbacks of the end", arguments: [true, false])
  func fromCallbacks(cancels: Bool) async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    let animator = UnrulyAnimator()
    animator.onEnd = { _ in
      interactor.update(0.3)
      if cancels { interactor.finish() } else { interactor.cancel() }
    }
    let pushed = stage.push(animator, interactor: interactor)
    interactor.update(0.5)
    if cancels { interactor.cancel() } else { interactor.finish() }
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: cancels ? stage.root : pushed)
    stage.device.end()
  }

  @Test(
    "1.5.3 a speed that is none counts as 1 and is reported",
    arguments: [0, -2, .nan, .infinity] as [CGFloat], [true, false])
  func speeds(_ speed: CGFloat, cancels: Bool) async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    interactor.completionSpeed = speed
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.update(0.5)
    if cancels { interactor.cancel() } else { interactor.finish() }
    await stage.device.advance(by: 0.05)
    #expect(stage.navigation.transitionCoordinator != nil)
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: cancels ? stage.root : pushed)
    #expect(stage.rules == ["completion-speed-unusable"])
    stage.device.end()
  }

  @Test("the app lets go of the interactor in the middle", arguments: [true, false])
  func released(cancels: Bool) async throws {
    let stage = await AccidentStage()
    var interactor: Interactor? = Interactor()
    weak let remembered = interactor
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor?.update(0.5)
    stage.delegate.interactor = nil
    interactor = nil
    await stage.device.advanceFrames(3)
    let held = try #require(remembered)
    if cancels { held.cancel() } else { held.finish() }
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: cancels ? stage.root : pushed)
    stage.device.end()
  }

  @Test("1.5.6 wantsInteractiveStart changes while the transition runs")
  func toggledStart() async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    interactor.wantsInteractiveStart = false
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.wantsInteractiveStart = true
    interactor.update(0.5)
    interactor.pause()
    interactor.cancel()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    interactor.wantsInteractiveStart = true
    stage.navigation.popViewController(animated: true)
    interactor.wantsInteractiveStart = false
    interactor.update(0.5)
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("completed by the app while the interactor still settles, then used for the next transition")
  func completedWhileSettling() async throws {
    let stage = await AccidentStage()
    let interactor = Interactor()
    var context: UIViewControllerContextTransitioning?
    let pushed = stage.push(
      UnrulyAnimator { given in
        context = given
        UnrulyAnimator.fade(given) {}
      }, interactor: interactor)
    interactor.update(0.8)
    interactor.cancel()
    await stage.device.advanceFrames(2)
    pushed.view.removeFromSuperview()
    try #require(context).completeTransition(false)
    let next = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.update(0.5)
    await stage.device.advance(by: 1)
    #expect(interactor.percentComplete == 0.5)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: next)
    stage.device.end()
  }

  @Test("all animations are removed under the finger")
  func animationsRemoved() async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.update(0.4)
    await stage.device.advanceFrames(2)
    pushed.view.layer.removeAllAnimations()
    await stage.device.advanceFrames(2)
    interactor.update(0.6)
    interactor.cancel()
    await stage.device.advance(by: 1)
    let top = stage.navigation.topViewController
    await stage.expectHealthy(top: top ?? stage.root)
    stage.device.end()
  }

  @Test("pitfall 8: an interaction that nothing drives is reported, and can still be ended")
  func neverDriven() async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    await stage.device.advance(by: 3)
    #expect(stage.rules == ["interaction-never-driven"])
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    stage.device.end()
  }

  @Test("pitfall 8: a finger that rests drives the interaction all the same")
  func restingFinger() async {
    let stage = await AccidentStage()
    stage.device.touchDown(at: CGPoint(x: 100, y: 400))
    await stage.device.advanceFrames(2)
    let interactor = Interactor()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    await stage.device.advance(by: 3)
    #expect(stage.rules.isEmpty)
    stage.device.touchUp()
    interactor.finish()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    stage.device.end()
  }

  @Test("pitfall 7: an interaction that nobody ends when the finger has gone is reported")
  func abandoned() async {
    let stage = await AccidentStage()
    let interactor = Interactor()
    let pushed = stage.push(UnrulyAnimator(), interactor: interactor)
    interactor.update(0.3)
    await stage.device.advance(by: 3)
    #expect(stage.rules == ["interaction-not-ended"])
    interactor.cancel()
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: stage.root)
    #expect(pushed.viewIfLoaded?.window == nil)
    stage.device.end()
  }
}
