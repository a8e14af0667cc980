import Foundation

/// The system's presentation: the presented view comes up from the bottom edge, and goes down again.
@MainActor
final class CoverVerticalAnimator: PresentedViewAnimator {
  /// Lasts as long as the system's spring (facts 4.8 and 9.6).
  init(isPresentation: Bool) {
    super.init(duration: 0.5, isPresentation: isPresentation)
  }

  override func move(
    _ view: UIView, in context: UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let rest = view.frame
    let below = rest.offsetBy(dx: 0, dy: context.containerView.bounds.maxY - rest.minY)
    view.frame = isPresentation ? below : rest
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .systemSpring
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      view.frame = self.isPresentation ? rest : below
    } completion: { _ in
      completion()
    }
  }
}
