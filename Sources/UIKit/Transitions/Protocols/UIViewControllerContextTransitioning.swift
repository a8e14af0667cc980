import Foundation

/// The data of one transition, made by UIKit before it starts.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the motion happens; the animator adds the incoming view to it.
  var containerView: UIView { get }

  /// False when a custom presentation is not animated: views are arranged without motion (fact 1.2.5).
  var isAnimated: Bool { get }

  var isInteractive: Bool { get }

  var transitionWasCancelled: Bool { get }

  /// `.none` for navigation and tab transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the fraction of the interaction, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// The interaction is over and the transition will complete; `completeTransition(_:)` is still due.
  func finishInteractiveTransition()

  /// The interaction is over and the transition will revert; `completeTransition(_:)` is still due.
  func cancelInteractiveTransition()

  /// Turns a running interruptible transition into an interactive one.
  func pauseInteractiveTransition()

  /// Ends the transition. Nothing else does (fact 1.7.8).
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Nil for the side that must not be touched (fact 1.6.1).
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  var targetTransform: CGAffineTransform { get }

  /// The frame at the start in the container, in points; zero when there is none.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame that the view must have at the end, in points; zero when there is none.
  func finalFrame(for vc: UIViewController) -> CGRect
}
