import Simulator
import Testing
import UIKit

/// The system's back swipe, driven by a finger.
@MainActor
@Suite struct BackSwipeTests {
  private let log = CallLog()

  private func begin() async -> (device: Device, navigation: UINavigationController) {
    let device = await Device()
    let navigation = UINavigationController(rootViewController: LoggedController("A", log: log))
    device.show(navigation)
    await device.advanceFrames(2)
    navigation.pushViewController(LoggedController("B", log: log), animated: false)
    await device.advanceFrames(1)
    log.clear()
    return (device, navigation)
  }

  /// Drags from the left edge to a place in steps of a frame, and lifts the finger after it has rested there.
  private func swipe(_ device: Device, to x: CGFloat) async {
    device.touchDown(at: CGPoint(x: 3, y: 400))
    await device.advanceFrames(1)
    for step in 1...12 {
      device.touchMove(to: CGPoint(x: 3 + (x - 3) * CGFloat(step) / 12, y: 400))
      await device.advanceFrames(1)
    }
    await device.advance(by: 0.3)
    device.touchUp()
    await device.advance(by: 1)
  }

  @Test("4.10.1 and 4.10.2 a swipe past the middle pops, a shorter one does not", arguments: [320, 80])
  func swipes(_ distance: Int) async {
    let (device, navigation) = await begin()
    await swipe(device, to: CGFloat(distance))
    let popped = distance > 200
    #expect(navigation.viewControllers.count == (popped ? 1 : 2))
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController?.view.frame == navigation.view.bounds)
    #expect(device.findings.isEmpty)
    device.end()
  }

  @Test("4.10.3 the swipe is off when the delegate implements the animator method, even when it gives none")
  func offWithAnimator() async {
    let (device, navigation) = await begin()
    let delegate = LoggedNavigationDelegate(log: log)
    navigation.delegate = delegate
    await swipe(device, to: 320)
    #expect(navigation.viewControllers.count == 2)
    device.end()
  }

  @Test("4.10.3 the swipe works with a delegate without that method")
  func onWithPlainDelegate() async {
    let (device, navigation) = await begin()
    let delegate = PlainDelegate()
    navigation.delegate = delegate
    await swipe(device, to: 320)
    #expect(navigation.viewControllers.count == 1)
    device.end()
  }

  @Test("4.10.3 the swipe is off while the bar is hidden, and with a left item in place of the back button")
  func offWithoutBackButton() async {
    let (device, navigation) = await begin()
    navigation.isNavigationBarHidden = true
    await swipe(device, to: 320)
    #expect(navigation.viewControllers.count == 2)
    navigation.isNavigationBarHidden = false
    navigation.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: nil, action: nil)
    await swipe(device, to: 320)
    #expect(navigation.viewControllers.count == 2)
    device.end()
  }

  @Test("4.10.4 without a delegate the swipe begins at the root too: reported, and the device goes on")
  func atRoot() async {
    let (device, navigation) = await begin()
    navigation.interactivePopGestureRecognizer?.delegate = nil
    navigation.popViewController(animated: false)
    await device.advanceFrames(1)
    await swipe(device, to: 320)
    #expect(device.findings.map(\.rule) == ["back-swipe-at-root"])
    navigation.pushViewController(LoggedController("C", log: log), animated: true)
    await device.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    device.end()
  }
}

private final class PlainDelegate: NSObject, UINavigationControllerDelegate {}
