import UIKit

/// Makes the moving controller its delegate before each move, and keeps the system's back swipe working.
class FlagNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    delegate = viewController as? UINavigationControllerDelegate
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    delegate = viewControllers.last as? UINavigationControllerDelegate
    return super.popViewController(animated: animated)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}
