import Compositor
import CoreGraphics

/// The most memory that scenes take, in frames of their size.
package enum MemoryBenchmark {
  /// As large as that many frames.
  package static let goal = Goal(must: 12)

  /// Plays each scene with a new compositor and new memory for its frames.
  ///
  /// - Returns: For each scene its peak beyond what the process takes otherwise, the scene's pages among it.
  package static func run(scenes: [BenchmarkScene] = BenchmarkScene.all, threads: Int = 2)
    -> [BenchmarkFigure]
  {
    let pages = BenchmarkPages.memory.reduce(0) { $0 + $1.count }
    return scenes.map { scene in
      let peak = ProcessMemory.peak {
        let compositor = Compositor(threads: threads)
        for frame in 0..<BenchmarkSuite.frames {
          _ = compositor.composite(scene.tree(BenchmarkSuite.fraction(ofFrame: frame)))
        }
      }
      return BenchmarkFigure(
        "memory-\(scene.name)", "most memory of \(scene.name), \(scene.summary), with its pages",
        Double(peak + pages) / Double(FrameMemory.size), .frames, goal: goal)
    }
  }
}
