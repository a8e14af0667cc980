import Foundation

/// Manages one presentation, from before it starts until after the dismissal: the presented view's place, and
/// what surrounds it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  private var strongPresented: UIViewController?
  private weak var weakPresented: UIViewController?
  package var storedPresenting: UIViewController?
  package var style: UIModalPresentationStyle
  package weak var presentation: ModalPresentation?

  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    strongPresented = presentedViewController
    weakPresented = presentedViewController
    storedPresenting = presentingViewController
    style = presentedViewController.modalPresentationStyle.resolved
    super.init()
  }

  // MARK: Controllers

  open var presentedViewController: UIViewController {
    guard let presented = strongPresented ?? weakPresented else {
      preconditionFailure("the presented controller of \(type(of: self)) is gone")
    }
    return presented
  }

  open var presentingViewController: UIViewController {
    storedPresenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// A controller keeps the presentation controller that it is asked for before it is presented (fact 1.1.7);
  /// until then, and after the dismissal, that one must not keep the controller.
  package func holdControllers(presenting: UIViewController?) {
    strongPresented = presenting == nil ? nil : weakPresented
    storedPresenting = presenting
  }

  // MARK: Style

  open var presentationStyle: UIModalPresentationStyle { style }
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// Whether the container covers the whole window; else the presenter's view only.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presented one covers it (fact 1.9.6).
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// The view in which everything happens; there is one from just before `presentationTransitionWillBegin()`.
  open var containerView: UIView? { presentation?.container }

  /// What the animator moves: the controller's view, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// In the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  // MARK: Callbacks

  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    containerView?.setNeedsLayout()
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    let presented = presentedViewController
    let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.viewWillTransition(to: presentedSize, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    containerView?.traitCollection ?? presentingViewController.traitCollection
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
