import Simulator
import Testing
import UIKit

/// Pushes, pops, presentations and dismissals at random moments, also while others run: nothing hangs, callbacks stay
/// in pairs, and in the end what should be seen is seen.
@MainActor
@Suite struct RandomOperationsTests {
  /// The misuse that such a run may cause.
  private static let expectedRules: Set<String> = [
    "overlapping-navigation", "already-presenting", "present-during-transition", "dismiss-during-transition",
    "presenter-not-in-window",
  ]

  @Test("any order of operations settles", arguments: 0..<12)
  func settles(_ seed: Int) async {
    var random = SmallRandom(seed: UInt64(seed))
    let log = CallLog()
    let device = await Device(recordsTrace: false)
    let navigation = UINavigationController(rootViewController: CheckedController("root", log: log))
    device.show(navigation)
    await device.advanceFrames(2)
    for step in 0..<30 {
      operate(navigation, &random, step, log)
      await device.advanceFrames(random.next(below: 20))
    }
    await device.advance(by: 3)
    navigation.dismiss(animated: false)
    await device.advance(by: 1)

    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.presentedViewController == nil)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    let top = navigation.topViewController
    #expect(top?.view.window != nil)
    #expect(top?.appearance == .appeared)
    #expect(top?.view.frame == navigation.view.bounds)
    #expect(top?.view.superview?.subviews.count == 1)
    #expect(navigation.children == navigation.viewControllers)
    for other in navigation.viewControllers.dropLast() { #expect(other.appearance == .disappeared) }
    #expect(navigation.navigationBar.topItem === top?.navigationItem)
    #expect(Set(device.findings.map(\.rule)).subtracting(Self.expectedRules).isEmpty)
    #expect(log.entries.filter { $0.hasPrefix("!") }.isEmpty)
    device.end()
  }

  private func operate(
    _ navigation: UINavigationController, _ random: inout SmallRandom, _ step: Int, _ log: CallLog
  ) {
    let animated = random.next(below: 4) > 0
    switch random.next(below: 7) {
    case 0, 1: navigation.pushViewController(CheckedController("push\(step)", log: log), animated: animated)
    case 2: navigation.popViewController(animated: animated)
    case 3: navigation.popToRootViewController(animated: animated)
    case 4:
      let fresh = CheckedController("set\(step)", log: log)
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [fresh], animated: animated)
    case 5:
      let presented = CheckedController("modal\(step)", log: log)
      presented.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][random.next(below: 3)]
      navigation.topViewController?.present(presented, animated: animated)
    default: navigation.dismiss(animated: animated)
    }
  }
}

/// Notes, marked by "!", every appearance callback that does not follow from the one before.
private final class CheckedController: LoggedController {
  private var last = "didDisappear"

  private func follow(_ callback: String, after allowed: [String]) {
    if !allowed.contains(last) { log.note("!\(name).\(callback) after \(last)") }
    last = callback
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    follow("willAppear", after: ["didDisappear", "willDisappear"])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    follow("didAppear", after: ["willAppear"])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    follow("willDisappear", after: ["didAppear", "willAppear"])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    follow("didDisappear", after: ["willDisappear"])
  }
}

/// A generator whose numbers are the same on every machine.
private struct SmallRandom {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
