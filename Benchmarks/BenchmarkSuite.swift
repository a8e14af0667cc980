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
      let traffic = FrameTraffic.mean(of: scene)
      for count in threads {
        let result = BenchmarkResult(
          name: scene.name, summary: scene.summary, threads: count,
          timing: timing(of: scene, threads: count, runs: max(1, runs), target, copy), traffic: traffic,
          goal: scene.goal(threads: count))
        progress(result)
        results.append(result)
      }
    }
    return results
  }

  private static func timing(
    of scene: BenchmarkScene, threads: Int, runs: Int, _ target: FrameMemory, _ copy: FrameMemory
  ) -> FrameTiming {
    let compositor = Compositor(threads: threads)
    var frameTimes: [[Double]] = []
    var copyTimes: [[Double]] = []
    // One run more than counted: the first fills caches and wakes the processor.
    for run in 0...runs {
      var times: [Double] = []
      var copies: [Double] = []
      for frame in 0..<frames {
        let tree = scene.tree(fraction(ofFrame: frame))
        times.append(
          Stopwatch.time(threads: threads) {
            compositor.composite(tree, into: target.bytes, bytesPerRow: FrameMemory.bytesPerRow)
          })
        if frame % 4 == 0 {
          copies.append(
            Stopwatch.time(threads: threads) { copy.copy(BenchmarkPages.first.picture) })
        }
      }
      if run == 0 { continue }
      frameTimes.append(times)
      copyTimes.append(copies)
    }
    return FrameTiming(frames: frameTimes, copies: copyTimes)
  }

  /// Where in a scene's time a frame stands.
  package static func fraction(ofFrame frame: Int) -> Double {
    (Double(frame) + 0.5) / Double(frames)
  }

  package static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
