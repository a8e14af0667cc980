import Foundation
import QuartzCore

/// One run of one transition, of any kind: push, pop, present, dismiss, select. It owns the order of events,
/// and holds animator and interactor until `animationEnded` has returned.
@MainActor
package final class ViewControllerTransition {
  package let operation: TransitionOperation
  let context: TransitionContext
  private(set) lazy var coordinator = TransitionCoordinator(context: context, transition: self)
  private(set) var animator: UIViewControllerAnimatedTransitioning?
  private(set) var interactor: UIViewControllerInteractiveTransitioning?
  private weak var performer: TransitionPerformer?
  /// Controllers that get appearance callbacks; the presenter gets none where its style keeps it (fact
  /// 2.5.1).
  private let disappearing: [UIViewController]
  private let appearing: [UIViewController]
  private(set) var interruptible: UIViewImplicitlyAnimating?
  private(set) var scrubbing: TransitionScrubbing?
  /// When the animator was called; nil before.
  private var motionStart: MediaTime?
  private var hasAskedForInterruptible = false
  /// While `animateTransition(using:)` runs.
  private var isInAnimator = false
  /// The application whose input is blocked; its device may be over before the transition is.
  private weak var blockedApplication: UIApplication?
  /// When the interaction last reported its progress; nil before.
  private(set) var lastDriven: MediaTime?
  private(set) var isRunning = false
  /// The pace of what UIKit animates alongside, where it is not the coordinator's curve.
  var alongsideTiming: AnimationTiming?

  package init(
    _ operation: TransitionOperation, performer: TransitionPerformer, containerView: UIView, isAnimated: Bool,
    presentationStyle: UIModalPresentationStyle = .none, from: TransitionParticipant,
    to: TransitionParticipant,
    disappearing: [UIViewController], appearing: [UIViewController],
    animator: UIViewControllerAnimatedTransitioning?, interactor: UIViewControllerInteractiveTransitioning?
  ) {
    self.operation = operation
    self.performer = performer
    self.disappearing = disappearing
    self.appearing = appearing
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    context = TransitionContext(
      containerView: containerView, isAnimated: isAnimated, presentationStyle: presentationStyle, from: from,
      to: to)
    context.transition = self
    context.animator = animator
  }

  /// Whether the transition begins under the finger (fact 1.1.5).
  var startsInteractively: Bool { interactor?.wantsInteractiveStart ?? false }

  var isInterruptible: Bool { interruptible != nil }

  var duration: TimeInterval { coordinator.transitionDuration }

  // MARK: Start

  package func start() {
    isRunning = true
    record("transitionBegin")
    coordinator.transitionDuration = promisedDuration
    for controller in disappearing + appearing {
      controller.settleAppearance()
      controller.isAppearanceManaged = true
    }
    // The app may have taken the view away by hand.
    for controller in disappearing where controller.appearance.isVisible {
      controller.beginAppearance(false, animated: context.isAnimated)
    }
    for controller in appearing { controller.beginAppearance(true, animated: context.isAnimated) }
    performer?.transitionWillAnimate(self)
    coordinator.acceptsAnimations = false
    guard animator != nil else { return finishWithoutAnimator() }
    blockInput()
    let staging = stageIncomingView()
    startMotion()
    staging?.removeFromSuperview()
    if isRunning {
      appearing.forEach { $0.sendIsAppearingIfNeeded() }
      coordinator.acceptLatecomers()
      TransitionWatchdog.watch(self)
    }
  }

  /// What the animator says, in seconds, where that can be a length of time.
  private var promisedDuration: TimeInterval {
    guard let promise = animator?.transitionDuration(using: context) else { return 0 }
    if promise.isFinite, promise >= 0 { return promise }
    context.report(
      .fault, "transition-duration-unusable",
      "transitionDuration(using:) returned \(promise), which is no length of time; it counts as 0.",
      "Return the length of the motion in seconds.")
    return 0
  }

  private func startMotion() {
    if let interactor, startsInteractively {
      coordinator.initiallyInteractive = true
      context.isInteractive = true
      record("interactionBegin")
      interactor.startInteractiveTransition(context)
      if isRunning { coordinator.runAnimations() }
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      performAnimator()
    }
  }

  /// Calls the animator, and runs what goes alongside.
  func performAnimator() {
    guard let animator, motionStart == nil else { return }
    motionStart = MediaContext.current.now
    _ = prepareInterruptible()
    record("animateTransition")
    isInAnimator = true
    animator.animateTransition(using: context)
    isInAnimator = false
    TransitionChecks(context: context, operation: operation).afterAnimator()
    if isRunning { coordinator.runAnimations() }
  }

  /// Asks once for the animator that can be paused and reversed; touches reach the container while it runs.
  func prepareInterruptible() -> Bool {
    guard let animator, context.isAnimated, !hasAskedForInterruptible else { return isInterruptible }
    hasAskedForInterruptible = true
    interruptible = _InterruptibleAnimatorCall(animator: animator)(using: context)
    if isInterruptible { unblockInput() }
    return isInterruptible
  }

  /// UIKit asks for it again when a finger takes hold (pitfall 47).
  private func checkInterruptible() {
    guard let animator, let interruptible,
      _InterruptibleAnimatorCall(animator: animator)(using: context) !== interruptible
    else { return }
    context.report(
      .fault, "interruptible-animator-differs",
      "interruptibleAnimator(using:) returned another object than before in the same transition: pausing and "
        + "reversing reach the wrong one.",
      "Keep the animator that was made first until animationEnded(_:).")
  }

  /// Puts the incoming view into the window and lays it out, unseen.
  private func stageIncomingView() -> TransitionStagingView? {
    guard let view = context.to.view, view.window == nil else { return nil }
    let staging = TransitionStagingView(beside: context.containerView)
    place(view)
    staging.addSubview(view)
    appearing.forEach { $0.sendIsAppearingIfNeeded() }
    view.layoutIfNeeded()
    return staging
  }

  private func finishWithoutAnimator() {
    if let view = context.to.view {
      place(view)
      if view.superview !== context.containerView { context.containerView.addSubview(view) }
      appearing.forEach { $0.sendIsAppearingIfNeeded() }
      view.layoutIfNeeded()
    }
    coordinator.runAnimations()
    context.completeTransition(true)
  }

  func place(_ view: UIView) {
    let frame = context.to.finalFrame
    if !frame.isEmpty, view.transform.isIdentity { view.frame = frame }
  }

  // MARK: Interaction

  /// Holds the container's time, performs the animator with linear paces, and waits for fractions (fact
  /// 1.5.11).
  func beginScrubbing() {
    let scrubbing = TransitionScrubbing(transition: self)
    self.scrubbing = scrubbing
    scrubbing.hold(context.containerView)
    for view in coordinator.outsideViews { scrubbing.hold(view) }
    scrubbing.capturingChanges { performAnimator() }
    guard isRunning else { return scrubbing.release() }
    // Animations begin at a commit, in the held time; it must stand at 0 then.
    MediaContext.current.commit()
  }

  /// Runs alongside blocks that came after the start, in its turn.
  func runLatecomers() {
    guard let scrubbing, context.isInteractive else { return coordinator.runAnimations() }
    let time = scrubbing.time
    scrubbing.move(to: 0)
    for view in coordinator.outsideViews { scrubbing.hold(view) }
    scrubbing.capturingChanges { coordinator.runAnimations() }
    // As in `beginScrubbing`.
    MediaContext.current.commit()
    scrubbing.move(to: time)
  }

  func noteInteraction(at fraction: CGFloat) {
    guard isRunning, context.isInteractive else { return }
    lastDriven = MediaContext.current.now
    coordinator.percentComplete = fraction
    record("interactionUpdate", [(key: "fraction", value: .number(Double(fraction)))])
  }

  func endInteraction(cancelled: Bool) {
    guard isRunning, context.isInteractive else { return }
    context.isInteractive = false
    context.transitionWasCancelled = cancelled
    context.wasFinished = !cancelled
    coordinator.completionVelocity = interactor?.completionSpeed ?? 1
    coordinator.completionCurve = interactor?.completionCurve ?? .easeInOut
    record(cancelled ? "interactionCancel" : "interactionFinish")
    coordinator.interactionDidChange()
  }

  func pauseInteraction() {
    guard isRunning, !context.isInteractive, isInterruptible else { return }
    checkInterruptible()
    context.isInteractive = true
    context.wasFinished = false
    lastDriven = MediaContext.current.now
    record("interactionPause")
    coordinator.interactionDidChange()
  }

  // MARK: End

  func complete(_ completed: Bool) {
    guard isRunning else { return }
    isRunning = false
    record("completeTransition", [(key: "completed", value: .bool(completed))])
    let checks = TransitionChecks(context: context, operation: operation)
    checks.beforeEnd(completed, isInAnimator: isInAnimator)
    if let elapsed = undisturbedDuration { checks.compare(promise: duration, elapsed: elapsed) }
    scrubbing?.release()
    performer?.transition(self, settle: completed)
    checks.afterEnd(completed)
    if let animator {
      animator.animationEnded(completed)
      record("animationEnded", [(key: "completed", value: .bool(completed))])
    }
    interruptible = nil
    interactor = nil
    animator = nil
    coordinator.runCompletions()
    unblockInput()
    performer?.transitionDidStop(self)
    sendDidCallbacks(completed)
    performer?.transition(self, didEnd: completed)
    record("transitionEnd", [(key: "completed", value: .bool(completed))])
  }

  /// How long the motion has lasted, in seconds, when nothing but the animator's promise set its pace: no finger, no
  /// property animator that can be paused, no spring of UIKit's own.
  private var undisturbedDuration: TimeInterval? {
    guard let motionStart, context.isAnimated, !coordinator.initiallyInteractive, scrubbing == nil,
      !isInterruptible, alongsideTiming == nil
    else { return nil }
    return (MediaContext.current.now - motionStart).seconds
  }

  private func sendDidCallbacks(_ completed: Bool) {
    if completed {
      for controller in disappearing + appearing { endAppearance(of: controller) }
    } else {
      // The compensation of a cancelled transition (fact 2.3): each will and did comes as a pair.
      for controller in disappearing + appearing { controller.movement = .none }
      for controller in appearing { revertAppearance(of: controller, isAppearing: false) }
      for controller in disappearing { revertAppearance(of: controller, isAppearing: true) }
    }
    for controller in disappearing + appearing { controller.isAppearanceManaged = false }
  }

  private func endAppearance(of controller: UIViewController) {
    if controller.isAppearancePending { controller.endAppearance() }
  }

  private func revertAppearance(of controller: UIViewController, isAppearing: Bool) {
    guard controller.isAppearancePending else { return }
    controller.beginAppearance(isAppearing, animated: context.isAnimated)
    endAppearance(of: controller)
  }

  // MARK: Input

  /// Touches that begin during a transition go nowhere (fact 1.7.9); those already down go on.
  private func blockInput() {
    guard blockedApplication == nil, let application = HostDevice.current?.application else { return }
    blockedApplication = application
    application.beginIgnoringInteractionEvents()
  }

  private func unblockInput() {
    blockedApplication?.endIgnoringInteractionEvents()
    blockedApplication = nil
  }

  // MARK: Trace

  private func record(_ kind: String, _ details: [(key: String, value: MediaEvent.Value)] = []) {
    var described: [(key: String, value: MediaEvent.Value)] = [
      (key: "operation", value: .string(operation.rawValue)),
      (key: "from", value: .string(context.from.controller?.className ?? "")),
      (key: "to", value: .string(context.to.controller?.className ?? "")),
    ]
    if let animator {
      described.append((key: "animator", value: .string(String(describing: type(of: animator)))))
    }
    if let interactor {
      described.append((key: "interactor", value: .string(String(describing: type(of: interactor)))))
    }
    MediaContext.current.record(MediaEvent(kind, described + details))
  }
}
