import Benchmarks
import Compositor
import CoreGraphics
import Foundation
import Simulator

/// What frames cost once they leave the compositor: PNG files, films, and the way from the start of a process to its
/// first frame. The frames are those of a scene while it moves.
@MainActor
package struct FrameBenchmark {
  private let scene: MoveScene
  /// ffmpeg; nil when it is not installed.
  private let encoder: FilmEncoder?
  private let compositor = Compositor()

  private static let runs = 3
  /// A second of film.
  private static let frameCount = 60

  package init(scene: MoveScene, encoder: FilmEncoder?) {
    self.scene = scene
    self.encoder = encoder
  }

  /// Measures everything; files go to a temporary folder that is removed again.
  package func run() async throws -> [BenchmarkFigure] {
    let full = try await frames(scale: nil)
    let small = try await frames(scale: 1)
    guard !full.isEmpty, !small.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-bench.\(getpid())")
      .path
    Files.removeTree(folder)
    try Files.makeFolder(folder)
    defer { Files.removeTree(folder) }
    var figures = [
      encoding(full, "png-full", "PNG of a frame in full size, one core", Goal(must: 30)),
      encoding(small, "png-1x", "PNG of a frame at 1×, one core", Goal(must: 3.5)),
    ]
    figures += try pipeline(full, folder: folder)
    figures += try films(full, folder: folder)
    figures += try StartBenchmark(scene: scene.name, folder: folder).run()
    return figures
  }

  /// The frames that show something new, there and back until there are enough: each differs from the one before.
  private func frames(scale: CGFloat?) async throws -> [Frame] {
    let device = await Device(RenderOptions.defaultProfile, scale: scale, recordsTrace: false)
    defer { device.end() }
    var moving: [Frame] = []
    device.frameObserver = { frame in
      if frame.tree != moving.last?.tree { moving.append(frame) }
    }
    device.launch(scene.makeDelegate())
    try await scene.play(on: device)
    let lap = moving + moving.dropFirst().dropLast().reversed()
    return (0..<Self.frameCount).map { lap[$0 % max(1, lap.count)] }
  }

  private func encoding(_ frames: [Frame], _ name: String, _ summary: String, _ goal: Goal) -> BenchmarkFigure
  {
    let pictures = stride(from: 0, to: frames.count, by: 5).map { compositor.composite(frames[$0].tree) }
    let medians = (0...Self.runs).map { _ in
      BenchmarkSuite.median(
        pictures.map { picture in Stopwatch.processor { _ = PNG.encode(picture) } })
    }
    let counted = medians.dropFirst()
    return BenchmarkFigure(
      name, summary, BenchmarkSuite.median(Array(counted)), .milliseconds, quietest: counted.min(), goal: goal
    )
  }

  /// All cores: frames are encoded while the next ones are composited.
  private func pipeline(_ frames: [Frame], folder: String) throws -> [BenchmarkFigure] {
    let single = Compositor(threads: 1)
    let alone = Stopwatch.wall {
      for frame in frames { _ = PNG.encode(single.composite(frame.tree)) }
    }
    let together = try times(frames, name: "png-pipeline", of: "a frame in full size as PNG file, all cores")
    { run in
      try PNGFolderSink(folder: "\(folder)/\(run)")
    }
    return [
      together,
      BenchmarkFigure(
        "png-overlap", "this ÷ compositing and encoding one after the other on one core",
        together.quietest * Double(frames.count) / alone, .ratio),
    ]
  }

  private func films(_ frames: [Frame], folder: String) throws -> [BenchmarkFigure] {
    guard let encoder, let first = frames.first else { return [] }
    let (width, height) = (first.tree.width, first.tree.height)
    let full = FilmSize(pixelsWide: width, pixelsHigh: height, scale: 1)
    let small = FilmSize(
      pixelsWide: width, pixelsHigh: height, scale: RenderOptions.defaultProfile.scale)
    func sink(_ size: FilmSize, _ outputs: FilmEncoder.Outputs) throws -> FilmSink {
      try FilmSink(encoder, size: size, framesPerSecond: Self.frameCount, outputs: outputs)
    }
    let (mp4, gif) = (
      FilmEncoder.Outputs(mp4: "\(folder)/film.mp4"), FilmEncoder.Outputs(gif: "\(folder)/film.gif")
    )
    let whole = try times(frames, name: "gif-1x", of: "") { _ in try sink(small, gif) }
    return [
      try times(frames, name: "mp4-1x", of: "a frame of an MP4 at 1×, all cores", goal: Goal(must: 5)) { _ in
        try sink(small, mp4)
      },
      try times(
        frames, name: "mp4-full", of: "a frame of an MP4 in full size, all cores", goal: Goal(must: 25)
      ) {
        _ in try sink(full, mp4)
      },
      BenchmarkFigure(
        "gif-1x", "GIF of one second at 1×, 30 frames, all cores", whole.value * Double(frames.count),
        .milliseconds, quietest: whole.quietest * Double(frames.count), goal: Goal(must: 1000)),
    ]
  }

  /// The time of a frame from render tree to file, over a second of film.
  private func times(
    _ frames: [Frame], name: String, of summary: String, goal: Goal = Goal(),
    to sink: (_ run: Int) throws -> any FrameSink
  ) throws -> BenchmarkFigure {
    var times: [Double] = []
    for run in 0..<Self.runs {
      let time = try Stopwatch.wall {
        let recorder = FrameRecorder(compositor: compositor, sinks: [try sink(run)], keepsFrames: false)
        for frame in frames { recorder.receive(frame) }
        try recorder.finish()
      }
      times.append(time / Double(frames.count))
    }
    return BenchmarkFigure(
      name, summary, BenchmarkSuite.median(times), .milliseconds, quietest: times.min(), goal: goal)
  }
}
