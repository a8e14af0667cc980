import Simulator
import Testing
import UIKit

/// Fingers and code that do not keep to the script: afterwards the program answers as before.
@MainActor
@Suite struct FlagOddUseTests {
  private static let present = "tap \"presentButton\"\nwait 0.75"
  private static let dismiss = "tap \"closeButton\"\nwait 0.75"

  /// Checks that the screen is at rest, goes back to the first screen where needed, and that the moves still work.
  private func checkAnswers(_ flag: FlagApp) async throws {
    await flag.device.advance(by: 1.2)
    #expect(flag.leftovers == [])
    #expect(flag.app.faults == [])
    let pop = "tap 40,\(flag.navigation.navigationBar.frame.midY)\nwait 0.75"
    if flag.app.presentationChain.count > 1 { try await flag.app.play(Self.dismiss) }
    if flag.stack.count > 1 { try await flag.app.play(pop) }
    for (script, screens) in [
      ("tap \"pushButton\"\nwait 0.75", 2), (pop, 1), (Self.present, 2), (Self.dismiss, 1),
    ] {
      try await flag.app.play(script)
      #expect(flag.stack.count + flag.app.presentationChain.count - 1 == screens, "after \(script)")
      #expect(flag.leftovers == [])
    }
  }

  @Test("1.7.9 taps during the push, the pop, the presentation and the dismissal go nowhere")
  func tapsDuringTheMoves() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    // On the first screen's two buttons, the panel's, and the bar's way back.
    let back = "30,\(flag.navigation.navigationBar.frame.midY)"
    let taps = ["187,285", "187,355", "187,325", back].map { "\ntap \($0) for 0.02" }.joined() + "\nwait 0.7"
    for (place, screens) in [
      ("\"pushButton\"", 2), (back, 1), ("\"presentButton\"", 2), ("\"closeButton\"", 1),
    ] {
      try await flag.app.play("tap \(place)\nwait 0.05\(taps)")
      #expect(flag.stack.count + flag.app.presentationChain.count - 1 == screens, "after a tap on \(place)")
    }
    #expect(flag.app.findings == [])
    try await checkAnswers(flag)
  }

  @Test("Touches that begin and end between two frames are taps")
  func touchesBetweenTwoFrames() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let back = "30,\(flag.navigation.navigationBar.frame.midY)"
    for (place, screens) in [
      ("\"pushButton\"", 2), (back, 1), ("\"presentButton\"", 2), ("\"closeButton\"", 1),
    ] {
      try await flag.app.play("touch down \(place)\ntouch up\nwait 0.75")
      #expect(flag.stack.count + flag.app.presentationChain.count - 1 == screens, "after a tap on \(place)")
    }
    try await checkAnswers(flag)
  }

  @Test("A pan to the left has no fraction: the pop that it begins is taken back")
  func panToTheLeft() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    try await flag.app.play("drag 300,400 to 100,400 over 0.2\nwait 0.7")
    #expect(flag.stack.count == 2)
    try await checkAnswers(flag)
  }

  @Test("A pan of two fingers that are down from the start follows their middle")
  func twoFingers() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    let fingers = [(1, CGPoint(x: 60, y: 200)), (2, CGPoint(x: 100, y: 400))]
    for (finger, start) in fingers { flag.device.touchDown(at: start, finger: finger) }
    await flag.device.advanceFrames(1)
    let way = FlagApp.slop + 0.5 * flag.size.width
    for distance in [FlagApp.slop, way] {
      for (finger, start) in fingers {
        flag.device.touchMove(to: CGPoint(x: start.x + distance, y: start.y), finger: finger)
      }
      await flag.device.advanceFrames(2)
    }
    #expect(abs(try flag.outgoingTop() - flag.size.height / 2) <= 0.01 / flag.device.screenScale)
    // The one that is left holds what both have reached.
    flag.device.touchUp(finger: 2)
    await flag.device.advanceFrames(2)
    #expect(flag.navigation.transitionCoordinator?.isInteractive == true)
    flag.device.touchUp(finger: 1)
    await flag.device.advance(by: 1)
    #expect(flag.stack.count == 1)
    try await checkAnswers(flag)
  }

  @Test("A second pan while the display link works goes nowhere")
  func panWhileSettling() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    await flag.pan(to: 0.35)
    flag.device.touchUp()
    await flag.device.advanceFrames(2)
    #expect(flag.navigation.transitionCoordinator != nil)
    await flag.pan(to: 0.8)
    flag.device.touchUp()
    await flag.device.advance(by: 1)
    #expect(flag.stack.count == 2)
    let pops = flag.device.trace.events.filter {
      $0.kind == "transitionBegin" && $0.string("operation") == "pop"
    }
    #expect(pops.count == 1)
    try await checkAnswers(flag)
  }

  @Test("A swipe from the edge of a screen with the flag pops it once")
  func backSwipeWithTheFlag() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    try await flag.app.play("drag 2,400 to 300,400 over 0.2\nwait 1")
    #expect(flag.stack == ["StartViewController"])
    try await checkAnswers(flag)
  }

  @Test("1.2.6 without animation the program's own screens go at once, and nobody is asked")
  func withoutAnimation() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let asked = { flag.device.trace.events.count { $0.kind == "delegateAsked" } }
    try await flag.push()
    let afterThePush = asked()
    flag.navigation.popViewController(animated: false)
    await flag.device.advanceFrames(1)
    #expect(flag.stack == ["StartViewController"])
    #expect(flag.leftovers == [])
    #expect(asked() == afterThePush)
    try await flag.app.play(Self.present)
    let afterThePresentation = asked()
    flag.navigation.dismiss(animated: false)
    await flag.device.advanceFrames(1)
    #expect(flag.app.presentationChain.count == 1)
    #expect(flag.leftovers == [])
    #expect(asked() == afterThePresentation)
    try await checkAnswers(flag)
  }

  @Test("1.7.1 a pan's transition is freed with its end, the screen with the pop")
  func freed() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    weak let pushed = flag.navigation.topViewController
    for (fraction, isGone) in [(0.2, false), (0.7, true)] {
      await flag.pan(to: fraction)
      weak let transition = flag.navigation.runningTransition
      #expect(transition != nil)
      flag.device.touchUp()
      await flag.device.advance(by: 1)
      #expect(transition == nil)
      #expect((pushed == nil) == isGone)
    }
  }

  @Test("A device that ends in the middle of the pan takes everything with it")
  func endInTheMiddle() async throws {
    weak var navigation: UINavigationController?
    weak var pushed: UIViewController?
    do {
      let flag = await FlagApp()
      try await flag.push()
      navigation = flag.navigation
      pushed = flag.navigation.topViewController
      await flag.pan(to: 0.5)
      #expect(flag.navigation.transitionCoordinator?.isInteractive == true)
      flag.device.end()
    }
    #expect(navigation == nil)
    #expect(pushed == nil)
  }
}
