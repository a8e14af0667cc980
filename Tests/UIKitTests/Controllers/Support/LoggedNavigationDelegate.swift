import UIKit

/// Gives an animator and an interactor, and logs what it is asked and told.
final class LoggedNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let log: CallLog
  var makeAnimator: ((UINavigationController.Operation) -> SlideAnimator?)?
  var interactor: UIViewControllerInteractiveTransitioning?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.note("delegate.willShow")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.note("delegate.didShow")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    log.note("delegate.animator")
    return makeAnimator?(operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    log.note("delegate.interactor")
    return interactor
  }
}
