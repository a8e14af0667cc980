import Foundation

extension UITabBarController: TransitionPerformer {
  package func run(from: UIViewController, to: UIViewController, formerSelection: Int) {
    isPreparingTransition = true
    var animator: UIViewControllerAnimatedTransitioning?
    var interactor: UIViewControllerInteractiveTransitioning?
    if let delegate {
      animator = delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
      recordQuestion("animationControllerForTransitionFrom", to: delegate, answer: animator)
      if let animator {
        interactor = delegate.tabBarController(self, interactionControllerFor: animator)
        recordQuestion("interactionControllerFor", to: delegate, answer: interactor)
      }
    }
    let transition = ViewControllerTransition(
      .select, performer: self, containerView: wrapperView, isAnimated: animator != nil,
      from: TransitionParticipant(controller: from, view: from.view, initialFrame: from.view.frame),
      to: TransitionParticipant(controller: to, view: to.view, finalFrame: contentFrame(for: to)),
      disappearing: [from], appearing: [to], animator: animator, interactor: interactor)
    runningTransition = transition
    isPreparingTransition = false
    transition.start()
  }

  package func transitionWillAnimate(_ transition: ViewControllerTransition) {}

  package func transition(_ transition: ViewControllerTransition, settle completed: Bool) {
    let outgoing = completed ? transition.context.from : transition.context.to
    let remaining = completed ? transition.context.to : transition.context.from
    if let view = outgoing.view, view.superview === wrapperView { view.removeFromSuperview() }
    shownController = remaining.controller
    if !completed, let index = tabs.firstIndex(where: { $0 === remaining.controller }) {
      selection = index
      updateSelectedItem()
    }
  }

  package func transitionDidStop(_ transition: ViewControllerTransition) {
    runningTransition = nil
  }

  package func transition(_ transition: ViewControllerTransition, didEnd completed: Bool) {
    viewIfLoaded?.setNeedsLayout()
    tellOfPendingTap()
    guard let index = waitingSelection else { return }
    waitingSelection = nil
    select(index)
  }
}
