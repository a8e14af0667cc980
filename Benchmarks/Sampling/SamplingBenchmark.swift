import QuartzCore

/// Layers that all move, sampled one by one without being drawn: what animations cost.
package struct SamplingBenchmark: Sendable {
  package let layerCount: Int
  private let goal: Goal

  package static let all = [
    SamplingBenchmark(layerCount: 1_000, goal: Goal(must: 2)), SamplingBenchmark(layerCount: 10_000),
  ]

  package init(layerCount: Int, goal: Goal = Goal()) {
    self.layerCount = layerCount
    self.goal = goal
  }

  /// Measures on the calling thread.
  ///
  /// - Parameters:
  ///   - runs: How often the motion is played; medians are taken.
  ///   - countAllocations: Runs work and says how often it asked for memory; nil in a program that does not count.
  /// - Returns: The time of a frame, and the allocations for each layer in it once the first frame is over.
  package func run(
    runs: Int = BenchmarkSuite.runs, countAllocations: ((() -> Void) -> Int)? = nil
  ) -> [BenchmarkFigure] {
    MediaContext.$local.withValue(MediaContext()) {
      let root = CALayer()
      root.sublayers = (0..<layerCount).map { Self.movingLayer(number: $0) }
      MediaContext.current.commit()
      let layers = root.sublayers ?? []
      var medians: [Double] = []
      // One run more than counted: the first fills caches and wakes the processor.
      for _ in 0...max(1, runs) {
        let times = (0..<BenchmarkSuite.frames).map { frame in
          Stopwatch.processor { Self.sample(layers, frame) }
        }
        medians.append(BenchmarkSuite.median(times))
      }
      medians.removeFirst()
      let time = BenchmarkFigure(
        "sampling-\(layerCount)", "sampling \(layerCount) layers with three animations each",
        BenchmarkSuite.median(medians), .milliseconds, quietest: medians.min(), goal: goal)
      return [time] + (countAllocations.map { [allocations(layers, count: $0)] } ?? [])
    }
  }

  private func allocations(_ layers: [CALayer], count: (() -> Void) -> Int) -> BenchmarkFigure {
    let count = count {
      for frame in 0..<BenchmarkSuite.frames { Self.sample(layers, frame) }
    }
    return BenchmarkFigure(
      "sampling-\(layerCount)-allocations", "allocations for each of these layers and frames",
      Double(count) / Double(layers.count * BenchmarkSuite.frames), .allocations, goal: Goal(must: 0))
  }

  private static func sample(_ layers: [CALayer], _ frame: Int) {
    let time = MediaTime.frame(frame, fps: BenchmarkSuite.frames)
    for layer in layers { _ = layer.sample(atLocal: time) }
  }

  /// A move with a curve, a turn on a spring and a fade through keys, each a little longer than the measured second.
  private static func movingLayer(number: Int) -> CALayer {
    let layer = CALayer()
    let start = CGPoint(x: number % 100, y: number / 100)
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = start
    move.toValue = CGPoint(x: start.x + 200, y: start.y + 100)
    move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    let turn = CASpringAnimation(keyPath: "transform")
    turn.fromValue = CATransform3DMakeScale(0.5, 0.5, 1)
    turn.toValue = CATransform3DMakeRotation(2, 0, 0.5, 1)
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [0, 1, 0.5, 1]
    for (key, animation) in [("move", move), ("turn", turn), ("fade", fade)] as [(String, CAAnimation)] {
      animation.duration = 1.5
      layer.add(animation, forKey: key)
    }
    return layer
  }
}
