import Foundation

/// The system's presentation: the presented view comes up from the bottom edge, and goes down again.
@MainActor
final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds: the length of the system's spring (facts 4.8 and 9.6).
  static let duration: TimeInterval = 0.5

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
    guard let movingView = isPresentation ? toView : fromView else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let rest = movingView.frame
    let below = rest.offsetBy(dx: 0, dy: container.bounds.maxY - rest.minY)
    movingView.frame = isPresentation ? below : rest
    let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
      movingView.frame = self.isPresentation ? rest : below
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
