import UIKit

/// Starts the button circle: a navigation controller with the first screen.
public final class ButtonCircleAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: FirstViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
