import QuartzCore
import Simulator
import Testing
import UIKit

/// The pop of the table's detail screen under a finger.
@MainActor
@Suite struct TablePanTests {
  private nonisolated static let cancelled: [CGFloat] = [0, 0.02, 0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.45, 0.5]
  private nonisolated static let finished: [CGFloat] = [0.51, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 0.95, 1]

  /// Checks that the screen is at rest, and that the moves still work.
  private func checkAnswers(_ table: TableApp) async throws {
    await table.app.settle()
    #expect(table.leftovers == [])
    if table.stack.count == 1 { try await table.push() }
    await table.pan(to: 0.8).release()
    await table.app.settle()
    #expect(table.stack == ["CityListViewController"])
    try await table.push()
    #expect(table.stack == ["CityListViewController", "CityViewController"])
    #expect(table.leftovers == [])
    #expect(table.app.findings == [])
  }

  @Test("1.5.4: both screens follow the finger, not the curve, there and back; beyond a third nothing moves")
  func follows() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let drag = table.drag()
    await drag.begin()
    for fraction in Self.cancelled + Self.finished.reversed() + [1.7] {
      await drag.move(to: table.travel(fraction))
      let frame = try #require(table.device.trace.frames.last)
      try table.check(frame, pushing: false, progress: min(fraction, 1), "\(fraction)")
    }
  }

  @Test("9.5: the finger shows, to the bit, the pop played with a linear curve at that part of its time")
  func sameFrameAsPlayed() async throws {
    let fractions = Self.cancelled + Self.finished.dropLast()
    let scrubbed = await TableApp()
    try await scrubbed.push()
    let drag = scrubbed.drag()
    await drag.begin()
    var pictures: [Picture] = []
    for fraction in fractions {
      await drag.move(to: scrubbed.travel(fraction))
      pictures.append(scrubbed.device.picture)
    }
    scrubbed.device.end()
    let played = await TableApp()
    defer { played.device.end() }
    try await played.push()
    AnimationScope.withLinearTiming { _ = played.navigation.popViewController(animated: true) }
    await played.device.advanceFrames(1)
    for (fraction, picture) in zip(fractions, pictures) {
      let expected = played.app.picture(after: Double(fraction) * TableApp.duration)
      #expect(picture.hasSamePixels(as: expected), "\(fraction)")
    }
  }

  @Test("Let go at or below half, the screen goes back, eased, and stays")
  func cancels() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let before = table.device.picture
    let city = table.navigation.topViewController
    for fraction in Self.cancelled {
      try await release(table, at: fraction, finishing: false)
      #expect(table.navigation.topViewController === city, "\(fraction)")
      #expect(table.stack.count == 2, "\(fraction)")
      #expect(table.leftovers == [], "\(fraction)")
      #expect(table.navigation.viewControllers[0].view.window == nil, "\(fraction)")
      #expect(table.device.picture.hasSamePixels(as: before), "\(fraction)")
    }
    try await checkAnswers(table)
  }

  @Test("Let go above half, the pop goes on to its end, eased, and the screen is freed")
  func finishes() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    let before = table.device.picture
    for fraction in Self.finished {
      try await table.push()
      weak let city = table.navigation.topViewController
      try await release(table, at: fraction, finishing: true)
      #expect(city == nil, "\(fraction)")
      #expect(table.stack == ["CityListViewController"], "\(fraction)")
      #expect(table.leftovers == [], "\(fraction)")
      #expect(table.device.picture.hasSamePixels(as: before), "\(fraction)")
    }
    try await checkAnswers(table)
  }

  /// Takes a pop to a fraction, lets go, and follows it frame by frame to its end.
  private func release(_ table: TableApp, at fraction: CGFloat, finishing: Bool) async throws {
    await table.pan(to: fraction).release()
    let settling = PercentDrivenSettling(
      fraction: Double(fraction), isFinishing: finishing, duration: TableApp.duration)
    var frames = 0
    while let expected = settling.fraction(after: frames, at: table.device.framesPerSecond) {
      let frame = try #require(table.device.trace.frames.last)
      try table.check(
        frame, pushing: false, progress: expected, "\(frames) frames after letting go at \(fraction)")
      await table.device.advanceFrames(1)
      frames += 1
    }
    // The bar's own animations may last a frame longer.
    await table.device.advance(by: 0.1)
  }

  @Test("2.3: order of a cancelled pop")
  func cancelledOrder() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let story = try await table.app.record("drag 2,50% to 14%,50% over 0.3\nwait 0.5").story()
    #expect(
      story == [
        "touchBegan UIView", "CityViewController.willMoveToParent",
        "CityListViewController asked animationControllerFor",
        "CityListViewController asked interactionControllerFor", "CityViewController.viewWillDisappear",
        "CityListViewController.viewWillAppear", "CityListViewController.viewIsAppearing",
        "animateTransition pop", "touchEnded UIView", "completeTransition pop", "animationEnded pop",
        "CityListViewController.viewWillDisappear", "CityListViewController.viewDidDisappear",
        "CityViewController.viewWillAppear", "CityViewController.viewIsAppearing",
        "CityViewController.viewDidAppear",
      ])
  }

  @Test("A drag that begins and ends between two frames", arguments: [0.2, 0.8])
  func flick(_ fraction: CGFloat) async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    table.drag().flick(to: table.travel(fraction))
    await table.app.settle()
    #expect(table.stack.count == (fraction > 0.5 ? 1 : 2))
    try await checkAnswers(table)
  }

  @Test("A touch that the system takes away cancels the pop", arguments: [0.2, 0.8])
  func touchTakenAway(_ fraction: CGFloat) async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    await table.pan(to: fraction)
    table.device.touchCancel()
    await table.app.settle()
    #expect(table.stack.count == 2)
    try await checkAnswers(table)
  }

  @Test("A second finger neither begins a second pop nor moves the first")
  func secondFinger() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let drag = await table.pan(to: 0.3)
    let second = table.drag(finger: 2)
    await second.begin()
    await second.move(to: 200)
    await second.release()
    try table.check(
      try #require(table.device.trace.frames.last), pushing: false, progress: 0.3, "after the second finger")
    #expect(
      table.device.trace.events.count { $0.kind == "transitionBegin" && $0.string("operation") == "pop" } == 1
    )
    await drag.release()
    await table.app.settle()
    #expect(table.stack.count == 2)
    try await checkAnswers(table)
  }

  @Test("2.1.5: under the finger the stack is the new one, so that a second pop has nothing to pop")
  func popUnderTheFinger() async throws {
    let table = await TableApp()
    defer { table.device.end() }
    try await table.push()
    let drag = await table.pan(to: 0.3)
    #expect(table.stack == ["CityListViewController"])
    #expect(table.navigation.popViewController(animated: true) == nil)
    await table.device.advanceFrames(2)
    await drag.release()
    await table.app.settle()
    #expect(table.stack == ["CityListViewController", "CityViewController"])
    try await checkAnswers(table)
  }

  @Test("A device that ends under the finger takes everything with it")
  func endInTheMiddle() async throws {
    weak var list: UIViewController?
    weak var city: UIViewController?
    do {
      let table = await TableApp()
      try await table.push()
      city = table.navigation.topViewController
      await table.pan(to: 0.4)
      list = table.navigation.viewControllers.first
      #expect(table.navigation.transitionCoordinator?.isInteractive == true)
      table.device.end()
    }
    #expect(list == nil)
    #expect(city == nil)
  }
}
