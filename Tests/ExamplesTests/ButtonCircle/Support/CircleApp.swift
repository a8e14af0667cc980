import ButtonCircle
import Simulator
import UIKit

/// The button circle on a device, after its first screen has appeared.
@MainActor
final class CircleApp {
  /// What each of the two moves is expected to cause: its animator promises 0.8 s and runs for 0.25 s (pitfall 38).
  static let findingsOfAMove = ["advice transition-duration-differs"]

  let app: ArticleApp
  let geometry: CircleGeometry

  init(
    _ profile: DeviceProfile = .iPhoneSE, orientation: UIInterfaceOrientation = .portrait,
    framesPerSecond: Int = 60
  ) async {
    app = await ArticleApp(
      ButtonCircleAppDelegate(), on: profile, orientation: orientation, framesPerSecond: framesPerSecond)
    geometry = CircleGeometry(screen: UIScreen.main.bounds.size)
  }

  var device: Device { app.device }
  var findings: [String] { app.findings }
  var stack: [String] { app.stack }

  var navigation: UINavigationController { app.navigation }

  /// Taps the button of a move and waits until everything has come to rest.
  func perform(_ move: CircleMove) async throws {
    try device.tap(move.button)
    await settle()
  }

  func settle() async {
    await app.settle()
  }

  /// What a transition may have left behind; empty when the screen is at rest (section 7.1).
  var leftovers: [String] { app.leftoversInStack }
}
