import Foundation

/// The system's cross dissolve: the presented view fades in, and out again.
@MainActor
final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  static let duration: TimeInterval = 0.35

  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)
    if let toView, let toController = transitionContext.viewController(forKey: .to) {
      toView.frame = transitionContext.finalFrame(for: toController)
      if isPresentation {
        container.addSubview(toView)
      } else {
        container.insertSubview(toView, at: 0)
      }
    }
    guard let fadingView = isPresentation ? toView : fromView else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let alpha = fadingView.alpha
    if isPresentation { fadingView.alpha = 0 }
    UIView.animate(withDuration: Self.duration) {
      fadingView.alpha = self.isPresentation ? alpha : 0
    } completion: { _ in
      fadingView.alpha = alpha
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
