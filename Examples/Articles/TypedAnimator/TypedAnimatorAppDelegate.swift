import UIKit

/// Starts the typed animator: a navigation controller with the list.
public final class TypedAnimatorAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: ListViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
