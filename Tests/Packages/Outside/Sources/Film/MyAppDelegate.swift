import UIKit

/// An app with a button that pushes a second screen.
final class MyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: FirstScreen())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class FirstScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
    button.accessibilityIdentifier = "open"
    button.addTarget(self, action: Selector("open", Self.open), for: .touchUpInside)
    view.addSubview(button)
  }

  func open() {
    let second = UIViewController()
    second.title = "Second"
    second.view.backgroundColor = .lightGray
    navigationController?.pushViewController(second, animated: true)
  }
}
