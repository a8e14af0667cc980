import Benchmarks
import Foundation
import Simulator

/// `glissade bench`.
@MainActor
package struct BenchCommand {
  /// The transitions there are.
  let scenes: [MoveScene]
  let asJSON: Bool

  func run(on console: Console) async throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount > 1 ? [1, 2] : [1]
    let progress = ProgressLine(on: console, isQuiet: false)
    progress.show("measuring…")
    let results = BenchmarkSuite.run(threads: threads) { result in
      progress.show("measured \(result.name) with \(result.threads) thread\(result.threads == 1 ? "" : "s")")
    }
    let sampling = SamplingBenchmark.all.map { benchmark in
      let result = benchmark.run()
      progress.show("measured \(result.name)")
      return result
    }
    var moves: [MovesResult] = []
    for output in MovesBenchmark.Output.allCases {
      progress.show("playing all transitions: \(output.rawValue)")
      moves.append(try await MovesBenchmark(scenes: scenes).run(output))
    }
    progress.clear()
    let tables = [Self.table(results), Self.table(sampling), MovesResult.table(moves)]
    try console.write(asJSON ? Self.json(results, sampling, moves) : tables.joined(separator: "\n"))
  }

  /// An object with `scenes`: an array of objects with `name`, `threads`, `milliseconds` and `copyRatio`; with
  /// `sampling`: an array of objects with `name`, `layers`, `milliseconds` and `bestMilliseconds`; and with `moves`: an
  /// array of objects with `name`, `scenes`, `frames` and `seconds`.
  package nonisolated static func json(
    _ results: [BenchmarkResult], _ sampling: [SamplingResult], _ moves: [MovesResult]
  ) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("scenes")
    writer.beginArray()
    for result in results {
      writer.beginObject()
      writer.member("name", result.name)
      writer.member("threads", result.threads)
      writer.member("milliseconds", rounded(result.milliseconds))
      writer.member("copyRatio", rounded(result.copyRatio))
      writer.endObject()
    }
    writer.endArray()
    writer.name("sampling")
    writer.beginArray()
    for result in sampling {
      writer.beginObject()
      writer.member("name", result.name)
      writer.member("layers", result.layers)
      writer.member("milliseconds", rounded(result.milliseconds))
      writer.member("bestMilliseconds", rounded(result.bestMilliseconds))
      writer.endObject()
    }
    writer.endArray()
    writer.name("moves")
    MovesResult.write(moves, to: &writer)
    writer.endObject()
    return writer.text + "\n"
  }

  /// A line for each result: scene, threads, milliseconds a frame, copies a frame, what moves.
  nonisolated static func table(_ results: [BenchmarkResult]) -> String {
    let header = "scene  threads  ms/frame  copies\n"
    return results.reduce(header) { text, result in
      let columns = [
        padded(result.name, 5, atEnd: true), padded("\(result.threads)", 7),
        padded("\(rounded(result.milliseconds))", 8), padded("\(rounded(result.copyRatio))", 6),
      ]
      return text + columns.joined(separator: "  ") + "  \(result.summary)\n"
    }
  }

  /// A line for each number of layers with three animations each: milliseconds a frame of the median and of the
  /// quickest run.
  nonisolated static func table(_ results: [SamplingResult]) -> String {
    let header = "scene   layers  ms/frame      best  sampling three animations a layer\n"
    return results.reduce(header) { text, result in
      let columns = [
        padded(result.name, 5, atEnd: true), padded("\(result.layers)", 7),
        padded("\(rounded(result.milliseconds))", 8), padded("\(rounded(result.bestMilliseconds))", 8),
      ]
      return text + columns.joined(separator: "  ") + "\n"
    }
  }

  /// Three decimals say more than a measurement knows.
  private nonisolated static func rounded(_ value: Double) -> Double {
    (value * 1000).rounded() / 1000
  }

  private nonisolated static func padded(_ text: String, _ width: Int, atEnd: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + padding : padding + text
  }
}
