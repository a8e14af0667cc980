/// Whether a delegate implements the animator method, learnt when it was asked: implementing it switches the
/// system's back swipe off (fact 4.10.3).
@MainActor
package final class NavigationAnimatorMemory {
  private weak var delegate: UINavigationControllerDelegate?
  private var implementsAnimator = false

  func note(_ delegate: UINavigationControllerDelegate, implementsAnimator: Bool) {
    self.delegate = delegate
    self.implementsAnimator = implementsAnimator
  }

  /// Nil when the delegate has not been asked yet.
  func answer(for delegate: UINavigationControllerDelegate) -> Bool? {
    self.delegate === delegate ? implementsAnimator : nil
  }
}
