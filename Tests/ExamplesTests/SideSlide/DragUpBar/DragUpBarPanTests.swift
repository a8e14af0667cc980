import QuartzCore
import Simulator
import Testing
import UIKit

/// The player that rises from the bar, under a finger.
@MainActor
@Suite struct DragUpBarPanTests {
  private nonisolated static let cancelled: [CGFloat] = [
    0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.225, 0.25, 0.28, 0.299,
  ]
  private nonisolated static let finished: [CGFloat] = [
    0.31, 0.325, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.94,
  ]

  /// Checks that the screen is at rest, closes the player where needed, and that the moves still work.
  private func checkAnswers(_ bar: BarApp) async throws {
    await bar.app.settle()
    #expect(bar.app.leftovers == [])
    if bar.chain.count > 1 { try await bar.close() }
    await bar.open()
    #expect(bar.chain == ["BarViewController", "PlayerViewController"])
    try await bar.close()
    #expect(bar.chain == ["BarViewController"])
    #expect(bar.app.leftovers == [])
    #expect(bar.app.findings == [])
  }

  @Test("1.5.4: the player follows the finger, not the curve, its shake included, there and back")
  func follows() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let drag = bar.drag()
    await drag.begin()
    for fraction in Self.cancelled + Self.finished + Self.cancelled.reversed() {
      await drag.move(to: fraction * bar.size.height)
      try bar.check(try #require(bar.device.trace.frames.last), at: Double(fraction), "\(fraction)")
    }
  }

  @Test(
    "9.5: the finger shows, to the bit, the presentation played with a linear curve at that part of its time")
  func sameFrameAsPlayed() async throws {
    let scrubbed = await BarApp()
    _ = try await scrubbed.makePlayer()
    let drag = scrubbed.drag()
    await drag.begin()
    var pictures: [Picture] = []
    for fraction in Self.cancelled + Self.finished {
      await drag.move(to: fraction * scrubbed.size.height)
      pictures.append(scrubbed.device.picture)
    }
    scrubbed.device.end()
    let played = await BarApp()
    defer { played.device.end() }
    let player = try await played.makePlayer()
    AnimationScope.withLinearTiming { played.app.root.present(player, animated: true) }
    await played.device.advanceFrames(1)
    for (fraction, picture) in zip(Self.cancelled + Self.finished, pictures) {
      let expected = played.app.picture(after: Double(fraction) * BarApp.duration)
      #expect(picture.hasSamePixels(as: expected), "\(fraction)")
    }
  }

  @Test("Let go at or below 0.3, the player falls back, eased, and is freed")
  func cancels() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let before = bar.device.picture
    for fraction in Self.cancelled {
      let player = try await release(bar, at: fraction, finishing: false)
      #expect(player.isGone, "\(fraction)")
      #expect(bar.chain == ["BarViewController"], "\(fraction)")
      #expect(bar.app.viewsInWindow == ["UIView"], "\(fraction)")
      #expect(bar.app.leftovers == [], "\(fraction)")
      #expect(bar.device.picture.hasSamePixels(as: before), "\(fraction)")
    }
    try await checkAnswers(bar)
  }

  @Test("Let go above 0.3, the player goes on to the top, eased")
  func finishes() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    for fraction in Self.finished {
      let player = try await release(bar, at: fraction, finishing: true)
      #expect(bar.chain == ["BarViewController", "PlayerViewController"], "\(fraction)")
      #expect(bar.app.root.presentedViewController?.view.frame == UIScreen.main.bounds, "\(fraction)")
      #expect(bar.app.leftovers == [], "\(fraction)")
      try await bar.close()
      #expect(player.isGone, "\(fraction)")
      #expect(bar.chain == ["BarViewController"], "\(fraction)")
    }
    try await checkAnswers(bar)
  }

  /// Tells whether an object is still there.
  private struct Trail {
    weak let object: AnyObject?
    var isGone: Bool { object == nil }
  }

  /// Takes a presentation to a fraction, lets go, and follows it frame by frame to its end.
  private func release(_ bar: BarApp, at fraction: CGFloat, finishing: Bool) async throws -> Trail {
    let drag = await bar.pan(to: fraction)
    let player = Trail(object: bar.app.root.presentedViewController)
    #expect(!player.isGone, "\(fraction)")
    await drag.release()
    let settling = PercentDrivenSettling(
      fraction: Double(fraction), isFinishing: finishing, duration: BarApp.duration)
    var frames = 0
    while let expected = settling.fraction(after: frames, at: bar.device.framesPerSecond) {
      let frame = try #require(bar.device.trace.frames.last)
      try bar.check(frame, at: expected, "\(frames) frames after letting go at \(fraction)")
      await bar.device.advanceFrames(1)
      frames += 1
    }
    await bar.device.advanceFrames(1)
    return player
  }

  @Test("A drag that begins and ends between two frames", arguments: [0.2, 0.6])
  func flick(_ fraction: CGFloat) async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    bar.drag().flick(to: fraction * bar.size.height)
    await bar.app.settle()
    #expect(bar.chain.count == (fraction > 0.3 ? 2 : 1))
    try await checkAnswers(bar)
  }

  @Test("A touch that the system takes away cancels the presentation", arguments: [0.2, 0.6])
  func touchTakenAway(_ fraction: CGFloat) async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    await bar.pan(to: fraction)
    bar.device.touchCancel()
    await bar.app.settle()
    #expect(bar.chain == ["BarViewController"])
    try await checkAnswers(bar)
  }

  @Test("A second finger neither moves the player nor ends the move")
  func secondFinger() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let drag = await bar.pan(to: 0.25)
    let second = FingerDrag(
      device: bar.device, start: CGPoint(x: 40, y: bar.size.height - 30), direction: CGVector(dx: 0, dy: -1),
      finger: 2)
    await second.begin()
    await second.move(to: 300)
    await second.release()
    try bar.check(try #require(bar.device.trace.frames.last), at: 0.25, "after the second finger")
    await drag.release()
    await bar.app.settle()
    #expect(bar.chain == ["BarViewController"])
    try await checkAnswers(bar)
  }

  @Test("Taps on the bar, and two of them within a frame, present nothing")
  func taps() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    let point = try bar.device.center(ofView: "bar")
    for _ in 0..<2 {
      bar.device.touchDown(at: point)
      bar.device.touchUp()
    }
    await bar.app.settle()
    #expect(bar.chain == ["BarViewController"])
    #expect(!bar.device.trace.events.contains { $0.kind == "transitionBegin" })
    try await checkAnswers(bar)
  }

  @Test("Two taps on the close button within a frame dismiss once")
  func doubleClose() async throws {
    let bar = await BarApp()
    defer { bar.device.end() }
    await bar.open()
    let button = try bar.device.center(ofView: "closeButton")
    for _ in 0..<2 {
      bar.device.touchDown(at: button)
      bar.device.touchUp()
    }
    await bar.app.settle()
    #expect(bar.chain == ["BarViewController"])
    try await checkAnswers(bar)
  }

  @Test("A device that ends under the finger takes everything with it")
  func endInTheMiddle() async throws {
    weak var root: UIViewController?
    weak var player: UIViewController?
    do {
      let bar = await BarApp()
      await bar.pan(to: 0.5)
      root = bar.app.root
      player = root?.presentedViewController
      #expect(player != nil)
      bar.device.end()
    }
    #expect(root == nil)
    #expect(player == nil)
  }
}
