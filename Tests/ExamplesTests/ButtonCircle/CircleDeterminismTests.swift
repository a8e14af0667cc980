import ButtonCircle
import CoreGraphics
import Foundation
import Gallery
import Simulator
import Testing

/// The same run gives the same bytes.
@MainActor
@Suite struct CircleDeterminismTests {
  private struct Output: Equatable {
    var pictures: [Data] = []
    var trace = ""
  }

  /// Plays the gallery's scene and keeps every eighth frame.
  private func run(threads: Int, startTick: Int64) async throws -> Output {
    let scene = try #require(Gallery.scenes.first { $0.name == "button-circle" })
    let device = await Device(.iPhoneSE, startTick: startTick, compositorThreads: threads)
    defer { device.end() }
    var output = Output()
    device.frameObserver = { [compositor = device.compositor] frame in
      guard frame.index.isMultiple(of: 8) else { return }
      output.pictures.append(PNG.encode(compositor.composite(frame.tree)))
    }
    device.launch(scene.makeDelegate())
    try await device.play(scene.script)
    output.trace = device.trace.text
    return output
  }

  @Test("for one and two compositor threads, and from any start of the clock")
  func sameBytes() async throws {
    let reference = try await run(threads: 1, startTick: 0)
    #expect(reference.pictures.count > 10)
    #expect(Set(reference.pictures).count > 3)
    for (threads, startTick): (Int, Int64) in [(1, 0), (2, 0), (1, 1), (2, -987_654_321_098_765)] {
      let output = try await run(threads: threads, startTick: startTick)
      #expect(output.pictures == reference.pictures, "\(threads) threads from tick \(startTick)")
      #expect(output.trace == reference.trace, "\(threads) threads from tick \(startTick)")
    }
  }
}
