import QuartzCore

/// Layers that all move, sampled one by one without being drawn: what animations cost.
package struct SamplingBenchmark: Sendable {
  package let name: String
  package let layerCount: Int

  package static let all = [
    SamplingBenchmark(name: "A1", layerCount: 1_000), SamplingBenchmark(name: "A2", layerCount: 10_000),
  ]

  /// Measures on the calling thread.
  ///
  /// - Parameter runs: How often the motion is played; medians are taken.
  package func run(runs: Int = BenchmarkSuite.runs) -> SamplingResult {
    MediaContext.$local.withValue(MediaContext()) {
      let root = CALayer()
      root.sublayers = (0..<layerCount).map { Self.movingLayer(number: $0) }
      MediaContext.current.commit()
      let layers = root.sublayers ?? []
      let clock = ContinuousClock()
      var medians: [Double] = []
      // One run more than counted: the first fills caches and wakes the processor.
      for _ in 0...max(1, runs) {
        let times = (0..<BenchmarkSuite.frames).map { frame in
          clock.measure { Self.sample(layers, frame) } / .milliseconds(1)
        }
        medians.append(BenchmarkSuite.median(times))
      }
      medians.removeFirst()
      return SamplingResult(
        name: name, layers: layerCount, milliseconds: BenchmarkSuite.median(medians),
        bestMilliseconds: medians.min() ?? 0)
    }
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
