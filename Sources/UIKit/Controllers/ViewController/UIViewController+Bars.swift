import Foundation

extension UIViewController {
  package func navigationItemCreatingIfNeeded() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    storedNavigationItem = item
    return item
  }

  package func tabBarItemCreatingIfNeeded() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  package func editButtonItemCreatingIfNeeded() -> UIBarButtonItem {
    if let storedEditButtonItem { return storedEditButtonItem }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit", style: .plain, target: self,
      action: Selector("toggleEditing", UIViewController.toggleEditing))
    storedEditButtonItem = item
    return item
  }

  private func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }

  package func recordStatusBarWish() {
    let top = outermost.topmostPresented
    let styled = top.decidingController(\.childForStatusBarStyle)
    let hiding = top.decidingController(\.childForStatusBarHidden)
    record(
      "statusBarAppearance",
      [
        (key: "style", value: .number(Double(styled.preferredStatusBarStyle.rawValue))),
        (key: "hidden", value: .bool(hiding.prefersStatusBarHidden)),
      ])
  }

  /// The controller that decides, where containers hand the decision to their children.
  private func decidingController(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    while let next = controller[keyPath: child] { controller = next }
    return controller
  }

  /// The next container on the way up that shows controllers its own way; without one, a presentation.
  package func showInNearestContainer(_ controller: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: UIView.areAnimationsEnabled)
    }
  }
}
