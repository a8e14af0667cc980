import Simulator
import Testing
import UIKit

/// The detail screen opens through a growing circle.
@MainActor
@Suite struct TypedPushTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]
  /// Where the circle ends, in points, whatever the screen.
  private static let finalRect = CGRect(x: 150 - 1000, y: 150 - 1000, width: 2000, height: 2000)

  private func startRect(_ typed: TypedApp) -> CGRect {
    CGRect(x: (typed.size.width - 100) / 2, y: 100, width: 100, height: 100)
  }

  private func rect(_ typed: TypedApp, at time: Double) -> CGRect {
    startRect(typed).blended(with: Self.finalRect, by: easeInOut(time / TypedApp.duration))
  }

  @Test("The mask grows from the small oval to the big one, eased, in 0.5 s", arguments: profiles, [60, 120])
  func circle(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let typed = await TypedApp(profile, framesPerSecond: framesPerSecond)
    defer { typed.device.end() }
    let recording = try await typed.app.record(TypedApp.push)
    let frames = recording.frames(upTo: TypedApp.duration)
    #expect(frames.count == framesPerSecond / 2 + 1)
    for frame in frames {
      let screens = frame.children(of: TypedApp.navigationContainer)
      try #require(screens.count == 2)
      for screen in screens {
        #expect(screen.frame == UIScreen.main.bounds)
        #expect(screen.opacity == 1)
      }
      // Incoming on top.
      #expect(frame.mask(of: screens[0]) == nil)
      let shown = try #require(frame.mask(of: screens[1])?.pathBounds)
      #expect(shown.isNear(rect(typed, at: recording.time(of: frame))), "\(shown)")
    }
  }

  @Test("The model path is the final one all the while; afterwards there is no mask")
  func modelPath() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play("tap \"row2\"\nwait 0.8")
    let view = try #require(typed.navigation.topViewController?.view)
    let mask = try #require(view.layer.mask as? CAShapeLayer)
    #expect(mask.animationKeys() == ["path"])
    #expect(mask.path?.boundingBoxOfPath.isNear(Self.finalRect) == true)
    await typed.app.settle()
    #expect(view.layer.mask == nil)
  }

  @Test("The detail screen shows inside the circle and the list outside, to half a pixel")
  func circleInPixels() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let scale = typed.device.screenScale
    let recording = try await typed.app.record(TypedApp.push)
    let after = typed.device.picture
    let begin = try #require(recording.beginTick)
    let flown = try #require(recording.frames.last { $0.tick < begin })
    let before = typed.device.compositor.composite(try #require(recording.tree(of: flown)))
    // Below the bar, whose titles change.
    let top = Int((typed.navigation.navigationBar.frame.maxY + 1) * scale)
    let boundary = CircleBoundary(
      inside: after, outside: before, rows: Array(stride(from: top, to: before.height, by: 3)))
    var readable = 0
    for frame in recording.frames(upTo: TypedApp.duration) {
      let circle = rect(typed, at: recording.time(of: frame))
      let picture = typed.device.compositor.composite(try #require(recording.tree(of: frame)))
      let reading = boundary.read(
        picture, center: CGPoint(x: circle.midX * scale, y: circle.midY * scale),
        radius: Double(circle.width / 2 * scale))
      #expect(reading.stray == 0, "at \(recording.time(of: frame)) s")
      if reading.telling.inside > 100, reading.telling.outside > 100 { readable += 1 }
    }
    #expect(readable > 8)
  }

  @Test("2.1, 9.3 order of the push; the list is asked, and the masks go after the completion")
  func order() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let recording = try await typed.app.record(TypedApp.push)
    let story = recording.story(withAnimationsOf: ["path"])
    #expect(
      Array(story.drop { $0 != "DetailViewController.willMoveToParent" }) == [
        "DetailViewController.willMoveToParent", "ListViewController asked animationControllerFor",
        "ListViewController asked interactionControllerFor", "DetailViewController.viewDidLoad",
        "ListViewController.viewWillDisappear", "DetailViewController.viewWillAppear",
        "DetailViewController.viewIsAppearing", "animateTransition push", "animationStart path",
        "animationStop path", "completeTransition push", "animationEnded push",
        "ListViewController.viewDidDisappear", "DetailViewController.viewDidAppear",
        "DetailViewController.didMoveToParent",
      ])
    // The push waits for the flight, whose end is told after the frame that shows it (fact 3.2.5).
    let touch = try #require(recording.frames.first { $0.events.contains { $0.kind == "touchEnded" } })
    let begin = try #require(recording.beginTick)
    #expect(Double(begin - touch.tick) / Double(MediaTime.ticksPerSecond) >= TypedApp.duration)
  }

  @Test("7.1 afterwards the detail screen is alone and carries picture and row")
  func ends() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let picture = try #require(try typed.picture(inRow: 2).image)
    try await typed.app.play(TypedApp.push)
    #expect(typed.stack == ["ListViewController", "DetailViewController"])
    let detail = try #require(typed.navigation.topViewController)
    #expect(detail.title == "Row 2")
    #expect(detail.view.subviews.contains { ($0 as? UIImageView)?.image === picture })
    #expect(detail.view.frame == UIScreen.main.bounds)
    #expect(detail.view.window != nil)
    #expect(typed.list.view.window == nil)
    #expect(typed.leftovers == [])
    #expect(typed.app.findings == [])
  }
}
