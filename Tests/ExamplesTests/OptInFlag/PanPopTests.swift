import QuartzCore
import Simulator
import Testing
import UIKit

/// A pan drives the pop; after its release a display link takes the fraction to the nearer end.
@MainActor
@Suite struct PanPopTests {
  private nonisolated static let cancelled: [CGFloat] = [0, 0.01, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4]
  private nonisolated static let finished: [CGFloat] = [
    0.41, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84,
  ]

  @Test("1.5.4 the screen follows the finger, not the curve", arguments: cancelled + finished)
  func follows(_ fraction: CGFloat) async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    await flag.pan(to: fraction)
    #expect(abs(try flag.outgoingTop() - flag.size.height * fraction) <= 0.01 / flag.device.screenScale)
  }

  @Test("Let go at or below 0.4, it goes back by 1.5/60 a frame and stays", arguments: cancelled)
  func cancels(_ fraction: CGFloat) async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    let top = flag.navigation.topViewController
    let before = flag.device.picture
    await flag.pan(to: fraction)
    try await checkWayHome(flag, from: fraction, step: -FlagApp.step)
    #expect(flag.navigation.topViewController === top)
    #expect(flag.stack == ["StartViewController", "DropViewController"])
    #expect(flag.device.picture.hasSamePixels(as: before))
    try await checkAnswers(flag)
  }

  @Test("Let go above 0.4, it goes on by 1.5/60 a frame and is gone", arguments: finished)
  func finishes(_ fraction: CGFloat) async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    weak let top = flag.navigation.topViewController
    await flag.pan(to: fraction)
    try await checkWayHome(flag, from: fraction, step: FlagApp.step)
    #expect(top == nil)
    #expect(flag.stack == ["StartViewController"])
    try await checkAnswers(flag)
  }

  /// Lets go, and follows the display link frame by frame.
  private func checkWayHome(_ flag: FlagApp, from fraction: CGFloat, step: CGFloat) async throws {
    flag.device.touchUp()
    // The release's action comes in the next turn, the display link's first call in the one after.
    await flag.device.advanceFrames(1)
    var expected = fraction + step
    var frames = 0
    while expected > 0, expected < 1 {
      await flag.device.advanceFrames(1)
      #expect(abs(try flag.outgoingTop() - flag.size.height * expected) <= 0.01 / flag.device.screenScale)
      expected += step
      frames += 1
    }
    #expect(frames <= 40)
    await flag.device.advance(by: 0.5)
  }

  private func checkAnswers(_ flag: FlagApp) async throws {
    #expect(flag.leftovers == [])
    #expect(flag.app.findings == [])
    if flag.stack.count == 2 {
      flag.navigation.popViewController(animated: true)
      await flag.app.settle()
    }
    try await flag.push()
    #expect(flag.stack == ["StartViewController", "DropViewController"])
    #expect(flag.leftovers == [])
  }

  @Test(
    "9.5 the finger shows, to the bit, the frame of the same pop with a linear curve",
    arguments: [1, 5, 12, 19, 23])
  func sameFrameAsPlayed(_ frame: Int) async throws {
    // The pop lasts 24 frames.
    let scrubbed = await FlagApp()
    try await scrubbed.push()
    await scrubbed.pan(to: CGFloat(frame) / 24)
    let scrubbedPicture = scrubbed.device.picture
    scrubbed.device.end()
    let played = await FlagApp()
    defer { played.device.end() }
    try await played.push()
    AnimationScope.withLinearTiming { _ = played.navigation.popViewController(animated: true) }
    await played.device.advanceFrames(1 + frame)
    #expect(played.device.picture.hasSamePixels(as: scrubbedPicture))
  }

  @Test("2.3 order of a cancelled pop")
  func cancelledOrder() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    let recording = try await flag.app.record("drag 60,400 to 110,400 over 0.3\nwait 1")
    #expect(
      recording.story() == [
        "touchBegan UIView", "DropViewController.willMoveToParent",
        "DropViewController asked animationControllerFor",
        "DropViewController asked interactionControllerFor",
        "DropViewController.viewWillDisappear", "StartViewController.viewWillAppear",
        "StartViewController.viewIsAppearing", "animateTransition pop", "touchEnded UIView",
        "completeTransition pop", "animationEnded pop", "StartViewController.viewWillDisappear",
        "StartViewController.viewDidDisappear", "DropViewController.viewWillAppear",
        "DropViewController.viewIsAppearing", "DropViewController.viewDidAppear",
      ])
  }

  @Test("A pan that begins and ends between two frames leaves the screen where it is")
  func panBetweenTwoFrames() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    flag.device.touchDown(at: CGPoint(x: 60, y: 400))
    flag.device.touchMove(to: CGPoint(x: 90, y: 400))
    flag.device.touchUp()
    await flag.device.advance(by: 1.5)
    #expect(flag.stack == ["StartViewController", "DropViewController"])
    try await checkAnswers(flag)
  }

  @Test("A far pan between two frames pops or stays, and leaves nothing over")
  func farPanBetweenTwoFrames() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    flag.device.touchDown(at: CGPoint(x: 60, y: 400))
    flag.device.touchMove(to: CGPoint(x: 350, y: 400))
    flag.device.touchUp()
    await flag.device.advance(by: 1.5)
    try await checkAnswers(flag)
  }

  @Test("A second finger neither begins a second pop nor ends the first")
  func secondFinger() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    await flag.pan(to: 0.3)
    flag.device.touchDown(at: CGPoint(x: 200, y: 500), finger: 2)
    await flag.device.advanceFrames(2)
    flag.device.touchMove(to: CGPoint(x: 320, y: 500), finger: 2)
    await flag.device.advanceFrames(2)
    flag.device.touchUp(finger: 2)
    await flag.device.advanceFrames(2)
    #expect(
      flag.device.trace.events.count { $0.kind == "transitionBegin" && $0.string("operation") == "pop" } == 1)
    #expect(flag.navigation.transitionCoordinator?.isInteractive == true)
    flag.device.touchUp()
    await flag.device.advance(by: 1.5)
    try await checkAnswers(flag)
  }

  @Test("A touch that the system takes away settles the pop like a release", arguments: [0.2, 0.7])
  func touchCancelled(_ fraction: CGFloat) async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    await flag.pan(to: fraction)
    flag.device.touchCancel()
    await flag.device.advance(by: 1.5)
    #expect(flag.stack.count == (fraction > FlagApp.threshold ? 1 : 2))
    try await checkAnswers(flag)
  }

  @Test("The back swipe is refused at the root and begins above it")
  func backSwipe() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let swipe = "drag 2,400 to 300,400 over 0.3\nwait 1"
    try await flag.app.play(swipe)
    #expect(flag.device.trace.events.contains { $0.kind == "transitionBegin" } == false)
    #expect(flag.leftovers == [])
    flag.navigation.pushViewController(UIViewController(), animated: false)
    await flag.device.advanceFrames(2)
    try await flag.app.play(swipe)
    #expect(flag.stack == ["StartViewController"])
    #expect(flag.leftovers == [])
    #expect(flag.app.findings == [])
  }
}
