import Compositor
import CoreGraphics
import QuartzCore

/// What a frame of many layers costs besides its pixels: animations, the render tree, its flattening, caches.
package struct EngineBenchmark: Sendable {
  package let layerCount: Int

  package init(layerCount: Int = 100) {
    self.layerCount = layerCount
  }

  /// A screen so small that its pixels cost next to nothing, in pixels.
  private static let side = 64

  /// Measures on the calling thread.
  ///
  /// - Parameter runs: How often the motion is played; medians are taken.
  /// - Returns: A frame with every layer moving, from layers to pixels, and what it takes to find that nothing moved.
  package func run(runs: Int = BenchmarkSuite.runs) -> [BenchmarkFigure] {
    MediaContext.$local.withValue(MediaContext()) {
      let moving = Self.root(layerCount: layerCount, isMoving: true)
      let still = Self.root(layerCount: layerCount, isMoving: false)
      MediaContext.current.commit()
      let compositor = Compositor(threads: 1)
      let memory = Picture(width: Self.side, height: Self.side) { _, _ in }
      let target = UnsafeMutableRawPointer(mutating: memory.bytes)
      let overhead = figure(
        "overhead", "\(layerCount) moving layers from animations to a tiny screen",
        goal: Goal(must: 0.1), runs: runs
      ) { frame in
        compositor.composite(Self.tree(of: moving, frame), into: target, bytesPerRow: memory.bytesPerRow)
      }
      let last = Self.tree(of: still, 0)
      let unchanged = figure(
        "unchanged", "\(layerCount) layers, finding that a frame is the one before", runs: runs
      ) { frame in
        precondition(Self.tree(of: still, frame) == last, "a layer without animations moved")
      }
      return [overhead, unchanged]
    }
  }

  private func figure(
    _ name: String, _ summary: String, goal: Goal = Goal(), runs: Int, _ work: (Int) -> Void
  ) -> BenchmarkFigure {
    var medians: [Double] = []
    for _ in 0...max(1, runs) {
      let times = (0..<BenchmarkSuite.frames).map { frame in Stopwatch.processor { work(frame) } }
      medians.append(BenchmarkSuite.median(times))
    }
    medians.removeFirst()
    return BenchmarkFigure(
      "\(name)-\(layerCount)", summary, BenchmarkSuite.median(medians), .milliseconds,
      quietest: medians.min(), goal: goal)
  }

  private static func tree(of root: CALayer, _ frame: Int) -> RenderTree {
    LayerSampler.renderTree(
      of: [root], width: side, height: side, scale: 1,
      at: .frame(frame, fps: BenchmarkSuite.frames))
  }

  /// Layers of two points each, spread over the screen.
  private static func root(layerCount: Int, isMoving: Bool) -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: side, height: side)
    root.sublayers = (0..<layerCount).map { number in
      let layer = CALayer()
      let place = CGPoint(x: number * 7 % side, y: number * 13 % side)
      layer.frame = CGRect(origin: place, size: CGSize(width: 2, height: 2))
      layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      if isMoving {
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = place
        move.toValue = CGPoint(x: place.y, y: place.x)
        move.duration = 1.5
        layer.add(move, forKey: "move")
      }
      return layer
    }
    return root
  }
}
