import UIKit

/// A custom presentation controller that logs its callbacks.
final class LoggedPresentationController: UIPresentationController {
  var log: CallLog?
  /// In the container, in points; the whole container when nil.
  var presentedFrame: CGRect?
  let chrome = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    presentedFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
    log?.note("presentation.willBegin")
    log?.note("presentation.subviews(\(containerView?.subviews.count ?? -1))")
    containerView?.addSubview(chrome)
    chrome.alpha = 0
    presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.chrome.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.note("presentation.didEnd(\(completed))")
    if !completed { chrome.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    log?.note("presentation.dismissalWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.note("presentation.dismissalDidEnd(\(completed))")
    if completed { chrome.removeFromSuperview() }
  }
}
