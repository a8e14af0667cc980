import SideSlide
import Simulator
import Testing
import UIKit

/// The drag-up bar's program on a device.
@MainActor
final class BarApp {
  /// How long the presentation lasts, in seconds.
  static let duration = 0.5
  /// Above this fraction, a released finger finishes the presentation.
  static let threshold = 0.3
  private static let barHeight: CGFloat = 44
  /// Where the player is shaken to the sides, in points, at parts of the time; even in between.
  private static let shakes: [(time: Double, offset: CGFloat)] = [
    (0, 0), (0.2, 0), (0.25, 6), (0.3, -6), (0.35, 0), (1, 0),
  ]

  let app: ArticleApp
  let size: CGSize

  init(_ profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(DragUpBarAppDelegate(), on: profile, framesPerSecond: framesPerSecond)
    size = UIScreen.main.bounds.size
  }

  var device: Device { app.device }
  /// The classes of the controllers from the root up.
  var chain: [String] { app.presentationChain.map { String(describing: type(of: $0)) } }

  /// From the middle of the bar up.
  func drag(finger: Int = 1) -> FingerDrag {
    FingerDrag(
      device: device, start: CGPoint(x: size.width / 2, y: size.height - 22),
      direction: CGVector(dx: 0, dy: -1),
      finger: finger)
  }

  /// Begins the presentation by finger and takes it to a fraction of the screen's height.
  @discardableResult
  func pan(to fraction: CGFloat) async -> FingerDrag {
    let drag = drag()
    await drag.begin()
    await drag.move(to: fraction * size.height)
    return drag
  }

  func open() async {
    await pan(to: 0.8).release()
    await app.settle()
  }

  func close() async throws {
    try device.tap("closeButton")
    await app.settle()
  }

  /// The program's own player, which it makes when a finger begins: taken from a presentation that is cancelled.
  func makePlayer() async throws -> UIViewController {
    let drag = await pan(to: 0.1)
    let player = try #require(app.root.presentedViewController)
    await drag.release()
    await app.settle()
    try #require(app.root.presentedViewController == nil)
    return player
  }

  /// Where the player must be at a part of the way, in points.
  func player(at progress: Double) -> CGRect {
    let next = Self.shakes.firstIndex { $0.time >= progress } ?? 0
    let (before, after) = (Self.shakes[max(next - 1, 0)], Self.shakes[next])
    let part = after.time > before.time ? (progress - before.time) / (after.time - before.time) : 0
    let shake = before.offset + (after.offset - before.offset) * CGFloat(part)
    return CGRect(
      origin: CGPoint(x: shake, y: (size.height - Self.barHeight) * CGFloat(1 - progress)), size: size)
  }

  /// Whether a frame shows the player where it must be, over the screen with the bar, which lies still.
  func check(_ frame: TraceFrame, at progress: Double, _ comment: Comment) throws {
    let children = frame.children(of: "UITransitionView")
    try #require(children.count == 2, comment)
    #expect(children[0].frame == CGRect(origin: .zero, size: size), comment)
    #expect(children[1].frame.isNear(player(at: progress)), comment)
  }
}
