import QuartzCore

extension UIViewController {
  /// The name of the class, as traces and findings give it.
  package var className: String { String(describing: type(of: self)) }

  /// Records an event about this controller.
  package func record(_ kind: String, _ details: [(key: String, value: MediaEvent.Value)] = []) {
    MediaContext.current.record(
      MediaEvent(kind, [(key: "controller", value: .string(className))] + details))
  }

  package func record(_ kind: String, animated: Bool) {
    record(kind, [(key: "animated", value: .bool(animated))])
  }

  package func report(
    _ grade: Finding.Grade, rule: String, _ message: String, also subjects: [AnyObject] = [], remedy: String
  ) {
    MediaContext.current.report(
      Finding(
        grade: grade, rule: rule, message: message,
        subjects: [className] + subjects.map { String(describing: type(of: $0)) }, remedy: remedy))
  }
}
