/// Misuse of the framework, told to whoever runs the device instead of a crash or a hang.
package struct Finding: Equatable, Sendable {
  package enum Grade: String, Equatable, Sendable {
    /// Apple's framework would log, raise or stop responding.
    case fault
    /// A known pitfall, but legal.
    case advice
  }

  package var grade: Grade
  /// A kebab-case identifier.
  package var rule: String
  /// What happened, and what the framework does about it.
  package var message: String
  /// Names of the classes it happened to.
  package var subjects: [String]
  /// What to write instead.
  package var remedy: String

  package init(grade: Grade, rule: String, message: String, subjects: [String], remedy: String) {
    self.grade = grade
    self.rule = rule
    self.message = message
    self.subjects = subjects
    self.remedy = remedy
  }
}
