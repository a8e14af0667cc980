import ButtonCircle
import Simulator
import Testing
import UIKit

/// Fingers and code that do not keep to the script: afterwards the program answers as before.
@MainActor
@Suite struct CircleOddUseTests {
  /// Checks that the screen is at rest, goes back to the first screen where needed, and that the moves still work.
  private func checkAnswers(_ app: CircleApp) async throws {
    await app.settle()
    #expect(app.leftovers == [])
    if app.stack.count > 1 { try await app.perform(.pop) }
    for move in CircleMove.allCases {
      try await app.perform(move)
      #expect(app.stack.count == (move == .push ? 2 : 1))
      #expect(app.leftovers == [])
    }
  }

  private func faults(_ app: CircleApp) -> [String] {
    app.findings.filter { $0.hasPrefix("fault") }
  }

  @Test("A second tap at once opens one screen")
  func doubleTap() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let button = try app.device.center(ofView: "openButton")
    for _ in 0..<2 {
      app.device.tap(at: button, for: 0.05)
      await app.device.advance(by: 0.1)
    }
    await app.settle()
    #expect(app.stack == ["FirstViewController", "SecondViewController"])
    #expect(app.findings == CircleApp.findingsOfAMove)
    try await checkAnswers(app)
  }

  @Test("Two taps within one frame open one screen")
  func twoTapsInAFrame() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let button = try app.device.center(ofView: "openButton")
    for _ in 0..<2 {
      app.device.touchDown(at: button)
      app.device.touchUp()
    }
    await app.settle()
    #expect(app.stack == ["FirstViewController", "SecondViewController"])
    #expect(faults(app) == [])
    try await checkAnswers(app)
  }

  @Test("A touch that begins and ends between two frames is a tap")
  func touchBetweenTwoFrames() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    app.device.touchDown(at: try app.device.center(ofView: "openButton"))
    app.device.touchUp()
    await app.settle()
    #expect(app.stack.count == 2)
    try await checkAnswers(app)
  }

  @Test("Two fingers on the button are one press")
  func twoFingers() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let button = try app.device.center(ofView: "openButton")
    app.device.touchDown(at: button, finger: 1)
    app.device.touchDown(at: CGPoint(x: button.x + 5, y: button.y), finger: 2)
    await app.device.advanceFrames(3)
    app.device.touchUp(finger: 2)
    app.device.touchUp(finger: 1)
    await app.settle()
    #expect(app.stack.count == 2)
    #expect(app.device.trace.events.count { $0.kind == "action" } == 1)
    try await checkAnswers(app)
  }

  @Test("A finger that rests elsewhere all the while disturbs nothing")
  func restingFinger() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    app.device.touchDown(at: CGPoint(x: 60, y: 500), finger: 7)
    await app.device.advanceFrames(2)
    try await app.perform(.push)
    #expect(app.stack.count == 2)
    app.device.touchUp(finger: 7)
    await app.device.advanceFrames(2)
    #expect(faults(app) == [])
    try await checkAnswers(app)
  }

  @Test("1.7.9: touches that begin during the transition go nowhere", arguments: CircleMove.allCases)
  func tapDuringTheTransition(move: CircleMove) async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    if move == .pop { try await app.perform(.push) }
    let button = try app.device.center(ofView: move.button)
    app.device.tap(at: button, for: 0)
    await app.device.advance(by: 0.1)
    #expect(app.navigation.transitionCoordinator != nil)
    let actions = app.device.trace.events.count { $0.kind == "action" }
    // On the other screen's button, which lies in the same place, and on the bar's way back.
    app.device.tap(at: button, for: 0.05)
    app.device.tap(at: CGPoint(x: 30, y: app.navigation.navigationBar.frame.midY), for: 0.05)
    await app.settle()
    #expect(app.device.trace.events.count { $0.kind == "action" } == actions)
    #expect(app.stack.count == (move == .push ? 2 : 1))
    #expect(faults(app) == [])
    try await checkAnswers(app)
  }

  @Test("A finger lifted outside the button, or taken away, opens nothing")
  func liftedOutside() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let button = try app.device.center(ofView: "openButton")
    app.device.touchDown(at: button)
    await app.device.advanceFrames(2)
    app.device.touchMove(to: CGPoint(x: button.x - 150, y: button.y))
    await app.device.advanceFrames(2)
    app.device.touchUp()
    await app.device.advanceFrames(2)
    app.device.touchDown(at: button)
    await app.device.advanceFrames(2)
    app.device.touchCancel()
    await app.settle()
    #expect(app.stack == ["FirstViewController"])
    #expect(!app.device.trace.events.contains { $0.kind == "action" })
    #expect(app.findings == [])
    try await checkAnswers(app)
  }

  @Test("1.2.6: without animation the animator is not asked for, and the screen is there at once")
  func withoutAnimation() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    app.navigation.pushViewController(SecondViewController(), animated: false)
    await app.device.advanceFrames(1)
    #expect(app.stack.count == 2)
    #expect(app.leftovers == [])
    app.navigation.popViewController(animated: false)
    await app.device.advanceFrames(1)
    #expect(app.stack.count == 1)
    #expect(app.leftovers == [])
    #expect(!app.device.trace.events.contains { $0.kind == "delegateAsked" })
    #expect(app.findings == [])
    try await checkAnswers(app)
  }

  @Test("5.4: a pop by code during the push is reported and waits for its end")
  func popDuringThePush() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    app.device.tap(at: try app.device.center(ofView: "openButton"), for: 0)
    await app.device.advance(by: 0.1)
    app.navigation.popViewController(animated: true)
    await app.settle()
    #expect(app.stack == ["FirstViewController"])
    #expect(faults(app) == ["fault overlapping-navigation"])
    try await checkAnswers(app)
  }

  @Test("A device that ends in the middle of a transition takes everything with it")
  func endInTheMiddle() async throws {
    weak var navigation: UINavigationController?
    weak var second: UIViewController?
    do {
      let app = await CircleApp()
      navigation = app.navigation
      app.device.tap(at: try app.device.center(ofView: "openButton"), for: 0)
      await app.device.advance(by: 0.1)
      second = app.navigation.topViewController
      #expect(app.navigation.transitionCoordinator != nil)
      app.device.end()
    }
    #expect(navigation == nil)
    #expect(second == nil)
  }
}
