import Simulator
import Testing
import UIKit

/// The two ways back as they are seen.
@MainActor
@Suite struct ReturnEdgeTests {
  @Test("Popped, the screen's upper edge is seen where the formula puts it, to half a pixel")
  func pop() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.push()
    let before = flag.device.picture
    let recording = try await flag.app.record("tap 40,\(flag.navigation.navigationBar.frame.midY)\nwait 0.75")
    let after = flag.device.picture
    // Below the bar, left of everything but the two backgrounds.
    let rows = Int(70 * flag.device.screenScale)..<before.height
    let colors = (before.pixel(x: 4, y: before.height - 1), after.pixel(x: 4, y: before.height - 1))
    var seen = 0
    for frame in recording.frames(upTo: FlagApp.duration) {
      let edge = Double(before.height) * easeInOut(recording.time(of: frame) / FlagApp.duration)
      let picture = flag.device.compositor.composite(try #require(recording.tree(of: frame)))
      let length = picture.length(of: colors.0, against: colors.1, column: 4, rows: rows)
      #expect(abs(length - min(Double(before.height) - edge, Double(rows.count))) <= 0.5)
      if length > 1, length < Double(rows.count) - 1 { seen += 1 }
    }
    #expect(seen > 10)
  }

  @Test("Dismissed, its left edge is")
  func dismiss() async throws {
    let flag = await FlagApp()
    defer { flag.device.end() }
    try await flag.app.play("tap \"presentButton\"\nwait 0.75")
    let before = flag.device.picture
    let recording = try await flag.app.record("tap \"closeButton\"\nwait 0.75")
    let after = flag.device.picture
    let y = before.height - 4
    let colors = (before.pixel(x: 4, y: y), after.pixel(x: 4, y: y))
    var seen = 0
    for frame in recording.frames(upTo: FlagApp.duration) {
      let edge = Double(before.width) * easeInOut(recording.time(of: frame) / FlagApp.duration)
      let picture = flag.device.compositor.composite(try #require(recording.tree(of: frame)))
      let length = picture.length(of: colors.0, against: colors.1, row: y, columns: 0..<before.width)
      #expect(abs(length - (Double(before.width) - edge)) <= 0.5)
      if length > 1, length < Double(before.width) - 1 { seen += 1 }
    }
    #expect(seen > 10)
  }
}
