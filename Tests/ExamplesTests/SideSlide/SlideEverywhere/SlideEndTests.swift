import Simulator
import Testing
import UIKit

/// The state that the moves leave, also after fingers and code that do not keep to the script.
@MainActor
@Suite struct SlideEndTests {
  /// Checks that every move still works from the start.
  private func checkAnswers(_ slide: SlideApp) async throws {
    await slide.app.settle()
    #expect(slide.leftovers == [])
    for move in SlideMove.allCases {
      try await slide.perform(move)
      #expect(slide.place == SlideApp.place(after: move), "\(move)")
      #expect(slide.leftovers == [], "\(move)")
    }
  }

  @Test(
    "7.1: one screen on top, untransformed, and the way back leads to where it began",
    arguments: [
      SlideMove.formerTab, .pop, .dismiss,
    ])
  func ends(move: SlideMove) async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    let before = slide.device.picture
    let first = try #require(move.preparation)
    try await slide.perform(first)
    #expect(slide.place == SlideApp.place(after: first))
    #expect(slide.leftovers == [])
    let top = slide.app.presentationChain.count > 1 ? slide.app.presentationChain[1] : slide.navigation
    #expect(top.view.frame == UIScreen.main.bounds)
    #expect(top.view.transform.isIdentity)
    try await slide.perform(move)
    #expect(slide.place == SlideApp.place(after: move))
    #expect(slide.leftovers == [])
    #expect(slide.device.picture.hasSamePixels(as: before))
    #expect(slide.app.findings == [])
  }

  @Test("Popped and dismissed pages are freed; tabs are not")
  func freed() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.perform(.push)
    weak let pushed = slide.navigation.topViewController
    #expect(pushed != nil)
    try await slide.perform(.pop)
    #expect(pushed == nil)
    try await slide.perform(.present)
    weak let presented = slide.tabs.presentedViewController
    weak let container = presented?.presentationController?.containerView
    #expect(presented != nil && container != nil)
    try await slide.perform(.dismiss)
    #expect(presented == nil)
    #expect(container == nil)
    try await slide.perform(.nextTab)
    #expect(slide.tabs.viewControllers?[0].view.window == nil)
    #expect(slide.tabs.viewControllers?.count == 2)
  }

  @Test("Two taps, one after the other or within a frame, make one move", arguments: SlideMove.allCases)
  func doubleTap(move: SlideMove) async throws {
    for pause in [0.05, 0] {
      let slide = await SlideApp()
      defer { slide.device.end() }
      try await slide.prepare(move)
      let point = try slide.point(of: move)
      for _ in 0..<2 {
        slide.device.touchDown(at: point)
        slide.device.touchUp()
        await slide.device.advance(by: pause)
      }
      await slide.app.settle()
      #expect(slide.place == SlideApp.place(after: move))
      #expect(slide.app.findings == [])
      #expect(slide.leftovers == [])
    }
  }

  @Test("A second finger makes no second move", arguments: SlideMove.allCases)
  func secondFinger(move: SlideMove) async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.prepare(move)
    let point = try slide.point(of: move)
    slide.device.touchDown(at: point)
    slide.device.touchDown(at: CGPoint(x: point.x + 4, y: point.y), finger: 2)
    await slide.device.advanceFrames(2)
    slide.device.touchUp()
    slide.device.touchUp(finger: 2)
    await slide.app.settle()
    #expect(slide.place == SlideApp.place(after: move))
    #expect(slide.app.findings == [])
    #expect(slide.leftovers == [])
  }

  @Test("1.7.9: touches that begin during a move go nowhere", arguments: SlideMove.allCases)
  func touchesDuringAMove(move: SlideMove) async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.prepare(move)
    slide.device.tap(at: try slide.point(of: move), for: 0)
    await slide.device.advance(by: 0.1)
    for point in [
      CGPoint(x: 280, y: 650), CGPoint(x: 90, y: 650), CGPoint(x: 180, y: 245), CGPoint(x: 40, y: 50),
    ] {
      slide.device.tap(at: point, for: 0.02)
    }
    await slide.app.settle()
    #expect(slide.place == SlideApp.place(after: move))
    #expect(slide.app.findings == [])
    #expect(slide.leftovers == [])
  }

  @Test("The selected tab tapped again changes nothing")
  func sameTab() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.perform(.formerTab)
    #expect(slide.place == [0, 1, 0])
    #expect(!slide.device.trace.events.contains { $0.kind == "transitionBegin" })
    #expect(slide.app.findings == [])
    try await checkAnswers(slide)
  }

  @Test("1.1.9: a tab chosen by code moves just the same")
  func tabByCode() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    let recording = try await slide.app.record {
      slide.tabs.selectedIndex = 1
      await slide.app.settle()
    }
    #expect(recording.frames(upTo: SlideApp.duration).count == 19)
    #expect(!recording.events.contains { $0.kind == "didSelect" })
    #expect(slide.place == [1, 1, 0])
    #expect(slide.app.findings == [])
  }

  @Test("1.2.6: without animation the stack's animator is not asked for, and the screen is there at once")
  func stackWithoutAnimation() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    slide.navigation.pushViewController(UIViewController(), animated: false)
    await slide.device.advanceFrames(1)
    #expect(slide.place == [0, 2, 0])
    #expect(slide.leftovers == [])
    slide.navigation.popViewController(animated: false)
    await slide.device.advanceFrames(1)
    #expect(slide.place == [0, 1, 0])
    #expect(!slide.device.trace.events.contains { $0.kind == "delegateAsked" })
    #expect(slide.app.findings == [])
    try await checkAnswers(slide)
  }

  @Test("1.2.5: without animation a custom presentation is still its animator's, which moves here")
  func modalWithoutAnimation() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    try await slide.perform(.present)
    let presented = try #require(slide.tabs.presentedViewController)
    for (count, move) in [
      (0, { presented.dismiss(animated: false) }), (1, { slide.tabs.present(presented, animated: false) }),
    ] {
      move()
      await slide.app.settle()
      #expect(slide.place == [0, 1, count])
      #expect(slide.leftovers == [])
    }
    #expect(
      slide.app.findings == [String](repeating: "advice animated-although-not-asked", count: 2))
    try await slide.perform(.dismiss)
    try await checkAnswers(slide)
  }

  @Test("5.4: moves by code during another are reported; the device answers")
  func overlapping() async throws {
    let slide = await SlideApp()
    defer { slide.device.end() }
    slide.device.tap(at: try slide.point(of: .push), for: 0)
    await slide.device.advance(by: 0.1)
    slide.navigation.popViewController(animated: true)
    await slide.app.settle()
    #expect(slide.place == [0, 1, 0])
    #expect(slide.app.findings == ["fault overlapping-navigation"])
    slide.device.tap(at: try slide.point(of: .nextTab), for: 0)
    await slide.device.advance(by: 0.1)
    slide.tabs.selectedIndex = 0
    await slide.app.settle()
    #expect(slide.place == [0, 1, 0])
    #expect(slide.app.findings == ["fault overlapping-navigation", "fault overlapping-tab-change"])
    try await checkAnswers(slide)
  }

  @Test("A device that ends in the middle takes everything with it", arguments: SlideMove.allCases)
  func endInTheMiddle(move: SlideMove) async throws {
    weak var tabs: UITabBarController?
    weak var navigation: UINavigationController?
    do {
      let slide = await SlideApp()
      try await slide.prepare(move)
      slide.device.tap(at: try slide.point(of: move), for: 0)
      await slide.device.advance(by: 0.1)
      tabs = slide.tabs
      navigation = slide.navigation
      #expect(tabs != nil && navigation != nil)
      slide.device.end()
    }
    #expect(tabs == nil)
    #expect(navigation == nil)
  }
}
