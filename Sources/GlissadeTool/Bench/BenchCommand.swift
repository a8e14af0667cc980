import Benchmarks
import CoreGraphics
import Foundation
import Simulator

/// `glissade bench`.
@MainActor
package struct BenchCommand {
  /// The transitions there are.
  let scenes: [MoveScene]
  let options: BenchOptions
  /// ffmpeg; nil when it is not installed.
  let encoder: FilmEncoder?
  let countAllocations: ((() -> Void) -> Int)?

  func run(on console: Console) async throws {
    let progress = ProgressLine(on: console, isQuiet: false)
    var report = BenchReport()
    let yardstick = Yardstick()
    defer { progress.clear() }
    for part in options.parts {
      progress.show("measuring \(part.rawValue)…")
      let before = yardstick.measure()
      let known = report.figures.count
      try await measure(part, into: &report, progress)
      let copy = (before + yardstick.measure()) / 2
      for index in known..<report.figures.count { report.figures[index].copyMilliseconds = copy }
    }
    if let path = options.picture {
      try StagedFile.write(PNG.encode(try GrowthChart(report.curves).picture()), to: path)
    }
    if let folder = options.frameFolder { try writeFrames(into: folder) }
    progress.clear()
    try console.write(options.asJSON ? report.json : report.text)
    if encoder == nil, options.parts.contains(.frames) || options.parts.contains(.memory) {
      console.note("ffmpeg is not installed, so no film was measured")
    }
  }

  private func measure(
    _ part: BenchOptions.Part, into report: inout BenchReport, _ progress: ProgressLine
  ) async throws {
    switch part {
    case .scenes:
      let threads = ProcessInfo.processInfo.activeProcessorCount > 1 ? [1, 2] : [1]
      report.scenes = BenchmarkSuite.run(threads: threads) { result in
        progress.show(
          "measured \(result.name) with \(result.threads) thread\(result.threads == 1 ? "" : "s")")
      }
      for count in threads where count > 1 {
        report.figures.append(Yardstick().measureTogether(threads: count))
      }
    case .engine:
      report.figures += EngineBenchmark().run()
      report.figures += KeptTargetBenchmark.run()
      report.figures += SamplingBenchmark.all.flatMap { $0.run(countAllocations: countAllocations) }
    case .moves:
      for output in MovesBenchmark.Output.allCases {
        report.figures += try await MovesBenchmark(scenes: scenes).run(output).figures
      }
    case .frames:
      if let scene = scenes.first {
        report.figures += try await FrameBenchmark(scene: scene, encoder: encoder).run()
      }
    case .memory:
      report.figures += MemoryBenchmark.run()
      report.figures += CacheBenchmark.all.flatMap { $0.run() }
      if let encoder { report.figures += try await FilmMemoryBenchmark(encoder: encoder).run() }
    case .growth:
      report.curves = GrowthBenchmark.all.map { benchmark in
        progress.show("measuring how \(benchmark.axis) grow…")
        return benchmark.run()
      }
    }
  }

  /// The pages as they are and the frame in the middle of each scene.
  private func writeFrames(into folder: String) throws {
    if Files.kind(of: folder) == nil { try Files.makeFolder(folder) }
    for (name, picture) in BenchmarkScene.pictures() {
      try StagedFile.write(PNG.encode(picture), to: "\(folder)/\(name).png")
    }
  }
}
