import Compositor
import CoreGraphics
import QuartzCore

/// One kind of content in growing amounts.
package struct GrowthBenchmark: Sendable {
  package let name: String
  package let axis: String
  package let sizes: [Double]
  /// Nil where nothing says how steep the curve may be.
  package let goal: Goal
  /// Makes the content of a size and gives back what shows one frame of it.
  let prepare: @Sendable (Double) -> Content

  typealias Content = (_ frame: Int, _ compositor: Compositor) -> Void

  package static let all: [GrowthBenchmark] = [.layers, .groups, .corners, .pixels, .copies]

  /// Rounds over all sizes; the quickest frame of a size counts, since anything else only makes a frame slower.
  private static let rounds = 10
  private static let framesInRound = 3

  init(
    name: String, axis: String, sizes: [Double], goal: Goal = Goal(must: 1.1),
    prepare: @escaping @Sendable (Double) -> Content
  ) {
    self.name = name
    self.axis = axis
    self.sizes = sizes
    self.goal = goal
    self.prepare = prepare
  }

  /// Measures on the calling thread, from layers to pixels.
  package func run() -> GrowthCurve {
    MediaContext.$local.withValue(MediaContext()) {
      let compositor = Compositor(threads: 1)
      let contents = sizes.map(prepare)
      MediaContext.current.commit()
      var quickest = [Double](repeating: .infinity, count: sizes.count)
      for round in 0..<Self.rounds {
        for (index, content) in contents.enumerated() {
          for step in 0..<Self.framesInRound {
            let frame = round * Self.framesInRound + step
            let time = Stopwatch.processor { content(frame, compositor) }
            // The first frame of all makes what later ones find in caches.
            if frame > 0 { quickest[index] = min(quickest[index], time) }
          }
        }
      }
      let points = zip(sizes, quickest).map { GrowthCurve.Point(size: $0, milliseconds: $1) }
      return GrowthCurve(name: name, axis: axis, points: points, goal: goal)
    }
  }
}
