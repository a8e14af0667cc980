import Foundation
import Testing
import UIKit

/// Optional protocol methods: called as `object.method?(…)`, and known to be there or not.
@MainActor
@Suite(.withoutDevice) struct OptionalRequirementTests {
  @Test("an optional method that is not implemented answers nil, one that is answers its value")
  func answers() {
    let tabs = UITabBarController()
    let plain: UITabBarControllerDelegate = PlainDelegate()
    let refusing: UITabBarControllerDelegate = RefusingDelegate()
    let controller = UIViewController()
    #expect(plain.tabBarController?(tabs, shouldSelect: controller) == nil)
    #expect(refusing.tabBarController?(tabs, shouldSelect: controller) == false)
    // A plain call gets the default.
    #expect(plain.tabBarController(tabs, shouldSelect: controller))
  }

  @Test("a default reached inside another object's implementation does not count")
  func nested() {
    let tabs = UITabBarController()
    let forwarding: UITabBarControllerDelegate = ForwardingDelegate()
    #expect(forwarding.tabBarController?(tabs, shouldSelect: UIViewController()) == true)
  }

  @Test("an animator without interruptible animator has none")
  func interruptible() {
    let animator: UIViewControllerAnimatedTransitioning = SlideAnimator(log: CallLog())
    let context = ForeignContext()
    #expect(animator.interruptibleAnimator?(using: context) == nil)
  }
}

private final class PlainDelegate: NSObject, UITabBarControllerDelegate {}

private final class RefusingDelegate: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

private final class ForwardingDelegate: NSObject, UITabBarControllerDelegate {
  private let other: UITabBarControllerDelegate = PlainDelegate()

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    other.tabBarController(tabBarController, shouldSelect: viewController)
  }
}
