import CoreGraphics

/// One side of a transition: the outgoing or the incoming controller.
package struct TransitionParticipant {
  /// Nil only after the device has ended.
  package var controller: UIViewController?
  /// What the animator may touch; nil for the presenter's side of a style that keeps it in place (fact
  /// 1.6.1).
  package var view: UIView?
  /// In the container, in points; zero when there is none (fact 1.6.3).
  package var initialFrame = CGRect.zero
  package var finalFrame = CGRect.zero
}
