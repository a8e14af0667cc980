import Benchmarks
import Simulator

/// All that was measured in one run.
package struct BenchReport: Sendable {
  package var scenes: [BenchmarkResult] = []
  package var figures: [BenchmarkFigure] = []
  package var curves: [GrowthCurve] = []

  package init() {}

  /// Tables for people.
  package var text: String {
    [scenes.isEmpty ? nil : sceneTable, figureRows.isEmpty ? nil : figureTable].compactMap(\.self)
      .joined(separator: "\n")
  }

  private var sceneTable: String {
    var table = TextTable(
      [
        "scene", "threads", "ms", "quickest", "copies", "quiet", "floor", "worst", "read", "written", "must",
        "aim",
      ],
      leading: [0])
    for result in scenes {
      let timing = result.timing
      table.add(
        [
          result.name, "\(result.threads)", Self.text(timing.milliseconds),
          Self.text(timing.bestMilliseconds),
          Self.text(timing.copyRatio), Self.text(timing.bestCopyRatio), Self.text(result.traffic.copies),
          Self.text(timing.worstFrameRatio), "\(Self.text(result.traffic.bytesRead / 1_000_000)) MB",
          "\(Self.text(result.traffic.bytesWritten / 1_000_000)) MB",
          Self.text(result.goal.must, result.meetsMust),
          Self.text(result.goal.aim, result.meetsAim),
        ], note: result.summary)
    }
    return table.text
  }

  private var figureTable: String {
    var table = TextTable(["figure", "value", "quietest", "copies", "must", "aim"], leading: [0])
    for figure in figureRows {
      let unit = figure.unit.rawValue
      table.add(
        [
          figure.name, "\(Self.text(figure.value)) \(unit)", Self.text(figure.quietest),
          figure.copies.map(Self.text) ?? "",
          Self.text(figure.goal.must, figure.meetsMust), Self.text(figure.goal.aim, figure.meetsAim),
        ], note: figure.summary)
    }
    return table.text
  }

  /// The figures, with those that follow from scenes and curves.
  package var figureRows: [BenchmarkFigure] {
    var rows = figures
    if let worst = scenes.map(\.timing.worstFrameRatio).max() {
      rows.insert(
        BenchmarkFigure(
          "worst-frame", "slowest frame ÷ median frame, of all scenes", worst, .ratio,
          goal: BenchmarkScene.worstFrameGoal), at: 0)
    }
    return rows
      + curves.map { curve in
        BenchmarkFigure(
          "growth-\(curve.name)", "power of the number of \(curve.axis) that a frame's time grows with",
          curve.exponent, .exponent, goal: curve.goal)
      }
  }

  /// An object with `scenes`, `figures` and `growth`, for programs.
  package var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.name("scenes")
    writer.beginArray()
    for result in scenes { Self.write(result, to: &writer) }
    writer.endArray()
    writer.name("figures")
    writer.beginArray()
    for figure in figureRows { Self.write(figure, to: &writer) }
    writer.endArray()
    writer.name("growth")
    writer.beginArray()
    for curve in curves { Self.write(curve, to: &writer) }
    writer.endArray()
    writer.endObject()
    return writer.text + "\n"
  }

  private static func write(_ result: BenchmarkResult, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", result.name)
    writer.member("threads", result.threads)
    writer.member("milliseconds", rounded(result.timing.milliseconds))
    writer.member("bestMilliseconds", rounded(result.timing.bestMilliseconds))
    writer.member("copyMilliseconds", rounded(result.timing.copyMilliseconds))
    writer.member("copyRatio", rounded(result.timing.copyRatio))
    writer.member("bestCopyRatio", rounded(result.timing.bestCopyRatio))
    writer.member("worstFrameRatio", rounded(result.timing.worstFrameRatio))
    writer.member("bytesRead", result.traffic.bytesRead.rounded())
    writer.member("bytesWritten", result.traffic.bytesWritten.rounded())
    writer.member("trafficCopies", rounded(result.traffic.copies))
    write(result.goal, result.meetsMust, result.meetsAim, to: &writer)
    writer.endObject()
  }

  private static func write(_ figure: BenchmarkFigure, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", figure.name)
    writer.member("summary", figure.summary)
    writer.member("unit", figure.unit.rawValue)
    writer.member("value", rounded(figure.value))
    writer.member("quietest", rounded(figure.quietest))
    if let copies = figure.copies { writer.member("copies", rounded(copies)) }
    write(figure.goal, figure.meetsMust, figure.meetsAim, to: &writer)
    writer.endObject()
  }

  private static func write(_ curve: GrowthCurve, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", curve.name)
    writer.member("exponent", rounded(curve.exponent))
    writer.name("sizes")
    writer.numbers(curve.points.map(\.size))
    writer.name("milliseconds")
    writer.numbers(curve.points.map { rounded($0.milliseconds) })
    writer.endObject()
  }

  private static func write(
    _ goal: Goal, _ must: Goal.Verdict?, _ aim: Goal.Verdict?, to writer: inout JSONWriter
  ) {
    for (name, limit, verdict) in [("must", goal.must, must), ("aim", goal.aim, aim)] {
      guard let limit, let verdict else { continue }
      writer.member(name, limit)
      writer.member("\(name)Is", verdict.rawValue)
    }
  }

  /// Four decimals say more than a measurement knows.
  private static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }

  /// Three digits, as far as there are decimals.
  private static func text(_ value: Double) -> String {
    if value.magnitude >= 100 { return JSONWriter.number(value.rounded()) }
    let parts = value.magnitude >= 10 ? 10.0 : value.magnitude >= 1 ? 100 : 1000
    return JSONWriter.number((value * parts).rounded() / parts)
  }

  private static func text(_ limit: Double?, _ verdict: Goal.Verdict?) -> String {
    guard let limit, let verdict else { return "" }
    return "\(JSONWriter.number(limit)) \(verdict.rawValue)"
  }
}
