import UIKit

/// One animator for every container: the screens slide side by side.
class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  enum Move {
    case navigation(UINavigationController.Operation)
    case tab(TabDirection)
    case modal(ModalDirection)
  }

  enum TabDirection {
    case left, right
  }

  enum ModalDirection {
    case presentation, dismissal
  }

  private let move: Move

  init(move: Move) {
    self.move = move
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromController = transitionContext.viewController(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let fromView = fromController.view, let toView = toController.view
    else { return }
    let containerView = transitionContext.containerView
    let start = startTransform(in: containerView.bounds.size)
    if !isDismissal { containerView.addSubview(toView) }
    if isModal {
      let presented = isDismissal ? fromView : toView
      presented.transform = isDismissal ? .identity : start
      animate(transitionContext) {
        presented.transform = self.isDismissal ? start : .identity
      } clean: {
        presented.transform = .identity
      }
    } else {
      toView.transform = start
      animate(transitionContext) {
        fromView.transform = start.inverted()
        toView.transform = .identity
      } clean: {
        fromView.transform = .identity
        toView.transform = .identity
      }
    }
  }

  private func animate(
    _ transitionContext: UIViewControllerContextTransitioning, animations: @escaping () -> Void,
    clean: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: animations
    ) { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      transitionContext.completeTransition(!isCancelled)
      clean()
    }
  }

  private var isModal: Bool {
    if case .modal = move { return true }
    return false
  }

  private var isDismissal: Bool {
    if case .modal(.dismissal) = move { return true }
    return false
  }

  private func startTransform(in size: CGSize) -> CGAffineTransform {
    switch move {
    case .navigation(let operation):
      return CGAffineTransform(translationX: operation == .push ? size.width : -size.width, y: 0)
    case .tab(let direction):
      return CGAffineTransform(translationX: direction == .right ? size.width : -size.width, y: 0)
    case .modal:
      return CGAffineTransform(translationX: 0, y: size.height)
    }
  }
}
