import Foundation
import Simulator
import Testing
import UIKit

/// The way back from the detail screen is the system's own.
@MainActor
@Suite struct TypedPopTests {
  /// How far the spring of mass 3, stiffness 1000, damped critically, has come (facts 3.6.4 and 4.8).
  private func spring(_ time: Double) -> Double {
    let way = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + way) * exp(-way)
  }

  @Test("1.1.3, 4.8: the outgoing screen slides off, the incoming one comes up from 30 % to the left")
  func parallax() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.push)
    let recording = try await typed.app.record(typed.pop)
    let frames = recording.frames(upTo: 0.49)
    #expect(frames.count == 30)
    for frame in frames {
      let part = CGFloat(spring(recording.time(of: frame)))
      let screens = frame.children(of: TypedApp.navigationContainer)
      let (list, detail) = (try #require(screens.first), try #require(screens.last))
      let width = typed.size.width
      #expect(
        list.frame.isNear(CGRect(origin: CGPoint(x: -0.3 * width * (1 - part), y: 0), size: typed.size)))
      #expect(detail.frame.isNear(CGRect(origin: CGPoint(x: width * part, y: 0), size: typed.size)))
    }
  }

  @Test("Its edge is seen where the spring puts it, to half a pixel")
  func edgeInPixels() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.push)
    let before = typed.device.picture
    let recording = try await typed.app.record(typed.pop)
    let y = before.height - 4
    let colour = before.pixel(x: before.width - 4, y: y)
    var seen = 0
    for frame in recording.frames(upTo: 0.3) {
      let edge = Double(before.width) * spring(recording.time(of: frame))
      let picture = typed.device.compositor.composite(try #require(recording.tree(of: frame)))
      // The list is dimmed, each frame by another amount.
      let dimmed = picture.pixel(x: 0, y: y)
      guard edge > 3, dimmed != colour else { continue }
      let stray = (0..<before.width).filter { x in
        let pixel = picture.pixel(x: x, y: y)
        if Double(x + 1) <= edge - 0.5 { return pixel != dimmed }
        return Double(x) >= edge + 0.5 && pixel != colour
      }
      #expect(stray == [], "at \(recording.time(of: frame)) s")
      seen += 1
    }
    #expect(seen > 10)
  }

  @Test("2.2 order of the pop: the list is asked for an animator only, and has none")
  func order() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.push)
    let recording = try await typed.app.record(typed.pop)
    #expect(
      Array(recording.story().drop { $0 != "DetailViewController.willMoveToParent" }) == [
        "DetailViewController.willMoveToParent", "ListViewController asked animationControllerFor",
        "DetailViewController.viewWillDisappear", "ListViewController.viewWillAppear",
        "ListViewController.viewIsAppearing", "animateTransition pop", "completeTransition pop",
        "animationEnded pop", "DetailViewController.viewDidDisappear", "ListViewController.viewDidAppear",
        "DetailViewController.didMoveToParent",
      ])
    let asked = try #require(recording.events.first { $0.kind == "delegateAsked" })
    #expect(asked.string("answer") == "")
  }

  @Test("7.1 afterwards the list is as it was, and the detail screen is freed")
  func ends() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let before = typed.device.picture
    try await typed.app.play(TypedApp.push)
    weak let detail = typed.navigation.topViewController
    weak let view = detail?.view
    #expect(detail !== typed.list && view != nil)
    try await typed.app.play(typed.pop)
    #expect(typed.stack == ["ListViewController"])
    #expect(detail == nil)
    #expect(view == nil)
    #expect(typed.list.view.frame == UIScreen.main.bounds)
    #expect(typed.leftovers == [])
    #expect(typed.device.picture.hasSamePixels(as: before))
    #expect(typed.app.findings == [])
  }

  @Test(
    "0.4, fact 10: a delegate with an animator method switches the back swipe off, although it answers nil")
  func backSwipe() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    try await typed.app.play(TypedApp.push)
    try await typed.app.play("drag 2,400 to 300,400 over 0.3\nwait 0.8")
    #expect(typed.stack == ["ListViewController", "DetailViewController"])
    #expect(typed.leftovers == [])
    #expect(typed.app.findings == ["advice back-swipe-switched-off"])
  }
}
