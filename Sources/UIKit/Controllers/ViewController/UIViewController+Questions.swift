import QuartzCore

extension UIViewController {
  /// Records that a delegate was asked for an object of a transition.
  package func recordQuestion(_ question: String, to delegate: AnyObject, answer: AnyObject?) {
    record(
      "delegateAsked",
      [
        (key: "question", value: .string(question)),
        (key: "delegate", value: .string(String(describing: type(of: delegate)))),
        (key: "answer", value: .string(answer.map { String(describing: type(of: $0)) } ?? "")),
      ])
  }

  /// The coordinator of the running transition that concerns this controller: its own as a container, the
  /// presentation's it takes part in, or else its parent's.
  package var currentCoordinator: UIViewControllerTransitionCoordinator? {
    if let transition = containerTransition { return transition.coordinator }
    if let transition = presentation?.runningTransition { return transition.coordinator }
    if let transition = presentedBy?.runningTransition { return transition.coordinator }
    return parent?.transitionCoordinator
  }
}
