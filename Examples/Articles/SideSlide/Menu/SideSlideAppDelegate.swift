import UIKit

/// Starts the side slide: a main screen under which a menu waits at the left edge.
public class SideSlideAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?

  /// How the menu comes in.
  var style: SideSlideManager.Style { .slide }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = BottomViewController()
    controller.style = style
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Starts the same program with the menu that scales and fades in while the main screen shrinks.
public final class ScalingMenuAppDelegate: SideSlideAppDelegate {
  override var style: SideSlideManager.Style { .scale }
}
