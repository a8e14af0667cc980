import Simulator
import Testing
import UIKit

/// Fingers and code that do not keep to the script: afterwards the program answers as before.
@MainActor
@Suite struct TypedOddUseTests {
  /// Checks that the screen is at rest, goes back to the list, and that the four moves still work.
  private func checkAnswers(_ typed: TypedApp) async throws {
    await typed.app.settle()
    #expect(typed.leftovers == [])
    if typed.navigation.presentedViewController != nil { try await typed.app.play(TypedApp.dismiss) }
    while typed.stack.count > 1 { try await typed.app.play(typed.pop) }
    for (script, screens) in [
      (TypedApp.push, 2), (typed.pop, 1), (TypedApp.present, 2), (TypedApp.dismiss, 1),
    ] {
      try await typed.app.play(script)
      #expect(typed.stack.count + typed.app.presentationChain.count - 1 == screens)
      #expect(typed.leftovers == [])
    }
  }

  @Test(
    "Pitfall 58, the article's own: nothing guards the list during the flight, so that a second tap pushes again"
  )
  func secondTapDuringTheFlight() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play("tap \"row2\" for 0.05\nwait 0.2\ntap \"row4\" for 0.05\nwait 2.5")
    #expect(typed.stack == ["ListViewController", "DetailViewController", "DetailViewController"])
    #expect(typed.navigation.viewControllers.map(\.title) == ["Colours", "Row 2", "Row 4"])
    #expect(typed.app.findings == ["fault overlapping-navigation"])
    try await checkAnswers(typed)
  }

  @Test("1.7.9 touches during the push, the pop, the presentation and the dismissal go nowhere")
  func tapsDuringTheMoves() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let taps = "\ntap 187,230 for 0.05\ntap 150,150 for 0.05\nwait 1"
    try await typed.app.play("tap \"row2\"\nwait 0.6\(taps)")
    #expect(typed.stack == ["ListViewController", "DetailViewController"])
    try await typed.app.play("tap 30,\(typed.navigation.navigationBar.frame.midY)\nwait 0.1\(taps)")
    #expect(typed.stack == ["ListViewController"])
    try await typed.app.play("tap \"presentButton\"\nwait 0.2\(taps)")
    #expect(typed.app.presentationChain.count == 2)
    try await typed.app.play("tap \"backButton\"\nwait 0.2\(taps)")
    #expect(typed.app.presentationChain.count == 1)
    #expect(typed.stack == ["ListViewController"])
    #expect(typed.app.findings == [])
    try await checkAnswers(typed)
  }

  @Test("Touches that begin and end between two frames are taps")
  func touchesBetweenTwoFrames() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    for (place, wait, screens) in [
      ("\"row2\"", 1.4, 2), ("30,\(typed.navigation.navigationBar.frame.midY)", 0.9, 1),
      ("\"presentButton\"", 0.9, 2), ("\"backButton\"", 0.9, 1),
    ] {
      try await typed.app.play("touch down \(place)\ntouch up\nwait \(wait)")
      #expect(typed.stack.count + typed.app.presentationChain.count - 1 == screens, "after a tap on \(place)")
    }
    #expect(typed.app.findings == [])
    try await checkAnswers(typed)
  }

  @Test("Two taps on a button within one frame start one move")
  func twoTapsInAFrame() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    for (button, chain) in [("presentButton", 2), ("backButton", 1)] {
      let tap = "touch down \"\(button)\"\ntouch up\n"
      try await typed.app.play(tap + tap + "wait 0.9")
      #expect(typed.app.presentationChain.count == chain)
    }
    #expect(typed.app.faults == [])
    try await checkAnswers(typed)
  }

  @Test("Two fingers on two rows leave the program answering")
  func twoFingers() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(
      """
      touch 1 down "row1"
      touch 2 down "row3"
      wait 0.1
      touch 2 up
      touch 1 up
      wait 2
      """)
    #expect(typed.stack == ["ListViewController", "DetailViewController"])
    try await checkAnswers(typed)
  }

  @Test("A finger that moves off a row scrolls and opens nothing")
  func movedOff() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play("drag \"row3\" to 187,60 over 0.2\nwait 1.5")
    #expect(typed.stack == ["ListViewController"])
    #expect(typed.app.findings == [])
    try await checkAnswers(typed)
  }

  @Test("1.2.6 without animation no animator is asked for, and the screens are there, and gone, at once")
  func withoutAnimation() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.push)
    let asked = { typed.device.trace.events.count { $0.kind == "delegateAsked" } }
    let afterThePush = asked()
    typed.navigation.popViewController(animated: false)
    await typed.device.advanceFrames(1)
    #expect(typed.stack == ["ListViewController"])
    #expect(typed.leftovers == [])
    #expect(asked() == afterThePush)
    try await typed.app.play(TypedApp.present)
    let afterThePresentation = asked()
    typed.navigation.dismiss(animated: false)
    await typed.device.advanceFrames(1)
    #expect(typed.app.presentationChain.count == 1)
    #expect(typed.leftovers == [])
    #expect(asked() == afterThePresentation)
    #expect(typed.app.findings == [])
    try await checkAnswers(typed)
  }

  @Test("A device that ends in the middle takes everything with it", arguments: [0.3, 0.8])
  func endInTheMiddle(time: Double) async throws {
    weak var navigation: UINavigationController?
    weak var list: UIViewController?
    do {
      let typed = await TypedApp()
      try await typed.app.play("tap \"row2\"\nwait \(time)")
      navigation = typed.navigation
      list = typed.list
      // First the flight, then the push.
      #expect((typed.navigation.transitionCoordinator != nil) == (time > 0.5))
      typed.device.end()
    }
    #expect(navigation == nil)
    #expect(list == nil)
  }
}
