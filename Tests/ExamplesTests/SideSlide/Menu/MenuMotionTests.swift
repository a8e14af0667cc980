import Simulator
import Testing
import UIKit

/// The moves of both menus, played: by code, or by a tap.
@MainActor
@Suite struct MenuMotionTests {
  private nonisolated static let profiles = [DeviceProfile.iPhoneSE, .iPhone15]

  @Test(
    "Menu, main screen, strip and cover move together, eased, in 0.5 s", arguments: MenuStyle.allCases,
    profiles)
  func motion(style: MenuStyle, profile: DeviceProfile) async throws {
    for framesPerSecond in [60, 120] {
      let app = await MenuApp(style, on: profile, framesPerSecond: framesPerSecond)
      defer { app.device.end() }
      let menu = try await app.prepare(.present)
      for move in MenuMove.allCases {
        let recording = try await app.app.record {
          app.begin(move, of: menu)
          await app.app.settle()
        }
        let frames = recording.frames(upTo: MenuApp.duration)
        #expect(frames.count == framesPerSecond / 2 + 1)
        for frame in frames {
          let time = recording.time(of: frame)
          let opened = move.opened(easeInOut(time / MenuApp.duration))
          try app.check(frame, opened: opened, "\(move) at \(time) s")
        }
      }
    }
  }

  @Test("A tap on the strip closes the menu all the way, as by code", arguments: MenuStyle.allCases)
  func tap(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    await app.open()
    let recording = try await app.app.record("tap \"strip\"\nwait 0.75")
    let frames = recording.frames(upTo: MenuApp.duration)
    #expect(frames.count == 31)
    for frame in frames {
      let time = recording.time(of: frame)
      try app.check(frame, opened: 1 - easeInOut(time / MenuApp.duration), "at \(time) s")
    }
    #expect(app.app.presentationChain.count == 1)
  }

  @Test(
    "The edge of the upper screen is seen where the formula puts it, to half a pixel",
    arguments: MenuStyle.allCases)
  func edgeInPixels(style: MenuStyle) async throws {
    let app = await MenuApp(style)
    defer { app.device.end() }
    let menu = try await app.prepare(.present)
    let scale = app.device.screenScale
    // Below everything but the backgrounds.
    let row = Int(app.geometry.size.height * 0.75 * scale)
    var seen = 0
    for move in MenuMove.allCases {
      let recording = try await app.app.record {
        app.begin(move, of: menu)
        await app.app.settle()
      }
      for frame in recording.frames(upTo: MenuApp.duration) {
        let opened = move.opened(easeInOut(recording.time(of: frame) / MenuApp.duration))
        let edge = app.geometry.main(opened).minX * scale
        // An edge of another view beside it would be taken for it.
        let others = [0, app.geometry.menu(opened).maxX, app.geometry.strip(opened).minX].map { $0 * scale }
        guard style == .slide ? edge > 14 : others.allSatisfy({ abs($0 - edge) > 14 }) else { continue }
        let picture = app.device.compositor.composite(try #require(recording.tree(of: frame)))
        #expect(abs(picture.edge(near: edge, row: row) - edge) <= 0.5, "\(move), \(opened) open")
        seen += 1
      }
    }
    #expect(seen > 30)
  }
}
