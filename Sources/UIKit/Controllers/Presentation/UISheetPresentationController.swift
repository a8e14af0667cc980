import Foundation

/// The page sheet: the presented view below the status bar, with rounded top corners, over a dimmed
/// presenter.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// In points (decision 9.8).
  private static let defaultCornerRadius: CGFloat = 10
  /// The alpha of the black over the presenter (fact 5.3.2).
  private static let dimmingAlpha: CGFloat = 0.2

  package let dimmingView = UIView()
  private lazy var dismissal = SheetDismissalInteraction(sheet: self)

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimmingView.backgroundColor = .black
  }

  /// In points; the system's choice when nil.
  open var preferredCornerRadius: CGFloat? {
    didSet { roundCorners() }
  }

  /// Fact 5.3.1: from the top of the safe area to the bottom of the screen. Where height is compact the sheet
  /// covers everything.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    guard containerView.traitCollection.verticalSizeClass != .compact else { return bounds }
    let top = containerView.safeAreaInsets.top
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    roundCorners()
    animateDimming(to: Self.dimmingAlpha)
    dismissal.install(on: presentedView)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removeChrome() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    animateDimming(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removeChrome() }
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentation?.runningTransition == nil, let presentedView, presentedView.transform.isIdentity else {
      return
    }
    presentedView.frame = frameOfPresentedViewInContainerView
  }

  private func removeChrome() {
    dimmingView.removeFromSuperview()
    dismissal.uninstall()
    presentedView?.layer.cornerRadius = 0
  }

  private func roundCorners() {
    guard presentation != nil, let layer = presentedView?.layer else { return }
    layer.cornerRadius = preferredCornerRadius ?? Self.defaultCornerRadius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.masksToBounds = true
  }

  private func animateDimming(to alpha: CGFloat) {
    let queued = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = alpha }, completion: nil)
    if queued != true { dimmingView.alpha = alpha }
  }

  /// The interactor of a drag that dismisses the sheet, while there is one.
  package var dismissalInteractor: UIViewControllerInteractiveTransitioning? { dismissal.interactor }
}
