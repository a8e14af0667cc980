import QuartzCore
import Simulator
import Testing
import UIKit

/// Pops driven by a percent-driven interactor, finished and cancelled.
@MainActor
@Suite struct InteractivePopTests {
  private let log = CallLog()
  private let interactor = UIPercentDrivenInteractiveTransition()

  private struct Screens {
    let device: Device
    let navigation: UINavigationController
    let below: LoggedController
    let above: LoggedController
    let delegate: LoggedNavigationDelegate
  }

  /// A device with A below and B on top, before an interactive pop.
  private func begin() async -> Screens {
    let device = await Device()
    let below = LoggedController("A", log: log)
    let navigation = UINavigationController(rootViewController: below)
    device.show(navigation)
    await device.advanceFrames(2)
    let above = LoggedController("B", log: log)
    navigation.pushViewController(above, animated: false)
    await device.advanceFrames(1)
    let delegate = LoggedNavigationDelegate(log: log)
    delegate.makeAnimator = { [log] _ in SlideAnimator(log: log, movesOutgoing: true) }
    delegate.interactor = interactor
    navigation.delegate = delegate
    log.clear()
    return Screens(device: device, navigation: navigation, below: below, above: above, delegate: delegate)
  }

  @Test("2.3 a finished interactive pop has the order of a pop; the did-callbacks come at its end")
  func finished() async {
    let screens = await begin()
    screens.navigation.popViewController(animated: true)
    interactor.update(0.3)
    await screens.device.advance(by: 0.5)
    #expect(log.entries(of: "B").contains("B.didDisappear") == false)
    interactor.finish()
    await screens.device.advance(by: 1)
    #expect(
      log.entries(of: "A", "B") == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear",
        "A.didAppear",
        "B.didMove(nil)",
      ])
    #expect(log.entries.contains("animator.animationEnded(true)"))
    #expect(screens.navigation.viewControllers == [screens.below])
    #expect(screens.above.view.window == nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("2.3 order of a cancelled pop: interaction block, then each will and did as a pair")
  func cancelled() async {
    let screens = await begin()
    screens.above.onCallback = { [unowned above = screens.above, log] callback in
      guard callback == "willDisappear" else { return }
      above.transitionCoordinator?.notifyWhenInteractionChanges { context in
        log.note("coordinator.changed(\(context.isInteractive), \(context.isCancelled))")
      }
    }
    screens.navigation.popViewController(animated: true)
    interactor.update(0.3)
    await screens.device.advance(by: 0.2)
    interactor.cancel()
    await screens.device.advance(by: 1)
    #expect(
      log.entries(of: "A", "B", "coordinator").filter { !$0.hasSuffix("isAppearing") } == [
        "B.willMove(nil)", "B.willDisappear", "A.willAppear", "coordinator.changed(false, true)",
        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
      ])
    #expect(log.entries.contains("animator.animationEnded(false)"))
    #expect(!log.entries.contains("delegate.didShow"))
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("7.2 a cancelled pop leaves stack, hierarchy and geometry as they were")
  func cancelledState() async {
    let screens = await begin()
    let frame = screens.above.view.frame
    screens.navigation.popViewController(animated: true)
    #expect(screens.navigation.topViewController === screens.below)
    interactor.update(0.6)
    await screens.device.advance(by: 0.2)
    interactor.cancel()
    await screens.device.advance(by: 1)
    #expect(screens.navigation.viewControllers == [screens.below, screens.above])
    #expect(screens.above.view.frame == frame)
    #expect(screens.above.view.window != nil)
    #expect(screens.below.view.window == nil)
    #expect(screens.above.parent === screens.navigation)
    #expect(screens.navigation.transitionCoordinator == nil)
    #expect(UIApplication.shared.isIgnoringInteractionEvents == false)
    let container = screens.above.view.superview
    #expect(container?.layer.speed == 1)
    #expect(container?.layer.timeOffset == 0)
    #expect(container?.layer.beginTime == 0)
    screens.device.end()
  }

  @Test(
    "1.5.12 a fraction shows the place at that part of the way", arguments: [0.0, 0.1, 0.25, 0.5, 0.9, 1.0])
  func fraction(_ fraction: Double) async throws {
    let screens = await begin()
    let width = Double(screens.navigation.view.bounds.width)
    screens.navigation.popViewController(animated: true)
    interactor.update(CGFloat(fraction))
    await screens.device.advance(by: 0.3)
    let shown = try #require(screens.above.view.layer.presentation())
    #expect(abs(Double(shown.frame.minX) - width * fraction) < 0.001)
    screens.device.end()
  }

  @Test("1.5.3 at 0.25 of 0.4 s a finish takes 0.3 s, a cancel 0.1 s", arguments: [true, false])
  func timeToEnd(_ finishes: Bool) async {
    let screens = await begin()
    screens.navigation.popViewController(animated: true)
    interactor.update(0.25)
    await screens.device.advanceFrames(1)
    if finishes { interactor.finish() } else { interactor.cancel() }
    let frames = finishes ? 18 : 6
    await screens.device.advanceFrames(frames - 1)
    #expect(screens.navigation.transitionCoordinator != nil)
    await screens.device.advanceFrames(2)
    #expect(screens.navigation.transitionCoordinator == nil)
    screens.device.end()
  }

  @Test("1.5.16 no frame of a cancelled pop shows the other end")
  func noFlicker() async {
    let screens = await begin()
    screens.navigation.popViewController(animated: true)
    interactor.update(0.5)
    await screens.device.advanceFrames(3)
    interactor.cancel()
    var last = 1e9
    for _ in 0..<40 {
      await screens.device.advanceFrames(1)
      let shown = screens.above.view.layer.presentation() ?? screens.above.view.layer
      #expect(Double(shown.frame.minX) <= last + 1e-6)
      last = Double(shown.frame.minX)
    }
    #expect(last == 0)
    screens.device.end()
  }

  @Test("a gesture that begins and ends between two frames", arguments: [true, false])
  func betweenFrames(_ finishes: Bool) async {
    let screens = await begin()
    screens.navigation.popViewController(animated: true)
    interactor.update(0.5)
    if finishes { interactor.finish() } else { interactor.cancel() }
    await screens.device.advance(by: 1)
    #expect(screens.navigation.transitionCoordinator == nil)
    #expect(screens.navigation.viewControllers.count == (finishes ? 1 : 2))
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("pitfall 6: finishing the context beside a percent-driven interactor is a fault and does nothing")
  func contextFinishedByHand() async {
    let screens = await begin()
    var context: UIViewControllerContextTransitioning?
    screens.delegate.makeAnimator = { [log] _ in
      let animator = SlideAnimator(log: log, movesOutgoing: true)
      animator.onAnimate = { context = $0 }
      return animator
    }
    screens.navigation.popViewController(animated: true)
    context?.finishInteractiveTransition()
    #expect(context?.isInteractive == true)
    #expect(screens.device.findings.map(\.rule) == ["context-driven-beside-percent-driven"])
    interactor.cancel()
    await screens.device.advance(by: 1)
    screens.device.end()
  }

  @Test("1.3.2 wantsInteractiveStart false starts without interaction")
  func startsByItself() async {
    let screens = await begin()
    interactor.wantsInteractiveStart = false
    screens.navigation.popViewController(animated: true)
    #expect(screens.navigation.transitionCoordinator?.initiallyInteractive == false)
    await screens.device.advance(by: 0.6)
    #expect(screens.navigation.viewControllers == [screens.below])
    screens.device.end()
  }

  @Test("1.8.5 alongside animations outside the container are scrubbed when their view is named")
  func alongsideOutside() async throws {
    let screens = await begin()
    let bar = screens.navigation.navigationBar
    screens.above.onCallback = { [unowned above = screens.above] callback in
      guard callback == "willDisappear" else { return }
      above.transitionCoordinator?.animateAlongsideTransition(in: bar, animation: { _ in bar.alpha = 0 })
    }
    screens.navigation.popViewController(animated: true)
    interactor.update(0.25)
    await screens.device.advance(by: 0.2)
    let shown = try #require(bar.layer.presentation())
    #expect(abs(shown.opacity - 0.75) < 0.001)
    interactor.cancel()
    await screens.device.advance(by: 1)
    #expect(bar.alpha == 1)
    #expect(bar.layer.speed == 1)
    screens.device.end()
  }
}
