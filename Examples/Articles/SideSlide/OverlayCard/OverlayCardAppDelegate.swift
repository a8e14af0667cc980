import UIKit

/// Starts the screen over which a card opens in the middle of a blur.
public final class OverlayCardAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = PosterViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
