import Foundation

/// The interaction controller of a transition: it drives the motion by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)

  /// The speed of the part after the gesture, as a multiple of the normal speed; 1 by default.
  var completionSpeed: CGFloat { get }

  /// The pace of the part after the gesture; ease in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// False starts the motion without interaction; it can be grabbed later (fact 1.3.2). True by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
