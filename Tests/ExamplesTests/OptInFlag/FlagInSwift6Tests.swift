import Gallery
import OptInFlag
import OptInFlagInSwift6
import Simulator
import Testing
import UIKit

/// The program's sources build in both language modes.
@MainActor
@Suite struct FlagInSwift6Tests {
  private func trace(of delegate: any UIApplicationDelegate, playing script: FingerScript) async throws
    -> String
  {
    let device = await Device(.iPhoneSE)
    defer { device.end() }
    device.launch(delegate)
    try await device.play(script)
    return device.trace.text
  }

  @Test("In Swift 6 mode the program does the same")
  func sameTrace() async throws {
    let scenes = Gallery.scenes.filter { ["flag-pan-pop", "flag-dismiss"].contains($0.name) }
    #expect(scenes.count == 2)
    for scene in scenes {
      let old = try await trace(of: OptInFlag.OptInFlagAppDelegate(), playing: scene.script)
      let new = try await trace(of: OptInFlagInSwift6.OptInFlagAppDelegate(), playing: scene.script)
      #expect(old == new)
      #expect(old.contains("\"kind\":\"transitionEnd\""))
    }
  }
}
