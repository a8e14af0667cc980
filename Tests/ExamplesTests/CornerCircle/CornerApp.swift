import CornerCircle
import QuartzCore
import Simulator
import Testing
import UIKit

/// The corner circle's program on a device.
@MainActor
final class CornerApp {
  /// How long each move lasts, in seconds.
  static let duration = 2.0
  static let present = "tap \"openButton\"\nwait 2.3"
  /// The program dismisses at the touch, not at its end.
  static let dismiss = "tap 50%,60%\nwait 2.3"
  /// What the article leaves behind: the fill mode holds the picture, and nothing removes mask or animation.
  static let findingsOfAPresentation = ["advice mask-left", "advice animation-left"]

  let app: ArticleApp

  init(
    _ profile: DeviceProfile = .iPhoneSE, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60
  ) async {
    app = await ArticleApp(
      CornerCircleAppDelegate(), on: profile, orientation: orientation, framesPerSecond: framesPerSecond)
  }

  var device: Device { app.device }
  var size: CGSize { UIScreen.main.bounds.size }

  /// The circle's square at a part of the way open, by the article's figures: radius 25, inset 20 from the top right
  /// corner, grown on every side by the screen's diagonal.
  func square(opened fraction: Double) -> CGRect {
    let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
    return CGRect(x: size.width - 70, y: 20, width: 50, height: 50)
      .insetBy(dx: -diagonal * fraction, dy: -diagonal * fraction)
  }

  /// The classes of the controllers from the root up.
  var chain: [String] {
    app.presentationChain.map { String(describing: type(of: $0)) }
  }
}
