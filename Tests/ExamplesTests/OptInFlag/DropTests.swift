import Simulator
import Testing
import UIKit

/// The pushed screen drops from above and falls out again.
@MainActor
@Suite struct DropTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]

  @Test("The pushed screen comes down from above, eased, in 0.4 s", arguments: profiles, [60, 120])
  func push(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let flag = await FlagApp(profile, framesPerSecond: framesPerSecond)
    defer { flag.device.end() }
    let recording = try await flag.app.record("tap \"pushButton\"\nwait 0.75")
    let frames = recording.frames(upTo: FlagApp.duration)
    #expect(frames.count == framesPerSecond * 2 / 5 + 1)
    for frame in frames {
      let progress = easeInOut(recording.time(of: frame) / FlagApp.duration)
      let children = frame.children(of: "UIViewControllerWrapperView")
      try #require(children.count == 2)
      #expect(children[0].frame == UIScreen.main.bounds)
      check(children[1].frame, top: -flag.size.height * (1 - progress), flag)
    }
  }

  @Test("The popped screen goes down and out, the one beneath lies still", arguments: profiles, [60, 120])
  func pop(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let flag = await FlagApp(profile, framesPerSecond: framesPerSecond)
    defer { flag.device.end() }
    try await flag.push()
    let recording = try await flag.app.record("tap 40,\(flag.navigation.navigationBar.frame.midY)\nwait 0.75")
    let frames = recording.frames(upTo: FlagApp.duration)
    #expect(frames.count == framesPerSecond * 2 / 5 + 1)
    for frame in frames {
      let progress = easeInOut(recording.time(of: frame) / FlagApp.duration)
      let children = frame.children(of: "UIViewControllerWrapperView")
      try #require(children.count == 2)
      #expect(children[0].frame == UIScreen.main.bounds)
      check(children[1].frame, top: flag.size.height * progress, flag)
    }
  }

  private func check(_ frame: CGRect, top: CGFloat, _ flag: FlagApp) {
    #expect(frame.isNear(CGRect(origin: CGPoint(x: 0, y: top), size: flag.size)))
  }

  @Test("Its lower edge is seen where the formula puts it, to half a pixel")
  func edgeInPixels() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let before = flag.device.picture
    let recording = try await flag.app.record("tap \"pushButton\"\nwait 0.75")
    let after = flag.device.picture
    let scale = flag.device.screenScale
    // Below the bar, left of everything but the two backgrounds.
    let rows = Int(70 * scale)..<before.height
    let colors = (before.pixel(x: 4, y: before.height - 1), after.pixel(x: 4, y: before.height - 1))
    var seen = 0
    for frame in recording.frames(upTo: FlagApp.duration) {
      let edge = flag.size.height * easeInOut(recording.time(of: frame) / FlagApp.duration) * scale
      guard edge > CGFloat(rows.lowerBound) else { continue }
      let tree = try #require(recording.tree(of: frame))
      let picture = flag.device.compositor.composite(tree)
      let length = picture.length(of: colors.1, against: colors.0, column: 4, rows: rows)
      #expect(abs(length - Double(edge - CGFloat(rows.lowerBound))) <= 0.5)
      seen += 1
    }
    #expect(seen > 10)
  }

  @Test("2.1 order of the push")
  func pushOrder() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let recording = try await flag.app.record("tap \"pushButton\"\nwait 0.75")
    #expect(
      recording.story() == [
        "touchBegan pushButton", "touchEnded pushButton", "action push",
        "DropViewController.willMoveToParent",
        "DropViewController asked animationControllerFor",
        "DropViewController asked interactionControllerFor",
        "DropViewController.viewDidLoad", "StartViewController.viewWillDisappear",
        "DropViewController.viewWillAppear", "DropViewController.viewIsAppearing", "animateTransition push",
        "completeTransition push", "animationEnded push", "StartViewController.viewDidDisappear",
        "DropViewController.viewDidAppear", "DropViewController.didMoveToParent",
      ])
  }

  @Test("2.2 order of the pop: the popped screen is the delegate it had set")
  func popOrder() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    let recording = try await flag.app.record("tap 40,\(flag.navigation.navigationBar.frame.midY)\nwait 0.75")
    #expect(
      Array(recording.story().drop { $0 != "DropViewController.willMoveToParent" }) == [
        "DropViewController.willMoveToParent", "DropViewController asked animationControllerFor",
        "DropViewController asked interactionControllerFor", "DropViewController.viewWillDisappear",
        "StartViewController.viewWillAppear", "StartViewController.viewIsAppearing", "animateTransition pop",
        "completeTransition pop", "animationEnded pop", "DropViewController.viewDidDisappear",
        "StartViewController.viewDidAppear", "DropViewController.didMoveToParent",
      ])
  }

  @Test("7.1 afterwards one screen is in the window, and the popped one is freed")
  func ends() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let before = flag.device.picture
    try await flag.push()
    #expect(flag.stack == ["StartViewController", "DropViewController"])
    #expect(flag.leftovers == [])
    weak let pushed = flag.navigation.topViewController
    #expect(pushed?.view.frame == UIScreen.main.bounds)
    #expect(flag.navigation.viewControllers[0].view.window == nil)
    flag.navigation.popViewController(animated: true)
    await flag.app.settle()
    #expect(flag.stack == ["StartViewController"])
    #expect(flag.leftovers == [])
    #expect(pushed == nil)
    #expect(flag.device.picture.hasSamePixels(as: before))
    #expect(flag.app.findings == [])
  }

  @Test("A screen without the flag gets the system's push")
  func withoutTheFlag() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    flag.navigation.pushViewController(UIViewController(), animated: true)
    await flag.device.advance(by: 0.1)
    let frame = try #require(flag.device.trace.frames.last)
    let moving = try #require(frame.children(of: "UIViewControllerWrapperView").last)
    #expect(moving.frame.minX > 0)
    #expect(moving.frame.minY == 0)
    await flag.app.settle()
    #expect(flag.stack.count == 2)
    #expect(flag.leftovers == [])
    #expect(flag.app.findings == [])
  }

  @Test("1.2.6 without animation the screen is there at once")
  func withoutAnimation() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    let start = flag.navigation.viewControllers[0]
    flag.navigation.pushViewController(UIViewController(), animated: false)
    await flag.device.advanceFrames(1)
    #expect(flag.leftovers == [])
    flag.navigation.popViewController(animated: false)
    await flag.device.advanceFrames(1)
    #expect(flag.navigation.topViewController === start)
    #expect(flag.leftovers == [])
    #expect(flag.app.findings == [])
  }
}
