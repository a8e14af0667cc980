import QuartzCore

extension ViewControllerTransition {
  /// Brings the transition to an end at once, because its window goes and nobody else would end it: back, where the
  /// interaction was cancelled or still goes on, else forwards.
  func endAtOnce() {
    guard isRunning else { return }
    if context.isInteractive { endInteraction(cancelled: true) }
    let completed = !context.transitionWasCancelled
    // Ended animations tell the app, whose completion ends the transition where it can.
    scrubbing?.finish(restoringModels: !completed)
    if let interruptible, interruptible.state == .active {
      interruptible.stopAnimation(false)
      interruptible.finishAnimation(at: completed ? .end : .start)
    }
    guard isRunning else { return }
    if completed, let view = context.to.view, !view.isDescendant(of: context.containerView) {
      place(view)
      context.containerView.addSubview(view)
    }
    context.abandon(completed: completed)
  }
}

extension UIViewController {
  /// Ends every transition in the tree below this controller, and in what is presented from there.
  package func endTransitionsInTree() {
    presentation?.presented.endTransitionsInTree()
    presentation?.runningTransition?.endAtOnce()
    // A change that waited for one transition starts the next.
    while let transition = containerTransition, transition.isRunning { transition.endAtOnce() }
    for child in children { child.endTransitionsInTree() }
  }
}
