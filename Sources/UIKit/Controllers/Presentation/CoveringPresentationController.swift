import Foundation

/// The built-in presentations that fill their container: full screen and current context, with the
/// presenter's view taken out of the window or kept below.
final class CoveringPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { !style.usesPresentationContext }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard presentation?.runningTransition == nil, let presentedView, presentedView.transform.isIdentity else {
      return
    }
    presentedView.frame = frameOfPresentedViewInContainerView
  }
}
