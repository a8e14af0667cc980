import Foundation
import QuartzCore

extension UINavigationController: TransitionPerformer {
  /// Runs the transition of a change: the delegate's animator and interactor are asked for before the
  /// incoming view is loaded (decision 9.3).
  package func run(_ change: NavigationChange, from: UIViewController, to: UIViewController) {
    from.movement = change.leaving.contains(from) ? .movingFromParent : .none
    to.movement = change.entering.contains(to) ? .movingToParent : .none
    var animator = change.isAnimated ? delegateAnimator(change.operation, from: from, to: to) : nil
    var interactor = animator.flatMap { delegateInteractor(for: $0) }
    if animator == nil, change.isAnimated {
      animator = NavigationParallaxAnimator(
        operation: change.operation, isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      interactor = popInteraction.interactor
    }
    let transition = ViewControllerTransition(
      change.operation == .pop ? .pop : .push, performer: self, containerView: wrapperView,
      isAnimated: change.isAnimated,
      from: TransitionParticipant(controller: from, view: from.view, initialFrame: from.view.frame),
      to: TransitionParticipant(controller: to, view: to.view, finalFrame: contentFrame(for: to)),
      disappearing: [from], appearing: [to], animator: animator, interactor: interactor)
    if animator is NavigationParallaxAnimator, !transition.startsInteractively {
      transition.alongsideTiming = NavigationParallaxAnimator.springTiming
    }
    runningTransition = transition
    transition.start()
  }

  private func delegateAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let delegate else { return nil }
    let answer: UIViewControllerAnimatedTransitioning?? = OptionalRequirement.answer(
      of: delegate, to: "navigationController(_:animationControllerFor:from:to:)"
    ) {
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    animatorMemory.note(delegate, implementsAnimator: answer != nil)
    let animator = answer ?? nil
    recordQuestion("animationControllerFor", to: delegate, answer: animator)
    return animator
  }

  private func delegateInteractor(
    for animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let delegate else { return nil }
    let interactor = delegate.navigationController(self, interactionControllerFor: animator)
    recordQuestion("interactionControllerFor", to: delegate, answer: interactor)
    return interactor
  }

  // MARK: TransitionPerformer

  package func transitionWillAnimate(_ transition: ViewControllerTransition) {
    guard let change = runningChange, let top = change.newStack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: change.isAnimated)
    record("willShow", animated: change.isAnimated)
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    bar.begin(
      items: change.newStack.map(\.navigationItem), isPush: change.operation == .push,
      alongside: change.isAnimated ? transition.coordinator : nil)
  }

  package func transition(_ transition: ViewControllerTransition, settle completed: Bool) {
    let outgoing = completed ? transition.context.from : transition.context.to
    let remaining = completed ? transition.context.to : transition.context.from
    if let view = outgoing.view, view.superview === wrapperView { view.removeFromSuperview() }
    shownController = remaining.controller
    bar.endTransition()
  }

  package func transitionDidStop(_ transition: ViewControllerTransition) {
    runningTransition = nil
  }

  package func transition(_ transition: ViewControllerTransition, didEnd completed: Bool) {
    guard let change = runningChange else { return }
    for controller in [transition.context.from.controller, transition.context.to.controller] {
      controller?.movement = .none
    }
    if completed {
      finish(change)
      if let shown = transition.context.to.controller {
        delegate?.navigationController(self, didShow: shown, animated: change.isAnimated)
      }
      record("didShow", animated: change.isAnimated)
    } else {
      revert(change)
    }
    viewIfLoaded?.setNeedsLayout()
    performWaitingChange()
  }
}
