import Simulator
import Testing
import UIKit

/// The state that the moves leave.
@MainActor
@Suite struct CircleEndTests {
  @Test("7.1: the push leaves the second screen, alone and whole")
  func afterThePush() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let first = app.navigation.topViewController
    try await app.perform(.push)
    #expect(app.stack == ["FirstViewController", "SecondViewController"])
    #expect(app.leftovers == [])
    #expect(first?.view.window == nil)
    #expect(first?.view.superview == nil)
    let second = try #require(app.navigation.topViewController)
    #expect(second.view.window != nil)
    #expect(second.view.frame == UIScreen.main.bounds)
    #expect(app.findings == CircleApp.findingsOfAMove)
  }

  @Test("7.1: the pop leaves the first screen as it was")
  func afterThePop() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let before = app.device.picture
    let first = app.navigation.topViewController
    for move in CircleMove.allCases { try await app.perform(move) }
    #expect(app.stack == ["FirstViewController"])
    #expect(app.navigation.topViewController === first)
    #expect(app.leftovers == [])
    #expect(first?.view.frame == UIScreen.main.bounds)
    #expect(app.device.picture.hasSamePixels(as: before))
    #expect(app.findings == CircleApp.findingsOfAMove + CircleApp.findingsOfAMove)
  }

  @Test("1.7.1, 2.2: after the pop the second screen is freed, and so are contexts and animators")
  func everythingIsFreed() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    try app.device.tap("openButton")
    await app.device.advance(by: 0.2)
    weak let second = app.navigation.topViewController
    weak let view = second?.view
    weak let mask = view?.layer.mask
    weak let transition = app.navigation.runningTransition
    #expect(second != nil && view != nil && mask != nil && transition != nil)
    await app.settle()
    // The mask holds the animation, the animation its delegate, the animator, and that one the context.
    #expect(mask == nil)
    #expect(transition == nil)
    #expect(second != nil)
    try await app.perform(.pop)
    #expect(second == nil)
    #expect(view == nil)
  }

  @Test("pitfall 38: the advice names the promise and what came of it")
  func advice() async throws {
    let app = await CircleApp(framesPerSecond: 120)
    defer { app.device.end() }
    try await app.perform(.push)
    let finding = try #require(app.device.findings.first)
    #expect(finding.grade == .advice)
    #expect(finding.message.contains("0.8 s"))
    #expect(finding.message.contains("0.25 s"))
    #expect(finding.subjects == ["CircleTransition", "FirstViewController", "SecondViewController"])
  }

  @Test("Ten times there and back leave nothing behind")
  func manyTimes() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let before = app.device.picture
    for _ in 0..<10 {
      for move in CircleMove.allCases { try await app.perform(move) }
    }
    #expect(app.stack == ["FirstViewController"])
    #expect(app.leftovers == [])
    #expect(app.device.picture.hasSamePixels(as: before))
    let layerCounts = app.device.trace.frames.map(\.layers.count)
    #expect(layerCounts.last == layerCounts.first)
  }
}
