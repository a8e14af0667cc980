import Simulator

/// Plays every transition there is, one after another, and measures how long that takes: what a run of an app's tests
/// would pay.
@MainActor
package struct MovesBenchmark {
  /// What is made of a transition.
  package enum Output: String, CaseIterable, Sendable {
    /// The text of `trace.jsonl`, and no pixels.
    case traces
    /// Every frame in full size, and no files.
    case frames
  }

  private let scenes: [MoveScene]

  package init(scenes: [MoveScene]) {
    self.scenes = scenes
  }

  /// Plays all scenes on the device that `glissade render` simulates, with compositor threads on every core.
  ///
  /// - Throws: `ToolError.failure` when a script cannot go on.
  package func run(_ output: Output) async throws -> MovesResult {
    let clock = ContinuousClock()
    let start = clock.now
    var frameCount = 0
    for scene in scenes { frameCount += try await play(scene, output) }
    return MovesResult(
      output: output, scenes: scenes.count, frames: frameCount, seconds: (clock.now - start) / .seconds(1))
  }

  /// - Returns: How many frames there were.
  private func play(_ scene: MoveScene, _ output: Output) async throws -> Int {
    let device = await Device(RenderOptions.defaultProfile, recordsTrace: output == .traces)
    defer { device.end() }
    if output == .frames {
      device.frameObserver = { [compositor = device.compositor] frame in
        _ = compositor.composite(frame.tree)
      }
    }
    device.launch(scene.makeDelegate())
    try await scene.play(on: device)
    if output == .traces { _ = device.trace.text.utf8.count }
    return device.frameIndex + 1
  }
}
