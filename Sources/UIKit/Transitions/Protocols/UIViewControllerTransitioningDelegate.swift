import Foundation

/// Gives the objects that perform a presentation and a dismissal. It is read from the presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?

  /// Asked only when an animator was given (fact 1.1.4).
  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?

  /// Asked only for the style `.custom` (fact 1.1.6).
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  public var animationController: _TransitioningDelegateCall? { _TransitioningDelegateCall(delegate: self) }
  public var interactionControllerForPresentation: _PresentationInteractionCall? {
    _PresentationInteractionCall(delegate: self)
  }
  public var interactionControllerForDismissal: _DismissalInteractionCall? {
    _DismissalInteractionCall(delegate: self)
  }
  public var presentationController: _TransitioningDelegateCall? {
    _TransitioningDelegateCall(delegate: self)
  }
}

/// `delegate.animationController?(…)` and `delegate.presentationController?(…)`.
@MainActor
public struct _TransitioningDelegateCall {
  let delegate: UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  public func callAsFunction(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    delegate.animationController(forDismissed: dismissed)
  }

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// `delegate.interactionControllerForPresentation?(using:)`.
@MainActor
public struct _PresentationInteractionCall {
  let delegate: UIViewControllerTransitioningDelegate

  public func callAsFunction(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// `delegate.interactionControllerForDismissal?(using:)`.
@MainActor
public struct _DismissalInteractionCall {
  let delegate: UIViewControllerTransitioningDelegate

  public func callAsFunction(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}
