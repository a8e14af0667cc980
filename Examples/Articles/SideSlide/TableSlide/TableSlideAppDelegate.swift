import UIKit

/// Starts the table whose detail screen slides in and is dragged back from the edge.
public final class TableSlideAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: CityListViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
