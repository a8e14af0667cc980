import Foundation

/// Is asked and told about selections by taps, and gives the objects that perform a change of tab.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asked for taps only (fact 2.6.1).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Told of taps only (fact 1.1.9).
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Asked only when an animator was given (fact 1.1.4).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Nil means an immediate change (fact 2.6.3).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalRequirement.isUnimplemented(on: self)
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}

  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    OptionalRequirement.isUnimplemented(on: self)
    return .all
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  public var tabBarController: _TabBarControllerDelegateCall? {
    _TabBarControllerDelegateCall(delegate: self)
  }

  public var tabBarControllerSupportedInterfaceOrientations: _TabBarOrientationsCall? {
    _TabBarOrientationsCall(delegate: self)
  }
}

/// `delegate.tabBarController?(…)`.
@MainActor
public struct _TabBarControllerDelegateCall {
  let delegate: UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    OptionalRequirement.answer(of: delegate, to: "tabBarController(_:shouldSelect:)") {
      delegate.tabBarController(tabBarController, shouldSelect: viewController)
    }
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    delegate.tabBarController(tabBarController, didSelect: viewController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }
}

/// `delegate.tabBarControllerSupportedInterfaceOrientations?(_:)`.
@MainActor
public struct _TabBarOrientationsCall {
  let delegate: UITabBarControllerDelegate

  public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask? {
    OptionalRequirement.answer(of: delegate, to: "tabBarControllerSupportedInterfaceOrientations(_:)") {
      delegate.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }
  }
}
