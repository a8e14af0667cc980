import Simulator
import Testing
import UIKit

/// `completeTransition(_:)` at the wrong time, too often, never, or with the wrong answer; durations that are none.
@MainActor
@Suite struct CompletionAccidentTests {
  @Test(
    "1.7 completed inside animateTransition, once or twice, with either answer", arguments: [true, false],
    [1, 2])
  func synchronous(completes: Bool, times: Int) async {
    let stage = await AccidentStage()
    let pushed = stage.push(
      UnrulyAnimator(duration: 0) { context in
        if completes, let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        for _ in 0..<times { context.completeTransition(completes) }
      })
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: completes ? pushed : stage.root)
    #expect(stage.rules == Array(repeating: "transition-completed-twice", count: times - 1))
    stage.device.end()
  }

  @Test("pitfall 5: completed inside animateTransition although animations run", arguments: [true, false])
  func cutShort(completes: Bool) async {
    let stage = await AccidentStage()
    let pushed = stage.push(
      UnrulyAnimator { context in
        UnrulyAnimator.fade(context) {}
        context.completeTransition(completes)
      })
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: completes ? pushed : stage.root)
    #expect(stage.rules.contains("completed-while-animating"))
    stage.device.end()
  }

  @Test("9.7 completed again from every callback of the end")
  func fromCallbacks() async throws {
    let stage = await AccidentStage()
    var context: UIViewControllerContextTransitioning?
    let animator = UnrulyAnimator {
      context = $0
      UnrulyAnimator.fade($0)
    }
    animator.onEnd = { _ in context?.completeTransition(false) }
    let pushed = stage.push(animator)
    pushed.onCallback = { if $0 == "didAppear" { context?.completeTransition(false) } }
    navigationCompletion(of: stage) { context?.completeTransition(false) }
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules == Array(repeating: "transition-completed-twice", count: 3))
    stage.device.end()
  }

  private func navigationCompletion(of stage: AccidentStage, _ body: @escaping () -> Void) {
    stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in body() }
  }

  @Test("1.7.6 completed after all, when everybody had given up", arguments: [true, false])
  func late(completes: Bool) async throws {
    let stage = await AccidentStage()
    var context: UIViewControllerContextTransitioning?
    let pushed = stage.push(
      UnrulyAnimator { given in
        context = given
        UnrulyAnimator.fade(given) {}
      })
    await stage.device.advance(by: 3)
    #expect(stage.rules == ["transition-never-completed"])
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    try #require(context).completeTransition(completes)
    await stage.device.advance(by: 0.2)
    await stage.expectHealthy(top: completes ? pushed : stage.root)
    stage.device.end()
  }

  @Test("completed after the device has ended, and while another one runs")
  func afterTheDevice() async throws {
    var context: UIViewControllerContextTransitioning?
    let first = await AccidentStage()
    first.push(UnrulyAnimator { context = $0 })
    await first.device.advanceFrames(2)
    first.device.end()
    let second = await AccidentStage()
    UIApplication.shared.beginIgnoringInteractionEvents()
    try #require(context).completeTransition(true)
    // The first device's end is none of the second one's business.
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    UIApplication.shared.endIgnoringInteractionEvents()
    await second.device.advanceFrames(2)
    await second.expectHealthy(top: second.root)
    second.device.end()
  }

  @Test("pitfall 1: true after a cancel, and false after a finish", arguments: [true, false])
  func contradiction(cancels: Bool) async {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let pushed = stage.push(
      UnrulyAnimator { context in
        UnrulyAnimator.fade(context) { context.completeTransition(context.transitionWasCancelled) }
      }, interactor: interactor)
    interactor.update(0.5)
    if cancels { interactor.cancel() } else { interactor.finish() }
    await stage.device.advance(by: 1)
    let top = cancels ? pushed : stage.root
    #expect(stage.navigation.topViewController === top)
    top.view.alpha = 1
    await stage.expectHealthy(top: top)
    #expect(stage.rules == (cancels ? ["completed-although-cancelled"] : ["reverted-although-finished"]))
    stage.device.end()
  }

  @Test(
    "1.2.2 a duration that is none counts as 0",
    arguments: [-1, .nan, .infinity, -.infinity] as [TimeInterval])
  func impossibleDuration(_ duration: TimeInterval) async {
    let stage = await AccidentStage()
    let animator = UnrulyAnimator(duration: duration) { UnrulyAnimator.fade($0) }
    var alongside: TimeInterval?
    stage.root.onCallback = { [unowned root = stage.root] in
      if $0 == "willDisappear" { alongside = root.transitionCoordinator?.transitionDuration }
    }
    let pushed = stage.push(animator)
    await stage.device.advance(by: 2)
    #expect(alongside == 0)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules.first == "transition-duration-unusable")
    stage.device.end()
  }

  @Test("1.2.2 a promise far from what is kept ends with the motion", arguments: [0, 1e9] as [TimeInterval])
  func wrongDuration(_ duration: TimeInterval) async {
    let stage = await AccidentStage()
    let pushed = stage.push(UnrulyAnimator(duration: duration) { UnrulyAnimator.fade($0) })
    await stage.device.advance(by: 1)
    await stage.expectHealthy(top: pushed)
    #expect(stage.rules == ["transition-duration-differs"])
    stage.device.end()
  }

  @Test(
    "1.5.3 an interaction over a duration that is none",
    arguments: [0, -1, .nan, .infinity] as [TimeInterval])
  func interactiveDuration(_ duration: TimeInterval) async {
    let stage = await AccidentStage()
    let interactor = UIPercentDrivenInteractiveTransition()
    let pushed = stage.push(
      UnrulyAnimator(duration: duration) { UnrulyAnimator.fade($0) }, interactor: interactor)
    interactor.update(0.5)
    await stage.device.advanceFrames(3)
    interactor.finish()
    await stage.device.advance(by: 1)
    #expect(interactor.duration == 0)
    await stage.expectHealthy(top: pushed)
    stage.device.end()
  }
}
