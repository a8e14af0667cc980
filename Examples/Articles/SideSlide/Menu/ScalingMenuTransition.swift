import UIKit

/// The main screen shrinks to the right while the menu grows and fades in behind it.
class ScalingMenuTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private static weak var presentingSuperview: UIView?
  private let mainScale: CGFloat = 0.8
  private let menuScale: CGFloat = 0.7

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromController = transitionContext.viewController(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = fromController.view, let toView = toController.view
    else { return }
    let containerView = transitionContext.containerView
    let isPresenting = toController.isBeingPresented
    let menuView = isPresenting ? toView : fromView
    let mainView = isPresenting ? fromView : toView
    if isPresenting {
      Self.presentingSuperview = mainView.superview
      containerView.addSubview(menuView)
      containerView.addSubview(mainView)
      menuView.frame = transitionContext.finalFrame(for: toController)
      menuView.transform = CGAffineTransform(scaleX: menuScale, y: menuScale)
      menuView.alpha = 0
    }
    let width = containerView.bounds.width * 2 / 3
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      menuView.transform =
        isPresenting ? .identity : CGAffineTransform(scaleX: self.menuScale, y: self.menuScale)
      menuView.alpha = isPresenting ? 1 : 0
      mainView.transform =
        isPresenting
        ? CGAffineTransform(translationX: width, y: 0).scaledBy(x: self.mainScale, y: self.mainScale)
        : .identity
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      if isPresenting == isCancelled {
        mainView.transform = .identity
        menuView.transform = .identity
        Self.presentingSuperview?.addSubview(mainView)
      }
      transitionContext.completeTransition(!isCancelled)
    }
  }
}
