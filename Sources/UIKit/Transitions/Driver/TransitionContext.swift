import Foundation
import QuartzCore

/// The context of every transition that UIKit performs. It goes on answering for its controllers and views
/// after completion, as long as someone holds it (decision 9.4).
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var from: TransitionParticipant
  private(set) var to: TransitionParticipant
  var isInteractive = false
  var transitionWasCancelled = false
  /// Whether the interaction was finished, not cancelled.
  var wasFinished = false
  private(set) var isCompleted = false
  /// Whether UIKit ended the transition itself; the app's own end comes too late then, through no fault of its own.
  private(set) var isAbandoned = false
  weak var transition: ViewControllerTransition?
  weak var animator: UIViewControllerAnimatedTransitioning?
  /// Where the presenter's view stands that the style keeps in place.
  private weak var keptSuperview: UIView?
  private weak var containerSuperview: UIView?
  private let containerSize: CGSize

  init(
    containerView: UIView, isAnimated: Bool, presentationStyle: UIModalPresentationStyle,
    from: TransitionParticipant, to: TransitionParticipant
  ) {
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    self.from = from
    self.to = to
    containerSize = containerView.bounds.size
    super.init()
    keptSuperview = keptView?.superview
    containerSuperview = containerView.superview
  }

  /// The presenter's view, where the animator must not touch it (fact 1.6.1).
  private var keptView: UIView? {
    if from.view == nil { return from.controller?.viewIfLoaded }
    return to.view == nil ? to.controller?.viewIfLoaded : nil
  }

  /// Whether the presenter's view was taken from its place although its style keeps it there (fact 2.8.3). Putting it
  /// back there at the end of a dismissal is right.
  var hasMovedKeptView: Bool {
    guard let keptView, keptView.superview !== keptSuperview else { return false }
    return keptView.window == nil || keptView.isDescendant(of: containerView)
  }

  /// Whether the frames that were given still hold: they do not after a rotation.
  var hasContainerOfTheStart: Bool { containerView.bounds.size == containerSize }

  /// Whether the container was taken from its place.
  var hasLostContainer: Bool {
    containerSuperview != nil && containerView.superview !== containerSuperview
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(for: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    participant(for: vc)?.finalFrame ?? .zero
  }

  private func participant(for controller: UIViewController) -> TransitionParticipant? {
    if controller === from.controller { return from }
    return controller === to.controller ? to : nil
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isOpenToTheApp("updateInteractiveTransition(_:)") else { return }
    transition?.noteInteraction(at: percentComplete)
  }

  func finishInteractiveTransition() {
    guard isOpenToTheApp("finishInteractiveTransition()") else { return }
    transition?.endInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard isOpenToTheApp("cancelInteractiveTransition()") else { return }
    transition?.endInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    guard isOpenToTheApp("pauseInteractiveTransition()") else { return }
    transition?.pauseInteraction()
  }

  /// A percent-driven interactor makes these calls itself (fact 1.5.8, pitfall 6).
  private func isOpenToTheApp(_ method: String) -> Bool {
    guard transition?.interactor is UIPercentDrivenInteractiveTransition else { return true }
    report(
      .fault, "context-driven-beside-percent-driven",
      "\(method) was called on the context although a percent-driven interactor drives the transition; the call is "
        + "ignored.",
      "Call update(_:), finish() and cancel() on the interactor only.")
    return false
  }

  // MARK: Completion

  func completeTransition(_ didComplete: Bool) {
    guard !isAbandoned else { return }
    guard !isCompleted else {
      return report(
        .fault, "transition-completed-twice",
        "completeTransition(_:) was called a second time; the call is ignored.",
        "Call it once, from the one completion that ends the motion.")
    }
    isCompleted = true
    transition?.complete(didComplete)
  }

  /// Ends the transition in the app's stead.
  func abandon(completed: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    isAbandoned = true
    transition?.complete(completed)
  }

  /// Lets go of both sides for good, as the device ends: an animator that is held by one of the controllers may hold
  /// this context, until an end that no longer comes.
  func letGo() {
    (from.controller, to.controller) = (nil, nil)
    (from.view, to.view) = (nil, nil)
  }

  // MARK: Findings

  func report(_ grade: Finding.Grade, _ rule: String, _ message: String, _ remedy: String) {
    MediaContext.current.report(
      Finding(grade: grade, rule: rule, message: message, subjects: subjects, remedy: remedy))
  }

  var subjects: [String] {
    let objects: [AnyObject?] = [animator, from.controller, to.controller]
    return objects.compactMap { $0 }.map { String(describing: type(of: $0)) }
  }
}
