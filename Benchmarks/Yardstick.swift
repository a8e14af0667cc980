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
}
