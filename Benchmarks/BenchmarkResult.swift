/// What a scene took.
package struct BenchmarkResult: Equatable, Sendable {
  package let name: String
  /// What moves, in a few words.
  package let summary: String
  package let threads: Int
  /// The median frame, in milliseconds, of the median run.
  package let milliseconds: Double
  /// One single-threaded copy of a full frame, the median of the same runs, in milliseconds.
  package let copyMilliseconds: Double
  /// The median over the runs of frame ÷ copy: what travels between machines.
  package let copyRatio: Double
  /// The quickest run's frame ÷ the quickest run's copy: what a quiet machine would show.
  package let bestCopyRatio: Double
  /// The slowest frame of the scene ÷ its median frame, each frame's time being its best over the runs.
  package let worstFrameRatio: Double

  package init(
    name: String, summary: String, threads: Int, milliseconds: Double, copyMilliseconds: Double,
    copyRatio: Double, bestCopyRatio: Double, worstFrameRatio: Double
  ) {
    self.name = name
    self.summary = summary
    self.threads = threads
    self.milliseconds = milliseconds
    self.copyMilliseconds = copyMilliseconds
    self.copyRatio = copyRatio
    self.bestCopyRatio = bestCopyRatio
    self.worstFrameRatio = worstFrameRatio
  }
}
