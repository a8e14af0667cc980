import Foundation
import Testing
import UIKit

@Suite struct ScrollPhysicsTests {
  @Test("4.9 a thousandth of a second keeps 0.998 of the speed")
  func deceleration() {
    #expect(isClose(ScrollPhysics.velocity(1000, rate: 0.998, after: 0.001), 998))
    #expect(isClose(ScrollPhysics.velocity(1000, rate: 0.998, after: 1), 1000 * pow(0.998, 1000)))
    // The way is the area under the speed.
    let step = 0.0005
    let area = (0..<2000).reduce(0.0) {
      $0 + step * 1000 * pow(0.998, (Double($1) + 0.5) * step * 1000)
    }
    #expect(isClose(ScrollPhysics.travel(velocity: 1000, rate: 0.998, after: 1), area, within: 0.01))
  }

  @Test("4.9 rubber band with a coefficient of 0.55, and its inverse", arguments: [10.0, 100, 400])
  func rubberBand(distance: Double) {
    let shown = ScrollPhysics.rubberBanded(CGFloat(distance), dimension: 600)
    #expect(isClose(shown, (1 - 1 / (distance * 0.55 / 600 + 1)) * 600))
    #expect(isClose(ScrollPhysics.unbanded(shown, dimension: 600), distance))
  }

  @Test("4.9 content stops at 10 pt/s")
  func stop() {
    var motion = ScrollAxisMotion(
      offset: 0, velocity: 500, rate: 0.998, limits: 0...10_000, bounces: true, time: 0)
    let stop = log(10.0 / 500) / (log(0.998) * 1000)
    _ = motion.offset(at: stop - 0.01)
    #expect(!motion.isStill)
    _ = motion.offset(at: stop + 0.01)
    #expect(motion.isStill)
  }

  @Test("content thrown beyond its end comes back to it")
  func bounce() {
    var motion = ScrollAxisMotion(
      offset: 0, velocity: 5000, rate: 0.998, limits: 0...100, bounces: true, time: 0)
    var farthest: CGFloat = 0
    for frame in 1...300 { farthest = max(farthest, motion.offset(at: Double(frame) / 60)) }
    #expect(farthest > 110)
    #expect(motion.isStill)
    #expect(motion.offset(at: 6) == 100)
  }
}
