import CoreGraphics

/// What times are compared with: plain copies of a full-size frame on one thread.
package final class Yardstick {
  private let target = FrameMemory()
  private static let copies = 15

  package init() {}

  /// The median copy, in milliseconds, now.
  package func measure() -> Double {
    let page = BenchmarkPages.first.picture
    return BenchmarkSuite.median(
      (0..<Self.copies).map { _ in Stopwatch.processor { target.copy(page) } })
  }

  /// What several threads gain in a copy: where the memory is busy with one, two can do nothing faster that is mostly
  /// copying.
  package func measureTogether(threads: Int) -> BenchmarkFigure {
    let page = BenchmarkPages.first.picture
    let ratios = (0..<BenchmarkSuite.runs).map { _ in
      let alone = (0..<Self.copies).map { _ in Stopwatch.wall { target.copy(page) } }
      let together = (0..<Self.copies).map { _ in Stopwatch.wall { target.copy(page, threads: threads) } }
      return BenchmarkSuite.median(together) / BenchmarkSuite.median(alone)
    }
    return BenchmarkFigure(
      "copy-on-\(threads)-threads", "one copy of a frame made by \(threads) threads at once",
      BenchmarkSuite.median(ratios), .copies, quietest: ratios.min())
  }
}
