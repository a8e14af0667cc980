import UIKit

/// Starts the screen with a bar at the bottom that is dragged up to a full screen.
public final class DragUpBarAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = BarViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
