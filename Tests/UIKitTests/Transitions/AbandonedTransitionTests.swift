import Simulator
import Testing
import UIKit

/// A device that ends in the middle of a transition.
@MainActor
@Suite struct AbandonedTransitionTests {
  /// Is delegate and animator of its own transitions, and keeps the context until they end.
  private final class Keeper: UIViewController, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning
  {
    private(set) var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      context = transitionContext
      transitionContext.containerView.addSubview(view)
      UIView.animate(
        withDuration: 0.5, animations: { self.view.alpha = 1.5 - self.view.alpha },
        completion: { _ in self.context?.completeTransition(true) })
    }

    func animationEnded(_ transitionCompleted: Bool) {
      context = nil
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }
  }

  enum Kind: CaseIterable {
    case push, presentFullScreen, presentCustom, dismissFullScreen, dismissCustom, select
  }

  /// A root view controller in which a kind of transition begins to a controller.
  private func begin(_ kind: Kind, to keeper: Keeper, on device: Device) async -> UIViewController {
    let first = UIViewController()
    switch kind {
    case .push:
      let navigation = UINavigationController(rootViewController: first)
      device.show(navigation)
      navigation.delegate = keeper
      navigation.pushViewController(keeper, animated: true)
      return navigation
    case .presentFullScreen, .presentCustom, .dismissFullScreen, .dismissCustom:
      device.show(first)
      keeper.modalPresentationStyle =
        kind == .presentCustom || kind == .dismissCustom ? .custom : .fullScreen
      keeper.transitioningDelegate = keeper
      first.present(keeper, animated: true)
      if kind == .dismissFullScreen || kind == .dismissCustom {
        await device.advance(by: 0.7)
        first.dismiss(animated: true)
      }
      return first
    case .select:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, keeper]
      device.show(tabs)
      tabs.delegate = keeper
      tabs.selectedIndex = 1
      return tabs
    }
  }

  @Test("frees both sides, although one of them keeps the context", arguments: Kind.allCases)
  func freed(kind: Kind) async {
    weak var keeper: Keeper?
    weak var root: UIViewController?
    do {
      let device = await Device()
      let strong = Keeper()
      keeper = strong
      root = await begin(kind, to: strong, on: device)
      await device.advance(by: 0.2)
      #expect(strong.context != nil)
      #expect(root != nil)
      device.end()
      // The context still answers: that there is nothing any more.
      #expect(strong.context?.viewController(forKey: .to) == nil)
    }
    #expect(keeper == nil)
    #expect(root == nil)
  }
}
