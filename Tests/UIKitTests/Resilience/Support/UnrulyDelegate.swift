import UIKit

/// Gives the same animator and interactor to every kind of transition.
final class UnrulyDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
  UITabBarControllerDelegate
{
  var animator: UIViewControllerAnimatedTransitioning?
  var interactor: UIViewControllerInteractiveTransitioning?
  /// Called when an animator is asked for.
  var onQuestion: (() -> Void)?

  init(
    animator: UIViewControllerAnimatedTransitioning? = nil,
    interactor: UIViewControllerInteractiveTransitioning? = nil
  ) {
    self.animator = animator
    self.interactor = interactor
    super.init()
  }

  private func answer() -> UIViewControllerAnimatedTransitioning? {
    let question = onQuestion
    onQuestion = nil
    question?()
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { answer() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { answer() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { answer() }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { answer() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }
}
