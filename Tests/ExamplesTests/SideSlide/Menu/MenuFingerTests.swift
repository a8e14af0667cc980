import QuartzCore
import Simulator
import Testing
import UIKit

/// The moves of both menus under a finger.
@MainActor
@Suite struct MenuFingerTests {
  private nonisolated static let cancelled: [CGFloat] = [0, 0.02, 0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.45, 0.5]
  private nonisolated static let finished: [CGFloat] = [
    0.51, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95,
  ]

  @Test(
    "1.5.4: everything follows the finger, not the curve, there and back", arguments: MenuStyle.allCases,
    MenuMove.allCases)
  func follows(style: MenuStyle, move: MenuMove) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    if move == .dismiss { await app.open() }
    let drag = app.drag(move)
    await drag.begin()
    for fraction in Self.cancelled + Self.finished.reversed() + [0.33] {
      await drag.move(to: fraction * app.geometry.size.width)
      try app.check(opened: move.opened(fraction), "\(fraction)")
    }
  }

  @Test(
    "9.5: the finger shows, to the bit, the move played with a linear curve at that part of its time",
    arguments: MenuStyle.allCases, MenuMove.allCases)
  func sameFrameAsPlayed(style: MenuStyle, move: MenuMove) async throws {
    let scrubbed = await MenuApp(style)
    _ = try await scrubbed.prepare(move)
    let drag = scrubbed.drag(move)
    await drag.begin()
    var pictures: [Picture] = []
    for fraction in Self.cancelled + Self.finished {
      await drag.move(to: fraction * scrubbed.geometry.size.width)
      pictures.append(scrubbed.device.picture)
    }
    scrubbed.device.end()
    let played = await MenuApp(style)
    defer { played.device.end() }
    let menu = try await played.prepare(move)
    AnimationScope.withLinearTiming { played.begin(move, of: menu) }
    await played.device.advanceFrames(1)
    for (fraction, picture) in zip(Self.cancelled + Self.finished, pictures) {
      let expected = played.app.picture(after: Double(fraction) * MenuApp.duration)
      #expect(picture.hasSamePixels(as: expected), "\(fraction)")
    }
  }

  @Test(
    "Let go at or below half, the move goes back, eased, and all is as before", arguments: MenuStyle.allCases,
    MenuMove.allCases)
  func cancels(style: MenuStyle, move: MenuMove) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    _ = try await app.prepare(move)
    let before = app.device.picture
    let findings = app.app.findings
    for fraction in Self.cancelled {
      try await release(app, move, at: fraction, finishing: false)
      #expect(app.app.presentationChain.count == (move == .present ? 1 : 2), "\(fraction)")
      #expect(app.app.leftovers == [], "\(fraction)")
      #expect(app.device.picture.hasSamePixels(as: before), "\(fraction)")
    }
    #expect(app.app.findings == findings)
    await app.perform(move)
    #expect(app.app.presentationChain.count == (move == .present ? 2 : 1))
  }

  @Test("Let go above half, the move goes on to its end, eased", arguments: MenuStyle.allCases)
  func finishes(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let closed = app.device.picture
    for fraction in Self.finished {
      try await release(app, .present, at: fraction, finishing: true)
      #expect(app.app.presentationChain.count == 2, "\(fraction)")
      #expect(app.app.leftovers == [], "\(fraction)")
      try app.check(opened: 1, "\(fraction)")
      try await release(app, .dismiss, at: fraction, finishing: true)
      #expect(app.app.presentationChain.count == 1, "\(fraction)")
      #expect(app.app.leftovers == [], "\(fraction)")
      #expect(app.device.picture.hasSamePixels(as: closed), "\(fraction)")
    }
    #expect(app.app.findings == Self.finished.flatMap { _ in MenuApp.findingsOfAPresentation })
  }

  /// Takes a move to a fraction, lets go, and follows it frame by frame to its end.
  private func release(_ app: MenuApp, _ move: MenuMove, at fraction: CGFloat, finishing: Bool) async throws {
    await app.pan(move, to: fraction).release()
    let settling = PercentDrivenSettling(
      fraction: Double(fraction), isFinishing: finishing, duration: MenuApp.duration)
    var frames = 0
    while let expected = settling.fraction(after: frames, at: app.device.framesPerSecond) {
      try app.check(opened: move.opened(expected), "\(frames) frames after letting go at \(fraction)")
      await app.device.advanceFrames(1)
      frames += 1
    }
    // Leftovers are looked for in the turn after.
    await app.device.advanceFrames(1)
  }
}
