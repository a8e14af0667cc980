import Simulator
import Testing

/// What happens on the way, in which order. Where `willShow` and `didShow` stand is open (section 7.4).
@MainActor
@Suite struct CircleOrderTests {
  /// The events of a move that both facts and program decide on.
  private func order(of move: CircleMove, after earlier: CircleMove? = nil) async throws -> [String] {
    let app = await CircleApp()
    defer { app.device.end() }
    if let earlier { try await app.perform(earlier) }
    return try await CircleMotion(move, on: app).recording.story(withAnimationsOf: ["path"])
  }

  @Test("2.1, 9.3: order of the push, from the finger on")
  func push() async throws {
    #expect(
      try await order(of: .push) == [
        "touchBegan openButton", "touchEnded openButton", "action open",
        "SecondViewController.willMoveToParent", "FirstViewController asked animationControllerFor",
        "FirstViewController asked interactionControllerFor", "SecondViewController.viewDidLoad",
        "FirstViewController.viewWillDisappear", "SecondViewController.viewWillAppear",
        "SecondViewController.viewIsAppearing", "animateTransition push", "animationStart path",
        "animationStop path", "completeTransition push", "animationEnded push",
        "FirstViewController.viewDidDisappear", "SecondViewController.viewDidAppear",
        "SecondViewController.didMoveToParent",
      ])
  }

  @Test("2.2, 9.3: order of the pop; the first screen is not loaded again")
  func pop() async throws {
    #expect(
      try await order(of: .pop, after: .push) == [
        "touchBegan closeButton", "touchEnded closeButton", "action close",
        "SecondViewController.willMoveToParent", "SecondViewController asked animationControllerFor",
        "SecondViewController asked interactionControllerFor",
        "SecondViewController.viewWillDisappear", "FirstViewController.viewWillAppear",
        "FirstViewController.viewIsAppearing", "animateTransition pop", "animationStart path",
        "animationStop path", "completeTransition pop", "animationEnded pop",
        "SecondViewController.viewDidDisappear", "FirstViewController.viewDidAppear",
        "SecondViewController.didMoveToParent",
      ])
  }

  @Test("3.2.5: the animation ends after the frame that shows its end, and the transition with it")
  func completionComesAfterTheLastFrame() async throws {
    let app = await CircleApp()
    defer { app.device.end() }
    let motion = try await CircleMotion(.push, on: app)
    let last = try #require(motion.moments.last)
    #expect(last.time == 0.25)
    #expect(!last.traced.events.contains { $0.kind == "completeTransition" })
    let next = try #require(app.device.trace.frames.first { $0.tick > last.traced.tick })
    #expect(next.events.contains { $0.kind == "completeTransition" })
  }
}
