import UIKit

/// Both screens slide by the whole width, side by side.
class TableSlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let width = containerView.bounds.width
    let distance = operation == .push ? width : -width
    containerView.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: distance, y: 0)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView.transform = CGAffineTransform(translationX: -distance, y: 0)
      toView.transform = .identity
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
