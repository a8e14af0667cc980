import OptInFlag
import QuartzCore
import Simulator
import Testing
import UIKit

/// The opt-in flag's program on a device.
@MainActor
final class FlagApp {
  /// How long each customised move lasts, in seconds.
  static let duration = 0.4
  /// From this fraction on, a released pan pops.
  static let threshold: CGFloat = 0.4
  /// How far the display link moves the fraction in each frame.
  static let step: CGFloat = 1.5 / 60
  /// How far a finger goes before a pan begins, in points; its translation leaves that out (section 9).
  static let slop: CGFloat = 10

  let app: ArticleApp

  init(_ profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(OptInFlagAppDelegate(), on: profile, framesPerSecond: framesPerSecond)
  }

  var device: Device { app.device }
  var size: CGSize { UIScreen.main.bounds.size }
  var stack: [String] { app.stack }

  var navigation: UINavigationController { app.navigation }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] { app.leftoversInStack }

  func push() async throws {
    try device.tap("pushButton")
    await app.settle()
  }

  /// Puts a finger on the pushed screen and moves it until the pan's fraction of the width is reached.
  func pan(to fraction: CGFloat) async {
    let start = CGPoint(x: 60, y: 400)
    device.touchDown(at: start)
    await device.advanceFrames(1)
    device.touchMove(to: CGPoint(x: start.x + Self.slop, y: start.y))
    await device.advanceFrames(2)
    await movePan(to: fraction)
  }

  /// Moves the finger of a pan that has begun.
  func movePan(to fraction: CGFloat) async {
    device.touchMove(to: CGPoint(x: 60 + Self.slop + fraction * size.width, y: 400))
    await device.advanceFrames(2)
  }

  /// The moving screen's top edge, in points.
  func outgoingTop() throws -> CGFloat {
    let frame = try #require(device.trace.frames.last)
    return try #require(frame.children(of: "UIViewControllerWrapperView").last).frame.minY
  }
}
