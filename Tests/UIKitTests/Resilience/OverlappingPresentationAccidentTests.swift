import Simulator
import Testing
import UIKit

/// Presentations and dismissals while others run, at every moment of them (table 5.4).
@MainActor
@Suite struct OverlappingPresentationAccidentTests {
  nonisolated private static let moments: [TimeInterval] = [0, 0.02, 0.2, 0.45]
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .overFullScreen, .custom,
  ]

  @Test(
    "5.4 present, present above and dismiss during a presentation are ignored", arguments: styles, moments)
  func duringPresentation(_ style: UIModalPresentationStyle, after seconds: TimeInterval) async {
    let stage = await AccidentStage()
    let first = stage.controller("first")
    first.modalPresentationStyle = style
    stage.root.present(first, animated: true)
    await stage.device.advance(by: seconds)
    let second = stage.controller("second")
    stage.root.present(second, animated: true)
    first.present(second, animated: true)
    first.present(first, animated: true)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.root.presentedViewController === first)
    #expect(second.presentingViewController == nil && second.viewIfLoaded?.window == nil)
    await stage.expectHealthyPresentation(of: first)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("5.4 a dismissal and a presentation during a dismissal are ignored", arguments: styles, moments)
  func duringDismissal(_ style: UIModalPresentationStyle, after seconds: TimeInterval) async {
    let stage = await AccidentStage()
    let first = stage.controller("first")
    first.modalPresentationStyle = style
    stage.root.present(first, animated: false)
    await stage.device.advance(by: 1)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: seconds)
    stage.root.dismiss(animated: true)
    first.dismiss(animated: false)
    first.present(stage.controller("above"), animated: true)
    stage.root.present(stage.controller("beside"), animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.root.presentedViewController == nil)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("a dismissal whose completion dismisses and presents again")
  func chain() async {
    let stage = await AccidentStage()
    let first = stage.controller("first")
    let second = stage.controller("second")
    var ends = 0
    stage.root.present(first, animated: true) { [unowned root = stage.root] in
      root.dismiss(animated: true) {
        root.dismiss(animated: true) { ends += 1 }
        root.present(second, animated: true) { ends += 1 }
      }
    }
    await stage.device.advance(by: 3)
    #expect(ends == 2)
    #expect(stage.rules.isEmpty)
    #expect(stage.root.presentedViewController === second)
    await stage.expectHealthyPresentation(of: second)
    stage.device.end()
  }

  @Test(
    "present from each callback of a pushed screen: it comes, or it is reported",
    arguments: ["didLoad", "willMove", "willAppear", "isAppearing", "didAppear", "didMove"])
  func fromCallbacks(_ callback: String) async {
    let stage = await AccidentStage()
    let pushed = stage.controller("pushed")
    let modal = stage.controller("modal")
    pushed.onCallback = { [unowned pushed] name in
      guard name == callback else { return }
      pushed.onCallback = nil
      pushed.present(modal, animated: true)
    }
    stage.navigation.pushViewController(pushed, animated: true)
    await stage.device.advance(by: 3)
    if stage.navigation.presentedViewController === modal {
      await stage.expectHealthyPresentation(of: modal)
      stage.navigation.dismiss(animated: true)
      await stage.device.advance(by: 2)
    } else {
      #expect(stage.rules == ["presenter-not-in-window"])
    }
    await stage.expectHealthy(top: pushed)
    stage.device.end()
  }

  @Test(
    "present from inside the questions of another presentation: one of them wins", arguments: [true, false])
  func reentrant(fromViewDidLoad: Bool) async {
    let stage = await AccidentStage()
    let outer = stage.controller("outer")
    let inner = stage.controller("inner")
    stage.delegate.animator = UnrulyAnimator()
    outer.modalPresentationStyle = .fullScreen
    outer.transitioningDelegate = stage.delegate
    if fromViewDidLoad {
      outer.onCallback = { [unowned root = stage.root] in
        if $0 == "didLoad" { root.present(inner, animated: true) }
      }
    } else {
      stage.delegate.onQuestion = { [unowned root = stage.root] in root.present(inner, animated: true) }
    }
    stage.root.present(outer, animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.root.presentedViewController === inner)
    #expect(outer.presentingViewController == nil && outer.viewIfLoaded?.window == nil)
    #expect(stage.rules == ["already-presenting"])
    await stage.expectHealthyPresentation(of: inner)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("dismiss from inside the question for the animator of a dismissal")
  func reentrantDismissal() async {
    let stage = await AccidentStage()
    let modal = stage.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    stage.delegate.animator = UnrulyAnimator()
    modal.transitioningDelegate = stage.delegate
    stage.root.present(modal, animated: false)
    await stage.device.advance(by: 1)
    stage.delegate.onQuestion = { [unowned root = stage.root] in root.dismiss(animated: true) }
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.rules == ["dismiss-during-transition"])
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test(
    "the transitioning delegate goes between presentation and dismissal, or in the middle (table 5.4)",
    arguments: [true, false])
  func delegateReleased(inTheMiddle: Bool) async {
    let stage = await AccidentStage()
    let modal = stage.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    var delegate: UnrulyDelegate? = UnrulyDelegate(animator: UnrulyAnimator())
    modal.transitioningDelegate = delegate
    stage.root.present(modal, animated: true)
    if !inTheMiddle { await stage.device.advance(by: 1) }
    await stage.device.advance(by: 0.1)
    delegate = nil
    #expect(modal.transitioningDelegate == nil)
    await stage.device.advance(by: 1)
    await stage.expectHealthyPresentation(of: modal)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    await stage.expectHealthy(top: stage.root)
    stage.device.end()
  }

  @Test("pitfall 50: a delegate that was there for the presentation and is gone at the dismissal is reported")
  func delegateGone() async {
    let stage = await AccidentStage()
    let modal = stage.controller("modal")
    modal.modalPresentationStyle = .fullScreen
    var delegate: UnrulyDelegate? = UnrulyDelegate(animator: UnrulyAnimator())
    modal.transitioningDelegate = delegate
    stage.root.present(modal, animated: true)
    await stage.device.advance(by: 1)
    delegate = nil
    #expect(delegate == nil)
    stage.root.dismiss(animated: true)
    await stage.device.advance(by: 2)
    #expect(stage.rules == ["transitioning-delegate-gone"])
    stage.device.end()
  }
}
