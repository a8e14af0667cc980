import Benchmarks
import GlissadeTool
import Testing

@Suite struct BenchReportTests {
  private static var report: BenchReport {
    // Medians 2 and 3 over copies of 1 and 2: ratios 2 and 1.5.
    let timing = FrameTiming(frames: [[1, 2, 3], [2, 3, 8]], copies: [[1], [2]])
    var report = BenchReport()
    report.scenes = [
      BenchmarkResult(
        name: "S1", summary: "circle", threads: 1, timing: timing,
        traffic: FrameTraffic(bytesRead: 12_000_000, bytesWritten: 11_990_016),
        goal: Goal(must: 1.75, aim: 1.5))
    ]
    report.figures = [
      BenchmarkFigure("start", "to the first frame", 70, .milliseconds, quietest: 50, goal: Goal(must: 60))
    ]
    report.figures[0].copyMilliseconds = 0.5
    report.curves = [
      GrowthCurve(
        name: "layers", axis: "layers",
        points: [.init(size: 1, milliseconds: 1), .init(size: 10, milliseconds: 10)])
    ]
    return report
  }

  @Test("Medians of runs, copies of the same runs, and each frame's best")
  func timing() {
    let timing = FrameTiming(frames: [[1, 2, 3], [2, 3, 8]], copies: [[1], [2]])
    #expect(timing.milliseconds == 2.5)
    #expect(timing.bestMilliseconds == 2)
    #expect(timing.copyMilliseconds == 1.5)
    #expect(timing.copyRatio == 1.75)
    #expect(timing.bestCopyRatio == 2)
    // The best times are 1, 2 and 3.
    #expect(timing.worstFrameRatio == 1.5)
  }

  @Test("A limit is met, met by the quickest run only, or missed")
  func verdicts() {
    #expect(Goal.verdict(of: 2, quietest: 1, limit: 2) == .met)
    #expect(Goal.verdict(of: 2.1, quietest: 2, limit: 2) == .quiet)
    #expect(Goal.verdict(of: 2.2, quietest: 2.1, limit: 2) == .missed)
    #expect(Goal.verdict(of: 2, quietest: 1, limit: nil) == nil)
  }

  @Test("Every scene has goals for one thread and for two, and an aim within the first")
  func goals() throws {
    for scene in BenchmarkScene.all {
      let must = try #require(scene.goal(threads: 1).must)
      #expect(try #require(scene.goal(threads: 1).aim) < must)
      #expect(try #require(scene.goal(threads: 2).must) < must)
      #expect(scene.goal(threads: 3) == Goal())
    }
  }

  @Test func json() {
    #expect(
      Self.report.json == """
        {"scenes":[{"name":"S1","threads":1,"milliseconds":2.5,"bestMilliseconds":2,"copyMilliseconds":1.5,\
        "copyRatio":1.75,"bestCopyRatio":2,"worstFrameRatio":1.5,"bytesRead":12000000,"bytesWritten":11990016,\
        "trafficCopies":1.0003,"must":1.75,"mustIs":"met","aim":1.5,"aimIs":"missed"}],\
        "figures":[{"name":"worst-frame","summary":"slowest frame ÷ median frame, of all scenes","unit":"×",\
        "value":1.5,"quietest":1.5,"must":2.5,"mustIs":"met"},\
        {"name":"start","summary":"to the first frame","unit":"ms","value":70,"quietest":50,"copies":140,"must":60,\
        "mustIs":"met when quiet"},\
        {"name":"growth-layers","summary":"power of the number of layers that a frame's time grows with",\
        "unit":"exponent","value":1,"quietest":1,"must":1.1,"mustIs":"met"}],\
        "growth":[{"name":"layers","exponent":1,"sizes":[1,10],"milliseconds":[1,10]}]}

        """)
  }

  @Test("The tables have a line for each scene and figure, with limits and whether they are met")
  func text() {
    let lines = Self.report.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("S1 "))
    #expect(lines[1].contains(" 1.75 met  1.5 missed  circle"))
    #expect(lines[4].hasPrefix("worst-frame"))
    #expect(lines[5].contains("60 met when quiet"))
    #expect(BenchReport().text.isEmpty)
  }

  @Test func tablesAlign() {
    var table = TextTable(["name", "n"], leading: [0])
    table.add(["a", "100"], note: "first")
    table.add(["longer", "1"])
    #expect(table.text == "name      n\na       100  first\nlonger    1\n")
  }
}
