import Benchmarks
import Compositor
import CoreGraphics
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
  /// As many as the goal for the slowest transition speaks of.
  private static let threads = 2

  package init(scenes: [MoveScene]) {
    self.scenes = scenes
  }

  /// Plays all scenes on the device that `glissade render` simulates.
  ///
  /// - Throws: `ToolError.failure` when a script cannot go on.
  package func run(_ output: Output) async throws -> MovesResult {
    let clock = ContinuousClock()
    let start = clock.now
    var frameCount = 0
    var slowest: MovesResult.Slowest?
    for scene in scenes {
      let played = try await play(scene, output)
      frameCount += played.frames
      if let copies = played.copies, copies > slowest?.copies ?? 0 {
        slowest = MovesResult.Slowest(scene: scene.name, copies: copies)
      }
    }
    return MovesResult(
      output: output, scenes: scenes.count, frames: frameCount, seconds: (clock.now - start) / .seconds(1),
      slowest: slowest)
  }

  /// - Returns: How many frames there were, and what a changed one took in copies if there were any pixels.
  private func play(_ scene: MoveScene, _ output: Output) async throws -> (frames: Int, copies: Double?) {
    let device = await Device(
      RenderOptions.defaultProfile, compositorThreads: Self.threads, recordsTrace: output == .traces)
    defer { device.end() }
    let timer = output == .frames ? FrameTimer(device.compositor) : nil
    device.frameObserver = { timer?.composite($0) }
    device.launch(scene.makeDelegate())
    try await scene.play(on: device)
    if output == .traces { _ = device.trace.text.utf8.count }
    return (device.frameIndex + 1, timer?.copies)
  }
}

/// Composites frames and compares the time with that of copying them.
@MainActor
private final class FrameTimer {
  private let compositor: Compositor
  private var lastTree: RenderTree?
  /// What the copies are made into.
  private var memory: Picture?
  private var frames: [Double] = []
  private var plainCopies: [Double] = []

  init(_ compositor: Compositor) {
    self.compositor = compositor
  }

  func composite(_ frame: Frame) {
    guard frame.tree != lastTree else { return }
    lastTree = frame.tree
    var picture: Picture?
    let time = Stopwatch.wall { picture = compositor.composite(frame.tree) }
    guard let picture else { return }
    let byteCount = picture.bytesPerRow * picture.height
    // The first frame warms caches, and is as large as those that follow unless the device is turned.
    guard let memory, memory.bytesPerRow * memory.height >= byteCount else {
      memory = picture
      return
    }
    frames.append(time)
    plainCopies.append(
      Stopwatch.wall {
        UnsafeMutableRawPointer(mutating: memory.bytes).copyMemory(from: picture.bytes, byteCount: byteCount)
      })
  }

  /// Nil when nothing moved.
  var copies: Double? {
    frames.isEmpty ? nil : BenchmarkSuite.median(frames) / BenchmarkSuite.median(plainCopies)
  }
}
