/// One number that was measured, beside what it should be.
package struct BenchmarkFigure: Equatable, Sendable {
  package enum Unit: String, Equatable, Sendable {
    case milliseconds = "ms"
    /// Of one full-size frame, single-threaded, in the same run.
    case copies
    /// Memory as large as that many full-size frames.
    case frames
    case megabytes = "MB"
    case allocations
    /// How often something happened.
    case times
    /// Of a power.
    case exponent
    case ratio = "×"
  }

  /// Short and without spaces, for other programs.
  package let name: String
  package let summary: String
  package let unit: Unit
  package let value: Double
  /// The best of the runs; the value itself where there was one run.
  package let quietest: Double
  package let goal: Goal
  /// For times: of one full-size frame, single-threaded, about when the figure was measured, in milliseconds. What a
  /// figure takes in copies travels between machines; milliseconds do not.
  package var copyMilliseconds: Double?

  /// The value in copies of a frame, where it is a time.
  package var copies: Double? {
    unit == .milliseconds ? copyMilliseconds.map { value / $0 } : nil
  }

  package init(
    _ name: String, _ summary: String, _ value: Double, _ unit: Unit, quietest: Double? = nil,
    goal: Goal = Goal()
  ) {
    self.name = name
    self.summary = summary
    self.unit = unit
    self.value = value
    self.quietest = quietest ?? value
    self.goal = goal
  }

  /// Whether the figure is what it has to be; nil where nothing says what that is.
  package var meetsMust: Goal.Verdict? {
    Goal.verdict(of: value, quietest: quietest, limit: goal.must)
  }

  package var meetsAim: Goal.Verdict? {
    Goal.verdict(of: value, quietest: quietest, limit: goal.aim)
  }
}
