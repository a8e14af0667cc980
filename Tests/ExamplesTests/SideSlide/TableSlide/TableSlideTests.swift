import Simulator
import Testing
import UIKit

/// The push and the pop of the table, played.
@MainActor
@Suite struct TableSlideTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]
  /// On the bar's way back.
  private static let pop = "tap 40,8%\nwait 0.6"

  @Test("Both screens slide by the whole width, eased, in 0.3 s", arguments: profiles, [60, 120])
  func motion(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let table = await TableApp(profile, framesPerSecond: framesPerSecond)
    defer { table.device.end() }
    for (script, pushing) in [(TableApp.push, true), (Self.pop, false)] {
      let recording = try await table.app.record(script)
      let frames = recording.frames(upTo: TableApp.duration)
      #expect(frames.count == framesPerSecond * 3 / 10 + 1)
      for frame in frames {
        let time = recording.time(of: frame)
        try table.check(frame, pushing: pushing, progress: easeInOut(time / TableApp.duration), "\(time) s")
      }
    }
  }

  @Test("The edge between the screens is seen where the formula puts it, to half a pixel")
  func edgeInPixels() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    // Below the last row.
    let row = table.device.picture.height - 20
    var seen = 0
    for (script, pushing) in [(TableApp.push, true), (Self.pop, false)] {
      let recording = try await table.app.record(script)
      for frame in recording.frames(upTo: TableApp.duration) {
        let progress = easeInOut(recording.time(of: frame) / TableApp.duration)
        let edge = table.size.width * (pushing ? 1 - progress : progress) * table.device.screenScale
        let picture = table.device.compositor.composite(try #require(recording.tree(of: frame)))
        guard (14..<CGFloat(picture.width) - 14).contains(edge) else { continue }
        #expect(abs(picture.seam(near: edge, row: row) - edge) <= 0.5, "\(progress)")
        seen += 1
      }
    }
    #expect(seen > 20)
  }

  @Test("2.1: order of the push")
  func pushOrder() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    let story = try await table.app.record(TableApp.push).story()
    // The list loads the screen to put its pan on it.
    #expect(
      Array(story.drop { !$0.hasSuffix("viewDidLoad") }) == [
        "CityViewController.viewDidLoad",
        "CityViewController.willMoveToParent", "CityListViewController asked animationControllerFor",
        "CityListViewController asked interactionControllerFor", "CityListViewController.viewWillDisappear",
        "CityViewController.viewWillAppear", "CityViewController.viewIsAppearing", "animateTransition push",
        "completeTransition push", "animationEnded push", "CityListViewController.viewDidDisappear",
        "CityViewController.viewDidAppear", "CityViewController.didMoveToParent",
      ])
  }

  @Test("2.2: order of the pop")
  func popOrder() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let story = try await table.app.record(Self.pop).story()
    #expect(
      Array(story.drop { $0 != "CityViewController.willMoveToParent" }) == [
        "CityViewController.willMoveToParent", "CityListViewController asked animationControllerFor",
        "CityListViewController asked interactionControllerFor", "CityViewController.viewWillDisappear",
        "CityListViewController.viewWillAppear", "CityListViewController.viewIsAppearing",
        "animateTransition pop", "completeTransition pop", "animationEnded pop",
        "CityViewController.viewDidDisappear", "CityListViewController.viewDidAppear",
        "CityViewController.didMoveToParent",
      ])
  }

  @Test("7.1: afterwards one screen is in the window, untransformed, and the popped one is freed")
  func ends() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    let list = table.navigation.viewControllers[0]
    let before = table.device.picture
    try await table.push()
    #expect(table.stack == ["CityListViewController", "CityViewController"])
    #expect(table.leftovers == [])
    weak let city = table.navigation.topViewController
    #expect(city?.view.frame == UIScreen.main.bounds)
    #expect(list.view.window == nil)
    try await table.app.play(Self.pop)
    #expect(table.stack == ["CityListViewController"])
    #expect(table.leftovers == [])
    #expect(city == nil)
    #expect(list.view.transform.isIdentity)
    #expect(table.device.picture.hasSamePixels(as: before))
    #expect(table.app.findings == [])
  }

  @Test("Two taps on a row, one after the other or within a frame, push one screen")
  func doubleTap() async throws {
    for pause in [0.05, 0] {
      let table = await TableApp()
      defer { table.device.end() }
      let row = try table.device.center(ofView: "row3")
      for _ in 0..<2 {
        table.device.touchDown(at: row)
        table.device.touchUp()
        await table.device.advance(by: pause)
      }
      await table.app.settle()
      #expect(table.stack == ["CityListViewController", "CityViewController"])
      #expect(table.app.findings == [])
      #expect(table.leftovers == [])
    }
  }

  @Test("1.2.6: without animation the animator is not asked for, and the screen is there at once")
  func withoutAnimation() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    let list = table.navigation.viewControllers[0]
    table.navigation.pushViewController(UIViewController(), animated: false)
    await table.device.advanceFrames(1)
    #expect(table.stack.count == 2)
    #expect(table.leftovers == [])
    table.navigation.popViewController(animated: false)
    await table.device.advanceFrames(1)
    #expect(table.navigation.topViewController === list)
    #expect(table.leftovers == [])
    #expect(!table.device.trace.events.contains { $0.kind == "delegateAsked" })
    #expect(table.app.findings == [])
    try await table.push()
    #expect(table.stack.count == 2)
  }
}
