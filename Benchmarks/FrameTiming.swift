/// Times of a scene's frames over several runs, beside those of plain copies made between them.
package struct FrameTiming: Equatable, Sendable {
  /// The median frame, in milliseconds, of the median run.
  package let milliseconds: Double
  /// The median frame of the quickest run.
  package let bestMilliseconds: Double
  /// One single-threaded copy of a full frame, the median of the same runs, in milliseconds.
  package let copyMilliseconds: Double
  /// The median over the runs of frame ÷ copy: what travels between machines.
  package let copyRatio: Double
  /// The quickest run's frame ÷ the quickest run's copy: what a quiet machine would show.
  package let bestCopyRatio: Double
  /// The slowest frame of the scene ÷ its median frame, each frame's time being its best over the runs.
  package let worstFrameRatio: Double

  /// - Parameters:
  ///   - frames: For each run the times of its frames, in milliseconds, as many in each.
  ///   - copies: For each run the times of its copies.
  package init(frames: [[Double]], copies: [[Double]]) {
    let frameMedians = frames.map(BenchmarkSuite.median)
    let copyMedians = copies.map(BenchmarkSuite.median)
    milliseconds = BenchmarkSuite.median(frameMedians)
    bestMilliseconds = frameMedians.min() ?? 0
    copyMilliseconds = BenchmarkSuite.median(copyMedians)
    copyRatio = BenchmarkSuite.median(zip(frameMedians, copyMedians).map { $0 / $1 })
    bestCopyRatio = bestMilliseconds / (copyMedians.min() ?? 1)
    let count = frames.first?.count ?? 0
    let bestFrames = (0..<count).map { frame in frames.map { $0[frame] }.min() ?? 0 }
    worstFrameRatio = (bestFrames.max() ?? 0) / BenchmarkSuite.median(bestFrames)
  }
}
