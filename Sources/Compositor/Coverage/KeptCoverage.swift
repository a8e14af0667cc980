/// The coverage of a shape that is looked at more than once.
final class KeptCoverage: @unchecked Sendable {
  /// The rows that it has, in the outline's own place.
  let bounds: PixelBounds
  private let spans: UnsafeBufferPointer<CoverageSpan>
  /// Where each row's spans begin, with one more at the end.
  private let spanStarts: UnsafeBufferPointer<Int>
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where each row's bytes begin, with one more at the end.
  private let byteStarts: UnsafeBufferPointer<Int>

  /// In rows; what is higher is scanned where it is looked at.
  private static let highest = 16_384
  /// Rows that are scanned together: what is collected of them stays in the processor's caches.
  private static let scannedRows = 128

  /// - Parameter bounds: The pixels looked at, in the outline's own place.
  /// - Returns: nil when there are too many rows, or none.
  init?(of outline: KeptOutline, in bounds: PixelBounds) {
    guard !bounds.isEmpty, bounds.height <= KeptCoverage.highest else { return nil }
    self.bounds = bounds
    var scanner = CoverageScanner()
    var spans = Pile<CoverageSpan>(capacity: 4 * bounds.height)
    var bytes = Pile<UInt8>(capacity: 8 * bounds.height)
    var spanStarts = Pile<Int>(capacity: bounds.height + 1)
    for first in stride(from: bounds.minY, to: bounds.maxY, by: KeptCoverage.scannedRows) {
      var rows = bounds
      rows.minY = first
      rows.maxY = min(first + KeptCoverage.scannedRows, bounds.maxY)
      // The end of the rows before is where these begin.
      spanStarts.truncate(to: max(spanStarts.count - 1, 0))
      scanner.scan(
        edges: outline.edges, runs: outline.runs, isEvenOdd: outline.isEvenOdd, bounds: rows, spans: &spans,
        bytes: &bytes, rowIndex: &spanStarts)
    }
    var byteStarts = Pile<Int>(capacity: bounds.height + 1)
    var next = 0
    for row in 0..<bounds.height {
      byteStarts.append(next)
      for place in spanStarts[row]..<spanStarts[row + 1] where spans[place].coverage < 0 {
        next += Int(spans[place].end - spans[place].start)
      }
    }
    byteStarts.append(next)
    self.spans = spans.copied()
    self.bytes = bytes.copied()
    self.spanStarts = spanStarts.copied()
    self.byteStarts = byteStarts.copied()
  }

  deinit {
    spans.deallocate()
    bytes.deallocate()
    spanStarts.deallocate()
    byteStarts.deallocate()
  }

  /// Appends the spans of some rows, as the scanner does; they may reach beyond the columns asked for.
  ///
  /// - Parameters:
  ///   - rows: In the outline's own place, within its bounds.
  ///   - x: How far the shape stands to the right of there, in pixels.
  func append(
    rows: Range<Int>, movedBy x: Int32, to spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>,
    rowIndex: inout Pile<Int>
  ) {
    let first = rows.lowerBound - bounds.minY
    let last = rows.upperBound - bounds.minY
    let shift = Int32(truncatingIfNeeded: bytes.count - byteStarts[first])
    for row in first..<last {
      rowIndex.append(spans.count)
      for place in spanStarts[row]..<spanStarts[row + 1] {
        let span = self.spans[place]
        // Below zero it is the complement of a place, which grows as the place's number falls.
        let coverage = span.coverage < 0 ? span.coverage - shift : span.coverage
        spans.append(CoverageSpan(start: span.start + x, end: span.end + x, coverage: coverage))
      }
    }
    rowIndex.append(spans.count)
    bytes.append(contentsOf: self.bytes[byteStarts[first]..<byteStarts[last]])
  }
}
