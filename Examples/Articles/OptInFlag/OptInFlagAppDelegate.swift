import UIKit

/// Starts the opt-in flag: a navigation controller that asks each screen for its own transition.
public final class OptInFlagAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FlagNavigationController(rootViewController: StartViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
