import Simulator
import Testing
import UIKit

/// Changes of tab, by taps and in code, with and without an animator.
@MainActor
@Suite struct TabTransitionTests {
  private let log = CallLog()

  private struct Screens {
    let device: Device
    let tabs: UITabBarController
    let first: LoggedController
    let second: LoggedController
    let delegate: LoggedTabDelegate
  }

  private func begin() async -> Screens {
    let device = await Device()
    let first = LoggedController("A", log: log)
    let second = LoggedController("B", log: log)
    first.title = "First"
    second.title = "Second"
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    device.show(tabs)
    await device.advanceFrames(2)
    let delegate = LoggedTabDelegate(log: log)
    tabs.delegate = delegate
    log.clear()
    return Screens(device: device, tabs: tabs, first: first, second: second, delegate: delegate)
  }

  @Test("2.6 a tap: shouldSelect, animator, callbacks, didSelect")
  func tap() async throws {
    let screens = await begin()
    screens.delegate.makesAnimator = true
    try screens.device.tap("Second")
    await screens.device.advance(by: 1)
    #expect(
      log.entries == [
        "delegate.shouldSelect", "delegate.animator", "delegate.interactor", "B.didLoad", "A.willDisappear",
        "B.willAppear", "B.isAppearing", "animator.animateTransition", "animator.animationEnded(true)",
        "A.didDisappear", "B.didAppear", "delegate.didSelect",
      ])
    #expect(screens.tabs.selectedIndex == 1)
    screens.device.end()
  }

  @Test("1.1.9 in code: neither shouldSelect nor didSelect, but the animator")
  func inCode() async {
    let screens = await begin()
    screens.delegate.makesAnimator = true
    screens.tabs.selectedIndex = 1
    await screens.device.advance(by: 1)
    #expect(!log.entries.contains("delegate.shouldSelect"))
    #expect(!log.entries.contains("delegate.didSelect"))
    #expect(log.entries.contains("animator.animationEnded(true)"))
    #expect(screens.first.view.window == nil)
    #expect(screens.second.view.window != nil)
    screens.device.end()
  }

  @Test("2.6.3 without an animator the change is immediate")
  func immediate() async {
    let screens = await begin()
    screens.tabs.selectedViewController = screens.second
    #expect(screens.second.view.window != nil)
    #expect(screens.first.view.window == nil)
    #expect(
      log.entries(of: "A", "B").filter { $0.hasSuffix("ppear") } == [
        "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ])
    screens.device.end()
  }

  @Test("2.6.4 a cancelled interactive change goes back to the old index")
  func cancelled() async {
    let screens = await begin()
    let interactor = UIPercentDrivenInteractiveTransition()
    screens.delegate.makesAnimator = true
    screens.delegate.interactor = interactor
    screens.tabs.selectedIndex = 1
    interactor.update(0.4)
    await screens.device.advanceFrames(3)
    interactor.cancel()
    await screens.device.advance(by: 1)
    #expect(screens.tabs.selectedIndex == 0)
    #expect(screens.tabs.tabBar.selectedItem === screens.first.tabBarItem)
    #expect(screens.first.view.window != nil)
    #expect(screens.second.view.window == nil)
    #expect(screens.device.findings.isEmpty)
    screens.device.end()
  }

  @Test("a refused tap changes nothing")
  func refused() async throws {
    let screens = await begin()
    screens.delegate.allowsSelection = false
    try screens.device.tap("Second")
    await screens.device.advance(by: 0.5)
    #expect(log.entries == ["delegate.shouldSelect"])
    #expect(screens.tabs.selectedIndex == 0)
    screens.device.end()
  }

  @Test("5.1 the bar is 49 pt and the bottom inset; the child's safe area includes it")
  func barHeight() async {
    let screens = await begin()
    #expect(screens.tabs.tabBar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
    #expect(screens.first.view.safeAreaInsets.bottom == 83)
    screens.device.end()
  }
}

/// Gives an animator and an interactor for changes of tab, and logs what it is asked and told.
private final class LoggedTabDelegate: NSObject, UITabBarControllerDelegate {
  let log: CallLog
  var makesAnimator = false
  var allowsSelection = true
  var interactor: UIViewControllerInteractiveTransitioning?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("delegate.shouldSelect")
    return allowsSelection
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.note("delegate.didSelect")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.note("delegate.animator")
    return makesAnimator ? SlideAnimator(log: log) : nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.note("delegate.interactor")
    return interactor
  }
}
