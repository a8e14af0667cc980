import UIKit

/// For programs whose root is a navigation controller.
extension ArticleApp {
  var navigation: UINavigationController {
    guard let navigation = root as? UINavigationController else {
      preconditionFailure("the program shows no navigation controller")
    }
    return navigation
  }

  /// The classes of its view controllers.
  var stack: [String] {
    navigation.viewControllers.map { String(describing: type(of: $0)) }
  }

  /// What a transition may have left behind, in the navigation controller's container too.
  var leftoversInStack: [String] {
    let shown = navigation.wrapperView.subviews
    let expected = [navigation.topViewController?.view].compactMap { $0 }
    return leftovers + (shown == expected ? [] : ["\(shown.count) views in the container"])
  }
}
