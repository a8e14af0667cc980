/// Answers "does this object implement that optional method?" where Objective-C would ask `responds(to:)`.
///
/// An optional protocol method is a requirement with a default here. The default says that it was reached;
/// the caller that wants to know asks through `answer`.
package enum OptionalRequirement {
  /// One question: whether the default of this method is reached on this object.
  private final class Question: @unchecked Sendable {
    let object: ObjectIdentifier
    let method: String
    var isUnimplemented = false

    init(object: ObjectIdentifier, method: String) {
      self.object = object
      self.method = method
    }
  }

  @TaskLocal private static var question: Question?

  /// Default implementations call this: the object has no implementation of its own.
  package static func isUnimplemented(on object: AnyObject, method: String = #function) {
    guard let question, question.object == ObjectIdentifier(object), question.method == method else { return }
    question.isUnimplemented = true
  }

  /// The result of an optional method; nil when the object does not implement it.
  ///
  /// - Parameter method: The method's full name, as `#function` spells it.
  @MainActor
  package static func answer<Result>(
    of object: AnyObject, to method: String, _ call: @MainActor () -> Result
  ) -> Result? {
    let asked = Question(object: ObjectIdentifier(object), method: method)
    let result = $question.withValue(asked) { call() }
    return asked.isUnimplemented ? nil : result
  }
}
