/// The container or presentation whose transition runs: it does what differs from kind to kind.
@MainActor
package protocol TransitionPerformer: AnyObject {
  /// The will-callbacks were sent and the container stands; the incoming view is not in it yet.
  func transitionWillAnimate(_ transition: ViewControllerTransition)

  /// Brings hierarchy and state to the chosen end, before anybody is told.
  func transition(_ transition: ViewControllerTransition, settle completed: Bool)

  /// The transition no longer runs; another may start.
  func transitionDidStop(_ transition: ViewControllerTransition)

  /// The did-callbacks were sent.
  func transition(_ transition: ViewControllerTransition, didEnd completed: Bool)
}
