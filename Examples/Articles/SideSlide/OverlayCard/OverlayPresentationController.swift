import UIKit

/// Two thirds of the screen in each direction, over a dark blur that comes and goes alongside.
class OverlayPresentationController: UIPresentationController {
  private let blurView = UIVisualEffectView(effect: nil)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.insetBy(dx: bounds.width / 6, dy: bounds.height / 6)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    blurView.frame = containerView.bounds
    containerView.addSubview(blurView)
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.blurView.effect = UIBlurEffect(style: .dark) }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { blurView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.blurView.effect = nil }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { blurView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    blurView.frame = containerView.bounds
  }
}
