/// The coverage of a footprint, row by row.
struct FootprintSpans {
  let rows: Range<Int>
  private var spans: [CoverageSpan] = []
  private var rowIndex: [Int] = []

  init(_ footprint: Footprint, _ scene: Scene, region: PixelBounds, _ scanner: inout CoverageScanner) {
    let bounds = footprint.bounds.intersection(region)
    guard !bounds.isEmpty else {
      rows = 0..<0
      return
    }
    rows = bounds.minY..<bounds.maxY
    guard footprint.shape >= 0 else {
      let row = CoverageSpan(
        start: Int32(bounds.minX), end: Int32(bounds.maxX), coverage: CoverageSpan.full)
      spans = [CoverageSpan](repeating: row, count: bounds.height)
      rowIndex = Array(0...bounds.height)
      return
    }
    let shape = scene.shapes[Int(footprint.shape)]
    var spanPile = Pile<CoverageSpan>(capacity: 4 * bounds.height)
    var indexPile = Pile<Int>(capacity: bounds.height + 1)
    var bytes = Pile<UInt8>(capacity: 1_024)
    shape.scan(bounds, with: &scanner, spans: &spanPile, bytes: &bytes, rowIndex: &indexPile)
    let columns = Interval(start: Int32(bounds.minX), end: Int32(bounds.maxX))
    spans = (0..<spanPile.count).map { spanPile[$0].limited(to: columns) }
    rowIndex = Array(UnsafeBufferPointer(start: indexPile.base, count: indexPile.count))
  }

  /// All spans, row after row.
  func withSpans<Result>(_ body: (UnsafeBufferPointer<CoverageSpan>) -> Result) -> Result {
    spans.withUnsafeBufferPointer(body)
  }

  /// A row's places among the spans.
  func places(inRow y: Int) -> Range<Int> {
    guard rows.contains(y) else { return 0..<0 }
    let row = y - rows.lowerBound
    return rowIndex[row]..<rowIndex[row + 1]
  }
}

extension CoverageSpan {
  /// The part within some columns; outside it is empty. What bytes it has is not kept.
  fileprivate func limited(to columns: Interval) -> CoverageSpan {
    let start = min(max(start, columns.start), columns.end)
    return CoverageSpan(start: start, end: min(max(end, start), columns.end), coverage: coverage)
  }
}
