import UIKit

/// The transitioning delegate of the menu, and the target of the gestures that drive it.
class SideSlideManager: NSObject, UIViewControllerTransitioningDelegate {
  enum Style {
    case slide, scale
  }

  private weak var bottomController: UIViewController?
  private let style: Style
  private let navigation = UINavigationController(rootViewController: MenuViewController())
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(bottomController: UIViewController, style: Style) {
    self.bottomController = bottomController
    self.style = style
    super.init()
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = self
  }

  // MARK: Gestures

  func presentPan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    drive(gesture) {
      bottomController?.present(navigation, animated: true, completion: nil)
    }
  }

  func dismissPan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    drive(gesture) {
      navigation.dismiss(animated: true, completion: nil)
    }
  }

  func dismissTap() {
    navigation.dismiss(animated: true, completion: nil)
  }

  /// As in the article, only `.ended` ends the interaction.
  private func drive(_ gesture: UIScreenEdgePanGestureRecognizer, start: () -> Void) {
    guard let base = bottomController?.view.window else { return }
    let distance = abs(gesture.translation(in: base).x)
    let percent = min(distance / base.bounds.width, 1)
    switch gesture.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      start()
    case .changed:
      interaction?.update(percent)
    case .ended:
      if percent > 0.5 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    default:
      break
    }
  }

  // MARK: UIViewControllerTransitioningDelegate

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = SidePresentationController(presentedViewController: presented, presenting: presenting)
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("dismissPan(_:)", Self.dismissPan(_:)))
    pan.edges = .right
    let tap = UITapGestureRecognizer(target: self, action: Selector("dismissTap", Self.dismissTap))
    controller.strip.addGestureRecognizer(pan)
    controller.strip.addGestureRecognizer(tap)
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  private var animator: UIViewControllerAnimatedTransitioning {
    style == .slide ? SideSlideTransition() : ScalingMenuTransition()
  }
}
