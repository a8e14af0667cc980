import UIKit

/// Slides the incoming view in from the right (or the outgoing one out to the right), linearly, and logs.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  private let duration: TimeInterval
  private let movesOutgoing: Bool
  /// Called at the beginning of `animateTransition`.
  var onAnimate: ((UIViewControllerContextTransitioning) -> Void)?

  init(log: CallLog, duration: TimeInterval = 0.4, movesOutgoing: Bool = false) {
    self.log = log
    self.duration = duration
    self.movesOutgoing = movesOutgoing
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    log.note("animator.animateTransition")
    onAnimate?(transitionContext)
    let container = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)
    if let toView {
      container.addSubview(toView)
      if movesOutgoing, let fromView { container.bringSubviewToFront(fromView) }
    }
    let moving = movesOutgoing ? fromView : toView
    let rest = moving?.frame ?? .zero
    let away = rest.offsetBy(dx: container.bounds.width, dy: 0)
    if !movesOutgoing { moving?.frame = away }
    let end = movesOutgoing ? away : rest
    let finish = { (_: Bool) in
      let completed = !transitionContext.transitionWasCancelled
      if !completed { toView?.removeFromSuperview() }
      transitionContext.completeTransition(completed)
    }
    guard transitionContext.isAnimated else {
      moving?.frame = end
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: { moving?.frame = end },
      completion: finish)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animator.animationEnded(\(transitionCompleted))")
  }
}
