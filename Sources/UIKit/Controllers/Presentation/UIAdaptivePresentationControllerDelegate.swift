import Foundation

/// Is asked and told about a sheet that is dragged away (fact 2.5.5).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    OptionalRequirement.isUnimplemented(on: self)
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  public var presentationControllerShouldDismiss: _ShouldDismissCall? { _ShouldDismissCall(delegate: self) }

  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }

  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }

  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
}

/// `delegate.presentationControllerShouldDismiss?(_:)`: nil when the delegate does not implement it.
@MainActor
public struct _ShouldDismissCall {
  let delegate: UIAdaptivePresentationControllerDelegate

  public func callAsFunction(_ presentationController: UIPresentationController) -> Bool? {
    OptionalRequirement.answer(of: delegate, to: "presentationControllerShouldDismiss(_:)") {
      delegate.presentationControllerShouldDismiss(presentationController)
    }
  }
}
