import SideSlide
import Simulator
import Testing
import UIKit

/// The overlay card's program on a device.
@MainActor
final class CardApp {
  /// How long each move lasts, in seconds.
  static let duration = 0.4
  static let open = "tap \"openButton\"\nwait 0.75"
  static let close = "tap \"closeButton\"\nwait 0.75"

  let app: ArticleApp
  let size: CGSize

  init(_ profile: DeviceProfile = .iPhoneSE, framesPerSecond: Int = 60) async {
    app = await ArticleApp(OverlayCardAppDelegate(), on: profile, framesPerSecond: framesPerSecond)
    size = UIScreen.main.bounds.size
  }

  var device: Device { app.device }
  /// The classes of the controllers from the root up.
  var chain: [String] { app.presentationChain.map { String(describing: type(of: $0)) } }

  /// The card: two thirds of the screen in each direction when it is open, a line of width 1 when it is not.
  func card(opened: Double) -> CGRect {
    let width = 1 + (size.width * 2 / 3 - 1) * CGFloat(opened)
    return CGRect(
      x: (size.width - width) / 2, y: size.height / 6, width: width, height: size.height * 2 / 3)
  }

  /// Whether a frame shows the card so far open, over the blur, which fills the screen.
  func check(_ frame: TraceFrame, opened: Double, _ comment: Comment) throws {
    let children = frame.children(of: "UITransitionView")
    try #require(children.count == 2, comment)
    #expect(children[0].name == "UIVisualEffectView", comment)
    #expect(children[0].frame == CGRect(origin: .zero, size: size), comment)
    #expect(children[1].frame.isNear(card(opened: opened)), comment)
  }
}
