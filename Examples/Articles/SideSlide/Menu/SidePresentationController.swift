import UIKit

/// The menu takes two thirds of the width; over the rest lie a strip that dismisses it and a bar cover.
class SidePresentationController: UIPresentationController {
  let strip = UIView()
  private let barCover = UIView()

  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    strip.accessibilityIdentifier = "strip"
    strip.backgroundColor = UIColor(white: 0, alpha: 0.1)
    barCover.backgroundColor = UIColor(white: 0, alpha: 0.35)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: 0, width: bounds.width * 2 / 3, height: bounds.height)
  }

  private var openStripFrame: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: bounds.width * 2 / 3, y: 0, width: bounds.width / 3, height: bounds.height)
  }

  private var closedStripFrame: CGRect {
    openStripFrame.offsetBy(dx: -(containerView?.bounds.width ?? 0) * 2 / 3, dy: 0)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(strip)
    containerView.addSubview(barCover)
    place(strip: closedStripFrame, alpha: 0)
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.place(strip: self.openStripFrame, alpha: 1) }, completion: nil)
  }

  /// The animator puts the presenting view over what was there before it.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    containerView?.bringSubviewToFront(barCover)
    containerView?.bringSubviewToFront(strip)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { removeChrome() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.place(strip: self.closedStripFrame, alpha: 0) }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { removeChrome() }
  }

  private func place(strip frame: CGRect, alpha: CGFloat) {
    strip.frame = frame
    strip.alpha = alpha
    barCover.frame = CGRect(x: frame.minX, y: 0, width: frame.width, height: 64)
    barCover.alpha = alpha
  }

  private func removeChrome() {
    strip.removeFromSuperview()
    barCover.removeFromSuperview()
  }
}
