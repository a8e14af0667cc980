import Simulator
import Testing
import UIKit

/// Operations that overlap, or that are asked for at the wrong time (table 5.4): nothing hangs, everything is
/// reported.
@MainActor
@Suite struct OverlapTests {
  private let log = CallLog()

  private func beginNavigation() async -> (device: Device, navigation: UINavigationController) {
    let device = await Device()
    let navigation = UINavigationController(rootViewController: LoggedController("A", log: log))
    device.show(navigation)
    await device.advanceFrames(2)
    log.clear()
    return (device, navigation)
  }

  @Test("5.4 a push while a push runs is a fault; it waits, and both end in order")
  func pushDuringPush() async {
    let (device, navigation) = await beginNavigation()
    navigation.pushViewController(LoggedController("B", log: log), animated: true)
    await device.advance(by: 0.1)
    navigation.pushViewController(LoggedController("C", log: log), animated: true)
    await device.advance(by: 2)
    #expect(device.findings.map(\.rule) == ["overlapping-navigation"])
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(
      log.entries(of: "B", "C").filter { $0.hasSuffix("ppear") } == [
        "B.willAppear", "B.didAppear", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear",
      ])
    device.end()
  }

  @Test("5.4 a push in viewDidAppear is none: the push before it has ended")
  func pushInDidAppear() async {
    let (device, navigation) = await beginNavigation()
    let second = LoggedController("B", log: log)
    let third = LoggedController("C", log: log)
    second.onCallback = { [unowned navigation] callback in
      if callback == "didAppear" { navigation.pushViewController(third, animated: true) }
    }
    navigation.pushViewController(second, animated: true)
    await device.advance(by: 2)
    #expect(device.findings.isEmpty)
    #expect(navigation.topViewController === third)
    #expect(third.view.window != nil)
    device.end()
  }

  @Test("5.4 a controller already on the stack is not pushed again")
  func pushTwice() async {
    let (device, navigation) = await beginNavigation()
    let second = LoggedController("B", log: log)
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(device.findings.map(\.rule) == ["controller-pushed-twice"])
    device.end()
  }

  @Test("5.4 presenting while presenting, and during a presentation, is ignored")
  func presentTwice() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let first = LoggedController("Q", log: log)
    let second = LoggedController("R", log: log)
    presenting.present(first, animated: true)
    presenting.present(second, animated: true)
    first.present(second, animated: true)
    #expect(device.findings.map(\.rule) == ["already-presenting", "present-during-transition"])
    await device.advance(by: 1)
    #expect(presenting.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    device.end()
  }

  @Test("5.4 presenting from viewDidLoad is ignored: the view is in no window")
  func presentWithoutWindow() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    presenting.loadViewIfNeeded()
    presenting.present(LoggedController("Q", log: log), animated: true)
    #expect(device.findings.map(\.rule) == ["presenter-not-in-window"])
    #expect(presenting.presentedViewController == nil)
    device.end()
  }

  @Test("5.4 a dismissal during a presentation is ignored")
  func dismissDuringPresentation() async {
    let device = await Device()
    let presenting = LoggedController("P", log: log)
    device.show(presenting)
    await device.advanceFrames(2)
    let presented = LoggedController("Q", log: log)
    presenting.present(presented, animated: true)
    presenting.dismiss(animated: true)
    #expect(device.findings.map(\.rule) == ["dismiss-during-transition"])
    await device.advance(by: 1)
    #expect(presenting.presentedViewController === presented)
    device.end()
  }

  @Test("9.7 a second completeTransition is ignored and reported")
  func completedTwice() async throws {
    let (device, navigation) = await beginNavigation()
    let delegate = LoggedNavigationDelegate(log: log)
    var context: UIViewControllerContextTransitioning?
    delegate.makeAnimator = { [log] _ in
      let animator = SlideAnimator(log: log)
      animator.onAnimate = { context = $0 }
      return animator
    }
    navigation.delegate = delegate
    let pushed = LoggedController("B", log: log)
    navigation.pushViewController(pushed, animated: true)
    await device.advance(by: 1)
    try #require(context).completeTransition(false)
    #expect(device.findings.map(\.rule) == ["transition-completed-twice"])
    #expect(navigation.topViewController === pushed)
    #expect(
      log.entries.filter { $0.hasPrefix("animator.animationEnded") } == ["animator.animationEnded(true)"])
    device.end()
  }

  @Test("pitfalls 2 and 3: a transition that nothing completes is reported, and touches stay blocked (1.7.6)")
  func neverCompleted() async {
    let (device, navigation) = await beginNavigation()
    let delegate = StuckDelegate()
    navigation.delegate = delegate
    navigation.pushViewController(LoggedController("B", log: log), animated: true)
    await device.advance(by: 3)
    #expect(device.findings.map(\.rule) == ["transition-never-completed"])
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    device.end()
  }

  @Test("1.7.9 touches that begin during a transition go nowhere")
  func inputBlocked() async {
    let (device, navigation) = await beginNavigation()
    navigation.pushViewController(LoggedController("B", log: log), animated: true)
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    await device.advance(by: 1)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    device.end()
  }
}

/// An animator that returns early, as a failed guard does.
private final class StuckDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
}
