/// Joins the runs of a row into spans: long or full ones as they are, short partial ones as bytes side by side.
struct SpanWriter {
  private var start: Int32 = 0
  private var end: Int32 = 0
  private var coverage: Int32 = 0
  /// Whether the last span written holds bytes and ends at `bytesEnd`.
  private var bytesEnd = Int32.min

  private static let shortestRun: Int32 = 16

  @inline(__always)
  mutating func add(
    _ runStart: Int32, _ runEnd: Int32, _ runCoverage: Int32,
    spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>
  ) {
    if runCoverage == coverage && runStart == end {
      end = runEnd
      return
    }
    flush(spans: &spans, bytes: &bytes)
    start = runStart
    end = runEnd
    coverage = runCoverage
  }

  mutating func finish(spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>) {
    flush(spans: &spans, bytes: &bytes)
    coverage = 0
  }

  private mutating func flush(spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>) {
    if coverage == 0 { return }
    if coverage == CoverageSpan.full || end - start >= SpanWriter.shortestRun {
      spans.append(CoverageSpan(start: start, end: end, coverage: coverage))
      return
    }
    if bytesEnd == start {
      spans.base[spans.count - 1].end = end
    } else {
      spans.append(CoverageSpan(start: start, end: end, coverage: ~Int32(truncatingIfNeeded: bytes.count)))
    }
    for _ in start..<end { bytes.append(UInt8(truncatingIfNeeded: coverage)) }
    bytesEnd = end
  }
}
