/// What a scene took.
package struct BenchmarkResult: Equatable, Sendable {
  package let name: String
  /// What moves, in a few words.
  package let summary: String
  package let threads: Int
  /// How long the frames took.
  package let timing: FrameTiming
  /// What a frame reads and writes, the mean over the scene.
  package let traffic: FrameTraffic
  /// In copies of a frame.
  package let goal: Goal

  package init(
    name: String, summary: String, threads: Int, timing: FrameTiming, traffic: FrameTraffic, goal: Goal
  ) {
    self.name = name
    self.summary = summary
    self.threads = threads
    self.timing = timing
    self.traffic = traffic
    self.goal = goal
  }

  package var meetsMust: Goal.Verdict? { verdict(goal.must) }
  package var meetsAim: Goal.Verdict? { verdict(goal.aim) }

  private func verdict(_ limit: Double?) -> Goal.Verdict? {
    Goal.verdict(of: timing.copyRatio, quietest: timing.bestCopyRatio, limit: limit)
  }
}
