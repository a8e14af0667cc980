import Foundation

/// The system's cross dissolve: the presented view fades in, and out again.
@MainActor
final class CrossDissolveAnimator: PresentedViewAnimator {
  init(isPresentation: Bool) {
    super.init(duration: 0.35, isPresentation: isPresentation)
  }

  override func move(
    _ view: UIView, in context: UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let alpha = view.alpha
    if isPresentation { view.alpha = 0 }
    UIView.animate(withDuration: duration) {
      view.alpha = self.isPresentation ? alpha : 0
    } completion: { _ in
      view.alpha = alpha
      completion()
    }
  }
}
