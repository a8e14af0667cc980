import UIKit

/// Starts a tab bar controller whose tab, navigation and modal moves share one animator.
public final class SlideEverywhereAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private let slideDelegate = SlideDelegate()

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let first = UINavigationController(rootViewController: TabPageViewController(name: "First", hue: 0.58))
    let second = UINavigationController(rootViewController: TabPageViewController(name: "Second", hue: 0.08))
    for navigation in [first, second] { navigation.delegate = slideDelegate }
    for case let page as TabPageViewController in [first.viewControllers[0], second.viewControllers[0]] {
      page.slideDelegate = slideDelegate
    }
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = slideDelegate

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
