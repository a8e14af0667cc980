import Simulator
import Testing
import TypedAnimator
import UIKit

/// The typed animator's program on a device.
@MainActor
final class TypedApp {
  /// How long the flight, the push, the presentation and the dismissal last each, in seconds.
  static let duration = 0.5
  static let rowHeight: CGFloat = 64
  /// Lasts as long as the tap, the flight and the push together.
  static let push = "tap \"row2\"\nwait 1.5"
  static let present = "tap \"presentButton\"\nwait 0.9"
  static let dismiss = "tap \"backButton\"\nwait 0.9"
  static let navigationContainer = "UIViewControllerWrapperView"
  static let modalContainer = "UITransitionView"

  let app: ArticleApp

  init(
    _ profile: DeviceProfile = .iPhoneSE, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60
  ) async {
    app = await ArticleApp(
      TypedAnimatorAppDelegate(), on: profile, orientation: orientation, framesPerSecond: framesPerSecond)
  }

  var device: Device { app.device }
  var size: CGSize { UIScreen.main.bounds.size }
  var stack: [String] { app.stack }

  var navigation: UINavigationController { app.navigation }

  var list: UIViewController { navigation.viewControllers[0] }

  /// The system's back button.
  var pop: String { "tap 30,\(navigation.navigationBar.frame.midY)\nwait 0.9" }

  /// The picture that flies: it lies over everything else on the first screen.
  func flyingView() throws -> UIImageView {
    try #require(list.view.subviews.last as? UIImageView)
  }

  /// The picture in a row that is on the screen.
  func picture(inRow row: Int) throws -> UIImageView {
    try #require((device.view("row\(row)") as? UITableViewCell)?.imageView)
  }

  /// The colour of the corner of a row's picture, as the screen shows it.
  func pixel(ofSwatchInRow row: Int) throws -> UInt32 {
    let picture = try picture(inRow: row)
    let corner = picture.convert(CGPoint(x: 4, y: 4), to: nil)
    return device.picture.pixel(x: Int(corner.x * device.screenScale), y: Int(corner.y * device.screenScale))
  }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] { app.leftoversInStack }
}
