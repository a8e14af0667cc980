import Simulator
import Testing
import UIKit

/// Fingers and code that do not keep to the script: afterwards the menu answers as before.
@MainActor
@Suite struct MenuOddUseTests {
  /// Checks that the screen is at rest, closes the menu where needed, and that the moves still work.
  private func checkAnswers(_ app: MenuApp) async throws {
    await app.app.settle()
    #expect(app.app.leftovers == [])
    if app.menu != nil { try await app.close() }
    #expect(app.app.viewsInWindow == ["UIView"])
    for move in MenuMove.allCases {
      await app.perform(move)
      #expect(app.app.presentationChain.count == (move == .present ? 2 : 1))
      #expect(app.app.leftovers == [])
    }
  }

  /// Faults beyond those that the article's presentations cause.
  private func otherFaults(_ app: MenuApp) -> [String] {
    app.app.faults.filter { !MenuApp.findingsOfAPresentation.contains($0) }
  }

  @Test("A drag that begins and ends between two frames", arguments: MenuStyle.allCases, MenuMove.allCases)
  func flick(style: MenuStyle, move: MenuMove) async throws {
    for (fraction, isFinished): (CGFloat, Bool) in [(0.2, false), (0.8, true)] {
      let app = await MenuApp(style)
      defer { app.device.end() }
      if move == .dismiss { await app.open() }
      app.drag(move).flick(to: fraction * app.geometry.size.width)
      await app.app.settle()
      #expect((app.menu != nil) == (isFinished == (move == .present)), "\(fraction)")
      #expect(otherFaults(app) == [])
      try await checkAnswers(app)
    }
  }

  @Test(
    "A second finger neither moves the menu nor ends the move", arguments: MenuStyle.allCases,
    MenuMove.allCases)
  func secondFinger(style: MenuStyle, move: MenuMove) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    if move == .dismiss { await app.open() }
    let drag = await app.pan(move, to: 0.3)
    for second in [
      app.drag(move, finger: 2),
      FingerDrag(
        device: app.device, start: CGPoint(x: 150, y: 500), direction: CGVector(dx: 0, dy: 1), finger: 2),
    ] {
      await second.begin()
      await second.move(to: 100)
      await second.release()
      await app.device.advanceFrames(1)
      try app.check(opened: move.opened(0.3), "\(second.start)")
    }
    await drag.move(to: 0.8 * app.geometry.size.width)
    await drag.release()
    await app.app.settle()
    #expect((app.menu != nil) == (move == .present))
    #expect(otherFaults(app) == [])
    try await checkAnswers(app)
  }

  @Test(
    "Two taps on the strip, one after the other or within a frame, close the menu once",
    arguments: MenuStyle.allCases)
  func doubleTap(style: MenuStyle) async throws {
    for pause in [0.1, 0] {
      let app = await MenuApp(style)
      defer { app.device.end() }
      await app.open()
      let strip = try app.device.center(ofView: "strip")
      for _ in 0..<2 {
        app.device.touchDown(at: strip)
        app.device.touchUp()
        await app.device.advance(by: pause)
      }
      await app.app.settle()
      #expect(app.menu == nil)
      #expect(app.device.trace.events.count { $0.kind == "completeTransition" } == 2)
      #expect(otherFaults(app) == [])
      try await checkAnswers(app)
    }
  }

  @Test(
    "1.7.9: touches that begin during a move go nowhere", arguments: MenuStyle.allCases, MenuMove.allCases)
  func touchesDuringAMove(style: MenuStyle, move: MenuMove) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let menu = try await app.prepare(move)
    app.begin(move, of: menu)
    await app.device.advance(by: 0.1)
    for other in MenuMove.allCases { app.drag(other).flick(to: 200) }
    app.device.tap(at: CGPoint(x: app.geometry.size.width * 0.8, y: 300), for: 0.05)
    await app.app.settle()
    #expect((app.menu != nil) == (move == .present))
    #expect(otherFaults(app) == [])
    try await checkAnswers(app)
  }

  @Test("A touch anywhere but at the edge, or along it, brings no menu", arguments: MenuStyle.allCases)
  func otherDrags(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    try await app.app.play("drag 100,300 to 300,300 over 0.3\ndrag 2,100 to 2,400 over 0.3\ntap 2,300")
    #expect(app.app.presentationChain.count == 1)
    #expect(!app.device.trace.events.contains { $0.kind == "transitionBegin" })
    #expect(app.app.findings == [])
    try await checkAnswers(app)
  }

  @Test(
    "As in the article, only an end ends the move: a touch taken away leaves it where it is",
    arguments: MenuStyle.allCases)
  func touchTakenAway(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.pan(.present, to: 0.3)
    app.device.touchCancel()
    await app.device.advance(by: 3)
    try app.check(opened: 0.3, "")
    #expect(app.app.root.transitionCoordinator?.isInteractive == true)
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    #expect(app.app.findings == ["fault interaction-not-ended"])
  }

  @Test(
    "1.2.5: without animation a custom presentation is still its animator's, which moves here",
    arguments: MenuStyle.allCases)
  func withoutAnimation(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let menu = try await app.prepare(.present)
    for move in MenuMove.allCases {
      app.begin(move, of: menu, animated: false)
      await app.app.settle()
      #expect((app.menu != nil) == (move == .present))
      #expect(app.app.leftovers == [])
    }
    #expect(otherFaults(app) == [])
    try await checkAnswers(app)
  }

  @Test("5.4: a second presentation is reported and changes nothing", arguments: MenuStyle.allCases)
  func secondPresentation(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    app.app.root.present(UIViewController(), animated: true)
    await app.app.settle()
    #expect(app.app.presentationChain.count == 2)
    #expect(otherFaults(app) == ["fault already-presenting"])
    try await checkAnswers(app)
  }
}
