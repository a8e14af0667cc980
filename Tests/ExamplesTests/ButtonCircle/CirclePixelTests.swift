import Simulator
import Testing
import UIKit

/// The circle as it is seen.
@MainActor
@Suite struct CirclePixelTests {
  nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15, .iPhone15ProMax]

  @Test(
    "At every frame the screen shows the second screen inside the circle of its moment, the first outside",
    arguments: profiles, [60, 120])
  func circle(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let app = await CircleApp(profile, framesPerSecond: framesPerSecond)
    defer { app.device.end() }
    let scale = Double(app.device.screenScale)
    let first = app.device.picture
    let push = try await CircleMotion(.push, on: app)
    let second = app.device.picture
    let pop = try await CircleMotion(.pop, on: app)
    // The bar and its hairline lie above the circle.
    let barBottom = Double(app.navigation.navigationBar.frame.maxY) + 1
    let center = app.geometry.center
    let pixels = CirclePixels(
      first: first, second: second, center: (Double(center.x) * scale, Double(center.y) * scale),
      top: Int((barBottom * scale).rounded(.up)))
    for motion in [push, pop] {
      var chords = 0
      for moment in motion.moments {
        let radius = Double(app.geometry.radius(at: moment.time, of: motion.move)) * scale
        let reading = pixels.read(app.device.compositor.composite(moment.tree), radius: radius)
        check(reading, radius: radius, "\(motion.move) at \(moment.time) s")
        chords += reading.chords.count
      }
      #expect(chords > 1000)
    }
  }

  private func check(_ reading: CirclePixels.Reading, radius: Double, _ moment: String) {
    #expect(reading.strayPixels == 0, "\(moment)")
    // A circle of four cubics is a little larger than an ideal one, never smaller (decision 9.1).
    let range = (radius - 0.5)...(radius * (1 + Double(CircleGeometry.oversize)) + 0.5)
    let radii = reading.chords.map { ($0.length * $0.length + $0.distance * $0.distance).squareRoot() }
    if let worst = radii.filter({ !range.contains($0) }).max(by: { abs($0 - radius) < abs($1 - radius) }) {
      Issue.record("\(moment): a radius of \(worst) px is seen, not \(radius)")
    }
    // Where the edge is steep, the chord itself is as near.
    let allowed = -0.5...(0.5 + Double(CircleGeometry.oversize) * radius)
    let excesses = reading.chords.filter { abs($0.distance) <= radius / 2 }.map { chord in
      chord.length - (radius * radius - chord.distance * chord.distance).squareRoot()
    }
    if let worst = excesses.filter({ !allowed.contains($0) }).max(by: { abs($0) < abs($1) }) {
      Issue.record("\(moment): the edge is seen \(worst) px from its place")
    }
    if reading.edgePixels > 40 {
      #expect(reading.softPixels > reading.edgePixels / 2, "\(moment): the edge is not smooth")
    }
  }
}
