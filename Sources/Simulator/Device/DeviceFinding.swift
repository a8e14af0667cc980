import QuartzCore

/// Misuse of UIKit or Core Animation that a device noticed.
public struct DeviceFinding: Equatable, Sendable {
  public enum Grade: String, Sendable {
    /// UIKit would log, raise or stop responding.
    case fault
    /// A known pitfall, but legal.
    case advice
  }

  public let grade: Grade
  /// What kind of misuse, such as `turn-inside-turn`.
  public let rule: String
  /// What happened, and what was done about it.
  public let message: String
  /// Names of the classes it happened to.
  public let subjects: [String]
  /// What to write instead.
  public let remedy: String

  init(_ finding: Finding) {
    grade = finding.grade == .fault ? .fault : .advice
    rule = finding.rule
    message = finding.message
    subjects = finding.subjects
    remedy = finding.remedy
  }
}
