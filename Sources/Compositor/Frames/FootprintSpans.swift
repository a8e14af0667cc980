/// The coverage of a footprint, row by row.
struct FootprintSpans: ~Copyable {
  let rows: Range<Int>
  private var spans: Pile<CoverageSpan>
  private var rowIndex: Pile<Int>

  init(_ footprint: Footprint, _ scene: Scene, region: PixelBounds, _ scanner: inout CoverageScanner) {
    let bounds = footprint.bounds.intersection(region)
    rows = bounds.isEmpty ? 0..<0 : bounds.minY..<bounds.maxY
    spans = Pile(capacity: 4 * rows.count + 1)
    rowIndex = Pile(capacity: rows.count + 1)
    if rows.isEmpty { return }
    let columns = Interval(start: Int32(bounds.minX), end: Int32(bounds.maxX))
    guard footprint.shape >= 0 else {
      for row in 0..<rows.count {
        spans.append(CoverageSpan(start: columns.start, end: columns.end, coverage: CoverageSpan.full))
        rowIndex.append(row)
      }
      rowIndex.append(rows.count)
      return
    }
    var bytes = Pile<UInt8>(capacity: 1_024)
    scene.shapes[Int(footprint.shape)].scan(
      bounds, with: &scanner, spans: &spans, bytes: &bytes, rowIndex: &rowIndex)
    for place in 0..<spans.count { spans.base[place].limit(to: columns) }
  }

  /// A row's spans.
  @inline(__always)
  func row(_ y: Int) -> UnsafeBufferPointer<CoverageSpan> {
    guard rows.contains(y) else { return UnsafeBufferPointer(start: nil, count: 0) }
    let row = y - rows.lowerBound
    return UnsafeBufferPointer(
      start: spans.base + rowIndex[row], count: rowIndex[row + 1] - rowIndex[row])
  }
}

extension CoverageSpan {
  /// Leaves the part within some columns; outside it is empty. What bytes it has is not kept.
  fileprivate mutating func limit(to columns: Interval) {
    start = min(max(start, columns.start), columns.end)
    end = min(max(end, start), columns.end)
  }
}
