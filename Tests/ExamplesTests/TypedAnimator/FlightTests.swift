import Simulator
import Testing
import UIKit

/// A chosen row's picture flies to the top of the screen.
@MainActor
@Suite struct FlightTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]

  /// A frame of the flight: the time since its begin in seconds, and what the picture shows.
  private struct Moment {
    let time: Double
    let frame: TraceFrame
    let picture: TraceLayer
  }

  /// The frames from the first in which the picture has a size up to the push.
  private func flight(in recording: MoveRecording) throws -> [Moment] {
    let begin = try #require(recording.beginTick)
    var start: Int64?
    var moments: [Moment] = []
    for frame in recording.frames where frame.tick < begin {
      let list = try #require(frame.children(of: TypedApp.navigationContainer).first)
      let picture = try #require(frame.layers.last { $0.parent == list.id && !$0.isMask })
      guard picture.bounds.width > 0 else { continue }
      start = start ?? frame.tick
      let time = Double(frame.tick - (start ?? 0)) / Double(MediaTime.ticksPerSecond)
      moments.append(Moment(time: time, frame: frame, picture: picture))
    }
    return moments
  }

  @Test(
    "From the row's place to a square of half the width, eased, in 0.5 s", arguments: profiles, [60, 120])
  func path(profile: DeviceProfile, framesPerSecond: Int) async throws {
    let typed = await TypedApp(profile, framesPerSecond: framesPerSecond)
    defer { typed.device.end() }
    let inCell = try typed.picture(inRow: 2).frame
    let start = CGRect(
      x: inCell.minX, y: typed.navigation.navigationBar.frame.maxY + 2 * TypedApp.rowHeight,
      width: inCell.width, height: inCell.height)
    let side = typed.size.width / 2
    let end = CGRect(x: side / 2, y: 200 - side / 2, width: side, height: side)
    let moments = try flight(in: try await typed.app.record(TypedApp.push))
    #expect(moments.count == framesPerSecond / 2 + 1)
    for moment in moments {
      let progress = easeInOut(moment.time / TypedApp.duration)
      #expect(moment.picture.frame.isNear(start.blended(with: end, by: progress)), "at \(moment.time) s")
      #expect(moment.picture.opacity == 1)
    }
  }

  @Test("The row's own picture is hidden meanwhile, and comes back when the list is shown again")
  func ownPicture() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let own = try typed.picture(inRow: 2)
    #expect(!own.isHidden)
    try await typed.app.play("tap \"row2\"\nwait 0.3")
    #expect(own.isHidden)
    #expect(try typed.flyingView().image === own.image)
    try await typed.app.play("wait 1.2")
    #expect(own.isHidden)
    try await typed.app.play(typed.pop)
    #expect(!own.isHidden)
  }

  @Test("Its edges are seen where the formula puts them, to half a pixel")
  func edgesInPixels() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let scale = Double(typed.device.screenScale)
    let colour = try typed.pixel(ofSwatchInRow: 2)
    let recording = try await typed.app.record(TypedApp.push)
    var seen = 0
    // On its way it crosses other rows' pictures; at the end of it there is nothing but white around it.
    for moment in try flight(in: recording) where moment.time > 0.25 {
      let rect = moment.picture.frame
      let picture = typed.device.compositor.composite(try #require(recording.tree(of: moment.frame)))
      // The swatch's corner is plain: the disc in its middle begins at 14 of 48.
      let y = Int(Double(rect.minY + rect.height / 8) * scale)
      let (left, right) = (Int(Double(rect.minX) * scale), Int(Double(rect.maxX) * scale))
      let white = picture.pixel(x: left - 3, y: y)
      guard white == picture.pixel(x: right + 3, y: y), white == 0xFFFF_FFFF else { continue }
      let length = picture.length(of: colour, against: white, row: y, columns: left - 3..<right + 4)
      let progress = easeInOut(moment.time / TypedApp.duration)
      #expect(abs(length - (48 + (Double(typed.size.width) / 2 - 48) * progress) * scale) <= 0.5)
      seen += 1
    }
    #expect(seen > 3)
  }

  @Test("When the other screen has been shown, the null rectangle hides the picture, and that is no fault")
  func nullRectangle() async throws {
    let typed = await TypedApp()
    defer { typed.device.end() }
    let flying = try typed.flyingView()
    let before = typed.device.picture
    try await typed.app.play(TypedApp.push)
    #expect(flying.frame.origin.x == .infinity && flying.frame.origin.y == .infinity)
    #expect(flying.frame.size == .zero)
    try await typed.app.play(typed.pop)
    #expect(typed.device.picture.hasSamePixels(as: before))
    #expect(typed.app.findings == [])
  }
}
