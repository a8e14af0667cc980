import Foundation

/// Is told what a navigation controller shows, and gives the objects that perform its transitions.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation

  /// Asked only when an animator was given (fact 1.1.4).
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Nil means the system's own motion. Implementing it switches the system's back swipe off (fact 4.10.3).
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalRequirement.isUnimplemented(on: self)
    return .all
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalRequirement.isUnimplemented(on: self)
    return .portrait
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    OptionalRequirement.isUnimplemented(on: self)
    return nil
  }

  public var navigationController: _NavigationControllerDelegateCall? {
    _NavigationControllerDelegateCall(delegate: self)
  }

  public var navigationControllerSupportedInterfaceOrientations: _NavigationOrientationsCall? {
    _NavigationOrientationsCall(delegate: self)
  }

  public var navigationControllerPreferredInterfaceOrientationForPresentation: _NavigationOrientationCall? {
    _NavigationOrientationCall(delegate: self)
  }
}

/// `delegate.navigationController?(…)`.
@MainActor
public struct _NavigationControllerDelegateCall {
  let delegate: UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    delegate.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.navigationController(navigationController, interactionControllerFor: animationController)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }
}

/// `delegate.navigationControllerSupportedInterfaceOrientations?(_:)`.
@MainActor
public struct _NavigationOrientationsCall {
  let delegate: UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask? {
    OptionalRequirement.answer(of: delegate, to: "navigationControllerSupportedInterfaceOrientations(_:)") {
      delegate.navigationControllerSupportedInterfaceOrientations(navigationController)
    }
  }
}

/// `delegate.navigationControllerPreferredInterfaceOrientationForPresentation?(_:)`.
@MainActor
public struct _NavigationOrientationCall {
  let delegate: UINavigationControllerDelegate

  public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation? {
    OptionalRequirement.answer(
      of: delegate, to: "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"
    ) {
      delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
  }
}
