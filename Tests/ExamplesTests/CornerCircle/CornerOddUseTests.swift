import Simulator
import Testing
import UIKit

/// The way back in pixels; fingers and code that do not keep to the script.
@MainActor
@Suite struct CornerOddUseTests {
  /// Checks that the screen is at rest, and that both moves still work.
  private func checkAnswers(_ corner: CornerApp) async throws {
    #expect(corner.chain == ["HomeViewController"])
    #expect(corner.app.leftovers == [])
    #expect(corner.app.faults == [])
    try await corner.app.play(CornerApp.present)
    #expect(corner.chain.count == 2)
    try await corner.app.play(CornerApp.dismiss)
    #expect(corner.chain.count == 1)
    #expect(corner.app.leftovers == [])
  }

  @Test("Dismissing, pixels are the old screen's outside the circle, the new one's inside, to half a pixel")
  func dismissalInPixels() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    let scale = corner.device.screenScale
    try await corner.app.play(CornerApp.present)
    let before = corner.device.picture
    let recording = try await corner.app.record(CornerApp.dismiss)
    let after = corner.device.picture
    let boundary = CircleBoundary(
      inside: before, outside: after, rows: Array(stride(from: 0, to: before.height, by: 6)))
    var readable = 0
    for (index, frame) in recording.frames(upTo: CornerApp.duration).enumerated() where index % 8 == 0 {
      let square = corner.square(opened: 1 - recording.time(of: frame) / CornerApp.duration)
      let picture = corner.device.compositor.composite(try #require(recording.tree(of: frame)))
      let reading = boundary.read(
        picture, center: CGPoint(x: square.midX * scale, y: square.midY * scale),
        radius: Double(square.width / 2 * scale))
      #expect(reading.stray == 0, "at \(recording.time(of: frame)) s")
      if reading.telling.inside > 100, reading.telling.outside > 100 { readable += 1 }
    }
    #expect(readable > 10)
  }

  @Test("A touch that is taken away has dismissed all the same: the program listens to its beginning")
  func cancelledTouch() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    try await corner.app.play(CornerApp.present + "\ntouch down 60,560\nwait 0.05\ntouch cancel\nwait 2.3")
    try await checkAnswers(corner)
  }

  @Test("1.7.9 touches during the dismissal go nowhere")
  func tapsDuringTheDismissal() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    try await corner.app.play(
      CornerApp.present + "\ntap 60,560 for 0.05\nwait 0.3\ntap \"openButton\"\nwait 0.3\ntap 60,560\nwait 2")
    try await checkAnswers(corner)
  }

  @Test("Pitfall 67, the article's own: a dismissal without animation takes its two seconds too")
  func dismissalWithoutAnimation() async throws {
    let corner = await CornerApp()
    defer { corner.device.end() }
    try await corner.app.play(CornerApp.present)
    corner.app.root.dismiss(animated: false)
    await corner.device.advance(by: 1.9)
    // Fact 1.2.5: the animator of a custom presentation performs it all the same.
    #expect(corner.chain == ["HomeViewController", "CircleViewController"])
    await corner.device.advance(by: 0.2)
    try await checkAnswers(corner)
  }

  @Test("A device that ends in the middle of a move takes everything with it", arguments: [true, false])
  func endInTheMiddle(isPresentation: Bool) async throws {
    weak var home: UIViewController?
    weak var circle: UIViewController?
    do {
      let corner = await CornerApp()
      if !isPresentation { try await corner.app.play(CornerApp.present) }
      try await corner.app.play("tap \(isPresentation ? "\"openButton\"" : "60,560")\nwait 1")
      home = corner.app.root
      circle = corner.app.root.presentedViewController
      #expect(corner.app.root.presentation?.runningTransition != nil)
      #expect(circle != nil)
      corner.device.end()
    }
    #expect(home == nil)
    #expect(circle == nil)
  }
}
