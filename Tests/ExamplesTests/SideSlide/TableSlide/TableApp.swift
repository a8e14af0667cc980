import Simulator
import SideSlide
import Testing
import UIKit

/// The table slide's program on a device.
@MainActor
final class TableApp {
  /// How long each move lasts, in seconds.
  static let duration = 0.3
  /// Above this fraction, a released finger finishes the pop.
  static let threshold = 0.5
  static let push = "tap \"row3\"\nwait 0.6"

  let app: ArticleApp
  let size: CGSize

  init(_ profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(TableSlideAppDelegate(), on: profile, framesPerSecond: framesPerSecond)
    size = UIScreen.main.bounds.size
  }

  var device: Device { app.device }
  var stack: [String] { app.stack }

  var navigation: UINavigationController { app.navigation }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] { app.leftoversInStack }

  func push() async throws {
    try await app.play(Self.push)
  }

  /// From the left edge.
  func drag(finger: Int = 1) -> FingerDrag {
    FingerDrag(
      device: device, start: CGPoint(x: 1, y: size.height / 2), direction: CGVector(dx: 1, dy: 0),
      finger: finger)
  }

  /// How far a finger goes for a fraction of the pop: a third of the width is all of it.
  func travel(_ fraction: CGFloat) -> CGFloat {
    fraction * size.width / 3
  }

  /// Begins a pop by finger and takes it to a fraction.
  @discardableResult
  func pan(to fraction: CGFloat) async -> FingerDrag {
    let drag = drag()
    await drag.begin()
    await drag.move(to: travel(fraction))
    return drag
  }

  /// Whether a frame of a push shows both screens side by side, the pushed one so far in; or of a pop, so far out.
  func check(_ frame: TraceFrame, pushing: Bool, progress: CGFloat, _ comment: Comment) throws {
    let children = frame.children(of: "UIViewControllerWrapperView")
    try #require(children.count == 2, comment)
    let offset = (pushing ? -1 : 1) * size.width * progress
    let outgoing = CGRect(origin: CGPoint(x: offset, y: 0), size: size)
    let incoming = outgoing.offsetBy(dx: pushing ? size.width : -size.width, dy: 0)
    // The incoming screen is added on top in both directions.
    #expect(children[0].frame.isNear(outgoing), comment)
    #expect(children[1].frame.isNear(incoming), comment)
  }
}
