import Benchmarks

/// How long it took to play all transitions.
package struct MovesResult: Equatable, Sendable {
  /// The transition whose frames took longest to composite.
  package struct Slowest: Equatable, Sendable {
    package let scene: String
    /// The median of its frames that show something new, in copies of a frame.
    package let copies: Double

    package init(scene: String, copies: Double) {
      self.scene = scene
      self.copies = copies
    }
  }

  package let output: MovesBenchmark.Output
  package let scenes: Int
  package let frames: Int
  package let seconds: Double
  /// Nil where no pixels were made.
  package let slowest: Slowest?

  package init(
    output: MovesBenchmark.Output, scenes: Int, frames: Int, seconds: Double, slowest: Slowest? = nil
  ) {
    self.output = output
    self.scenes = scenes
    self.frames = frames
    self.seconds = seconds
    self.slowest = slowest
  }

  /// Two threads, at the size of the device that is played on.
  private static let slowestGoal = Goal(must: 8)

  package var figures: [BenchmarkFigure] {
    let all = BenchmarkFigure(
      "moves-\(output.rawValue)", "all \(scenes) transitions as \(output.description), \(frames) frames",
      seconds * 1000, .milliseconds)
    guard let slowest else { return [all] }
    return [
      all,
      BenchmarkFigure(
        "moves-slowest", "median frame of the slowest of them, \(slowest.scene), 1179×2556, two threads",
        slowest.copies, .copies, goal: Self.slowestGoal),
    ]
  }
}

extension MovesBenchmark.Output {
  fileprivate var description: String {
    switch self {
    case .traces: "traces"
    case .frames: "full-size frames without files"
    }
  }
}
