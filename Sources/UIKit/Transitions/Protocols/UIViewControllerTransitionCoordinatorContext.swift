import Foundation

/// What a coordinator's blocks are told about the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// `.none` for navigation and tab transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began under the finger; never changes.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  /// Whether the transition will revert.
  var isCancelled: Bool { get }
  /// The nominal length in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction, 0...1, at which the interaction changed.
  var percentComplete: CGFloat { get }
  /// The speed of the part after the interaction, as a multiple of the normal speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the part after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}
