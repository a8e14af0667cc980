import UIKit

/// The three transition delegates in one object.
class SlideDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideTransition(move: .navigation(operation))
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    let controllers = tabBarController.viewControllers ?? []
    let fromIndex = controllers.firstIndex { $0 === fromVC } ?? 0
    let toIndex = controllers.firstIndex { $0 === toVC } ?? 0
    return SlideTransition(move: .tab(toIndex > fromIndex ? .right : .left))
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideTransition(move: .modal(.presentation))
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideTransition(move: .modal(.dismissal))
  }
}
