/// How large a figure may be; smaller is better.
package struct Goal: Equatable, Sendable {
  /// Whether a figure keeps within a limit.
  package enum Verdict: String, Equatable, Sendable {
    case met
    /// Only the quickest of the runs does: a busy machine may be the reason.
    case quiet = "met when quiet"
    case missed
  }

  /// What has to be reached.
  package let must: Double?
  /// What is worth having.
  package let aim: Double?

  package init(must: Double? = nil, aim: Double? = nil) {
    self.must = must
    self.aim = aim
  }

  /// Compares a figure with a limit.
  ///
  /// - Parameters:
  ///   - value: The median of several runs.
  ///   - quietest: The best of them.
  /// - Returns: Nil where there is no limit.
  package static func verdict(of value: Double, quietest: Double, limit: Double?) -> Verdict? {
    guard let limit else { return nil }
    if value <= limit { return .met }
    return quietest <= limit ? .quiet : .missed
  }
}
