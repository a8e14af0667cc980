import Compositor
import CoreGraphics

/// Runs scenes and measures them against plain copies of a frame.
package enum BenchmarkSuite {
  /// Frames of a run, at the fractions (i + ½) / 60.
  package static let frames = 60
  /// Runs of each scene.
  package static let runs = 9

  /// Measures scenes one after another; nothing else should run meanwhile.
  ///
  /// - Parameters:
  ///   - scenes: What is measured; all by default.
  ///   - threads: Numbers of threads; each scene is measured with each.
  ///   - runs: How often each scene is played; medians are taken.
  ///   - progress: Called with each result as it comes.
  package static func run(
    scenes: [BenchmarkScene] = BenchmarkScene.all, threads: [Int] = [1], runs: Int = BenchmarkSuite.runs,
    progress: (BenchmarkResult) -> Void = { _ in }
  ) -> [BenchmarkResult] {
    let target = FrameMemory()
    let copy = FrameMemory()
    var results: [BenchmarkResult] = []
    for scene in scenes {
      for count in threads {
        let result = measure(scene, threads: count, runs: max(1, runs), target, copy)
        progress(result)
        results.append(result)
      }
    }
    return results
  }

  private static func measure(
    _ scene: BenchmarkScene, threads: Int, runs: Int, _ target: FrameMemory, _ copy: FrameMemory
  ) -> BenchmarkResult {
    let compositor = Compositor(threads: threads)
    let clock = ContinuousClock()
    func milliseconds(_ work: () -> Void) -> Double { clock.measure(work) / .milliseconds(1) }
    var frameTimes: [[Double]] = []
    var copyTimes: [Double] = []
    // One run more than counted: the first fills caches and wakes the processor.
    for run in 0...runs {
      var times: [Double] = []
      var copies: [Double] = []
      for frame in 0..<frames {
        let tree = scene.tree((Double(frame) + 0.5) / Double(frames))
        times.append(
          milliseconds {
            compositor.composite(tree, into: target.bytes, bytesPerRow: FrameMemory.bytesPerRow)
          })
        if frame % 4 == 0 { copies.append(milliseconds { copy.copy(BenchmarkPages.first.picture) }) }
      }
      if run == 0 { continue }
      frameTimes.append(times)
      copyTimes.append(median(copies))
    }
    let frameMedians = frameTimes.map(median)
    let ratios = zip(frameMedians, copyTimes).map { $0 / $1 }
    let bestFrames = (0..<frames).map { frame in frameTimes.map { $0[frame] }.min() ?? 0 }
    return BenchmarkResult(
      name: scene.name, summary: scene.summary, threads: threads, milliseconds: median(frameMedians),
      copyMilliseconds: median(copyTimes), copyRatio: median(ratios),
      bestCopyRatio: (frameMedians.min() ?? 0) / (copyTimes.min() ?? 1),
      worstFrameRatio: (bestFrames.max() ?? 0) / median(bestFrames))
  }

  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
