import Compositor
import CoreGraphics

/// A frame that stays in memory, of which only what differs is composited.
package enum KeptTargetBenchmark {
  /// Plays a scene on one thread.
  ///
  /// - Parameter runs: How often; medians are taken.
  /// - Returns: A frame in copies, the share of its pixels that were composited, and a frame that shows what the one
  ///   before showed.
  package static func run(
    scene: BenchmarkScene = .circleReveal, runs: Int = BenchmarkSuite.runs
  ) -> [BenchmarkFigure] {
    let target = KeptTarget(Compositor(threads: 1))
    let yardstick = Yardstick()
    var (frames, still, copies): ([Double], [Double], [Double]) = ([], [], [])
    var shares: [Double] = []
    // One run more than counted: the first fills caches and wakes the processor.
    for run in 0...max(1, runs) {
      target.update(to: scene.tree(0))
      var (times, stillTimes): ([Double], [Double]) = ([], [])
      for frame in 0..<BenchmarkSuite.frames {
        let tree = scene.tree(BenchmarkSuite.fraction(ofFrame: frame))
        var pixels = 0
        times.append(Stopwatch.processor { pixels = target.update(to: tree).pixelCount })
        stillTimes.append(Stopwatch.processor { target.update(to: tree) })
        if run == 0 { shares.append(Double(pixels) / Double(tree.width * tree.height)) }
      }
      if run == 0 { continue }
      frames.append(BenchmarkSuite.median(times))
      still.append(BenchmarkSuite.median(stillTimes))
      copies.append(yardstick.measure())
    }
    let ratios = zip(frames, copies).map { $0 / $1 }
    return [
      BenchmarkFigure(
        "kept-\(scene.name)", "a frame of \(scene.name), \(scene.summary), on a kept target",
        BenchmarkSuite.median(ratios), .copies, quietest: (frames.min() ?? 0) / (copies.min() ?? 1),
        goal: Goal(must: 0.3, aim: 0.1)),
      BenchmarkFigure(
        "kept-\(scene.name)-pixels", "part of the pixels that is composited then, in the mean",
        shares.reduce(0, +) / Double(shares.count), .ratio),
      BenchmarkFigure(
        "kept-still", "a frame that is the one before, on a kept target", BenchmarkSuite.median(still),
        .milliseconds, quietest: still.min()),
    ]
  }
}
