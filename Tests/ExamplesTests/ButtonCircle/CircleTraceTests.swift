import Simulator
import Testing
import UIKit

/// The circle as the trace tells it.
@MainActor
@Suite struct CircleTraceTests {
  nonisolated static let profiles = [
    DeviceProfile.iPhoneSE, .iPhone14, .iPhone15, .iPhone15ProMax,
  ]

  @Test("3.3, 4.8: at every frame the mask is the circle of its moment", arguments: profiles, [60, 120])
  func circle(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let app = await CircleApp(profile, framesPerSecond: framesPerSecond)
    defer { app.device.end() }
    for move in CircleMove.allCases { try check(await CircleMotion(move, on: app), app) }
  }

  @Test("The farthest corner is another one in landscape")
  func landscape() async throws {
    let app = await CircleApp(.iPhone15, orientation: .landscapeRight)
    defer { app.device.end() }
    for move in CircleMove.allCases { try check(await CircleMotion(move, on: app), app) }
  }

  private func check(_ motion: CircleMotion, _ app: CircleApp) throws {
    let framesPerSecond = app.device.framesPerSecond
    // From the frame of the begin to the one at 0.25 s, both included, and no longer (fact 1.7).
    #expect(motion.moments.count == framesPerSecond / 4 + 1)
    #expect(motion.moments.first?.time == 0)
    #expect(motion.moments.count == motion.frameCount, "a frame in between has no mask")
    for moment in motion.moments { try check(moment, of: motion.move, app) }
  }

  /// Half a pixel is allowed; numbers leave next to nothing of it.
  private func check(_ moment: CircleMotion.Moment, of move: CircleMove, _ app: CircleApp) throws {
    let frame = moment.traced
    let mask = try #require(frame.layers.first { $0.isMask })
    let masked = try #require(frame.layers.first { $0.id == mask.parent })
    let bounds = try #require(mask.pathBounds)
      .offsetBy(dx: masked.frame.minX + mask.position.x, dy: masked.frame.minY + mask.position.y)
    let tolerance = 0.01 / app.device.screenScale
    let radius = app.geometry.radius(at: moment.time, of: move)
    #expect(abs(bounds.midX - app.geometry.center.x) <= tolerance, "x of the middle at \(moment.time) s")
    #expect(abs(bounds.midY - app.geometry.center.y) <= tolerance, "y of the middle at \(moment.time) s")
    #expect(abs(bounds.width / 2 - radius) <= tolerance, "radius across at \(moment.time) s")
    #expect(abs(bounds.height / 2 - radius) <= tolerance, "radius down at \(moment.time) s")
    // The second screen lies on the first in both directions, and both fill the container.
    let siblings = frame.layers.filter { $0.parent == masked.parent }
    #expect(siblings.count == 2)
    #expect(siblings.last?.id == masked.id)
    for sibling in siblings { #expect(sibling.frame == UIScreen.main.bounds) }
    #expect(frame.layers.contains { $0.name == "closeButton" && $0.parent == masked.id })
  }
}
