/// A pixel crossed by a side. Heights in 1/65,536 px; areas doubled, in 1/65,536² px².
struct CoverageCell: BitwiseCopyable {
  var x: Int32
  var row: Int32
  var height: Int
  var doubleArea: Int
}

/// Turns an outline into coverage spans for a band of rows: exact area, kept in whole numbers.
///
/// Each side leaves in every pixel it crosses the height it covers and the area to its left; summed from left to
/// right that is the exact covered area of each pixel. Windings add up, so that where sides of opposite direction
/// share a pixel the result is exact too; a pixel in which a path overlaps itself counts the overlap once.
struct CoverageScanner: ~Copyable {
  private var cells = Pile<CoverageCell>(capacity: 1024)
  private var sorted = Pile<CoverageCell>(capacity: 1024)
  private var rowStarts = Pile<Int>(capacity: 64)

  init() {}

  /// Appends the spans of every row of `bounds`, and to `rowIndex` where each begins, with one more at the end.
  ///
  /// - Parameter runs: Of the edges; none where they are few.
  mutating func scan(
    edges: UnsafeBufferPointer<OutlineEdge>, runs: UnsafeBufferPointer<EdgeRun>, isEvenOdd: Bool,
    bounds: PixelBounds, spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>, rowIndex: inout Pile<Int>
  ) {
    collectCells(of: edges, runs: runs, bounds: bounds)
    for row in 0..<bounds.height {
      rowIndex.append(spans.count)
      let start = rowStarts[row]
      let end = rowStarts[row + 1]
      if start == end { continue }
      sortByColumn(start, end)
      sweep(
        start, end, isEvenOdd: isEvenOdd, limit: bounds.maxX, spans: &spans, bytes: &bytes)
    }
    rowIndex.append(spans.count)
  }

  /// Writes the coverage of every pixel of `bounds`, row by row, 65,280 for a whole one.
  mutating func scan(
    edges: UnsafeBufferPointer<OutlineEdge>, runs: UnsafeBufferPointer<EdgeRun>, isEvenOdd: Bool,
    bounds: PixelBounds, into values: UnsafeMutableBufferPointer<UInt16>
  ) {
    collectCells(of: edges, runs: runs, bounds: bounds)
    for row in 0..<bounds.height {
      let start = rowStarts[row]
      let end = rowStarts[row + 1]
      sortByColumn(start, end)
      let line = UnsafeMutableBufferPointer(
        rebasing: values[(row * bounds.width)..<((row + 1) * bounds.width)])
      line.update(repeating: 0)
      fill(line, from: start, to: end, isEvenOdd: isEvenOdd, bounds: bounds)
    }
  }

  private mutating func collectCells(
    of edges: UnsafeBufferPointer<OutlineEdge>, runs: UnsafeBufferPointer<EdgeRun>, bounds: PixelBounds
  ) {
    cells.removeAll()
    let top = bounds.minY << FixedPoint.bits
    let bottom = bounds.maxY << FixedPoint.bits
    if runs.isEmpty { scan(edges, 0..<edges.count, from: top, to: bottom, bounds: bounds) }
    for run in 0..<runs.count where runs[run].topY < bottom && runs[run].bottomY > top {
      let start = run * EdgeRun.length
      let end = min(start + EdgeRun.length, edges.count)
      scan(edges, start..<end, from: top, to: bottom, bounds: bounds)
    }
    sortByRow(bounds: bounds)
  }

  private mutating func scan(
    _ edges: UnsafeBufferPointer<OutlineEdge>, _ places: Range<Int>, from top: Int, to bottom: Int,
    bounds: PixelBounds
  ) {
    for index in places where edges[index].topY < bottom && edges[index].bottomY > top {
      scan(edges[index], bounds: bounds)
    }
  }

  private mutating func scan(_ edge: OutlineEdge, bounds: PixelBounds) {
    var y = max(edge.topY, bounds.minY << FixedPoint.bits)
    let last = min(edge.bottomY, bounds.maxY << FixedPoint.bits)
    var x = edge.x(at: y)
    while y < last {
      let row = y >> FixedPoint.bits
      let nextY = min(last, (row + 1) << FixedPoint.bits)
      let nextX = edge.x(at: nextY)
      addCells(
        row: row - bounds.minY, x, nextX, height: nextY - y, winding: edge.winding, bounds: bounds)
      y = nextY
      x = nextX
    }
  }

  /// A piece of a side within one row.
  @inline(__always)
  private mutating func addCells(
    row: Int, _ x0: Int, _ x1: Int, height: Int, winding: Int, bounds: PixelBounds
  ) {
    let first = min(x0, x1)
    let last = max(x0, x1)
    let firstColumn = first >> FixedPoint.bits
    if firstColumn >= bounds.maxX { return }
    let lastColumn = last >> FixedPoint.bits
    if lastColumn < bounds.minX {
      addCell(row, bounds.minX, height: height * winding, doubleArea: 0)
      return
    }
    if firstColumn == lastColumn {
      let origin = firstColumn << FixedPoint.bits
      addCell(
        row, firstColumn, height: height * winding,
        doubleArea: height * winding * (first - origin + last - origin))
      return
    }
    addLongPiece(row: row, first, last, height: height, winding: winding, bounds: bounds)
  }

  /// A piece that crosses columns: the height at each column's edge is found from the piece's own ends, so that it
  /// does not matter which columns are looked at.
  private mutating func addLongPiece(
    row: Int, _ first: Int, _ last: Int, height: Int, winding: Int, bounds: PixelBounds
  ) {
    let width = last - first
    var column = first >> FixedPoint.bits
    var left = first
    var leftHeight = 0
    if column < bounds.minX {
      column = bounds.minX
      left = column << FixedPoint.bits
      leftHeight = (left - first) * height / width
      addCell(row, column, height: leftHeight * winding, doubleArea: 0)
    }
    while left < last && column < bounds.maxX {
      let origin = column << FixedPoint.bits
      let right = min(last, origin + FixedPoint.one)
      let rightHeight = right == last ? height : (right - first) * height / width
      let part = (rightHeight - leftHeight) * winding
      addCell(row, column, height: part, doubleArea: part * (left - origin + right - origin))
      left = right
      leftHeight = rightHeight
      column += 1
    }
  }

  @inline(__always)
  private mutating func addCell(_ row: Int, _ column: Int, height: Int, doubleArea: Int) {
    cells.append(
      CoverageCell(
        x: Int32(truncatingIfNeeded: column), row: Int32(row), height: height, doubleArea: doubleArea))
  }

  private mutating func sortByRow(bounds: PixelBounds) {
    let rows = bounds.height
    rowStarts.resize(to: rows + 2)
    for row in 0..<(rows + 2) { rowStarts[row] = 0 }
    for index in 0..<cells.count { rowStarts[Int(cells[index].row) + 2] += 1 }
    for row in 0..<rows { rowStarts[row + 2] += rowStarts[row + 1] }
    sorted.resize(to: cells.count)
    for index in 0..<cells.count {
      let cell = cells[index]
      let row = Int(cell.row) + 1
      sorted[rowStarts[row]] = cell
      rowStarts[row] += 1
    }
  }

  private mutating func sortByColumn(_ start: Int, _ end: Int) {
    if end - start > 24 {
      // Sums of whole numbers do not depend on the order of cells in one column.
      var row = UnsafeMutableBufferPointer(start: sorted.base + start, count: end - start)
      row.sort { $0.x < $1.x }
      return
    }
    var index = start + 1
    while index < end {
      let cell = sorted[index]
      var place = index
      while place > start && sorted[place - 1].x > cell.x {
        sorted[place] = sorted[place - 1]
        place -= 1
      }
      sorted[place] = cell
      index += 1
    }
  }

  private func sweep(
    _ start: Int, _ end: Int, isEvenOdd: Bool, limit: Int,
    spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>
  ) {
    var writer = SpanWriter()
    var height = 0
    var index = start
    while index < end {
      let x = sorted[index].x
      var area = 0
      while index < end && sorted[index].x == x {
        height += sorted[index].height
        area += sorted[index].doubleArea
        index += 1
      }
      let here = CoverageScanner.coverage((height << 17) - area, isEvenOdd: isEvenOdd)
      writer.add(x, x + 1, here, spans: &spans, bytes: &bytes)
      let next = index < end ? sorted[index].x : Int32(limit)
      if next > x + 1 {
        let beyond = CoverageScanner.coverage(height << 17, isEvenOdd: isEvenOdd)
        writer.add(x + 1, next, beyond, spans: &spans, bytes: &bytes)
      }
    }
    writer.finish(spans: &spans, bytes: &bytes)
  }

  private func fill(
    _ line: UnsafeMutableBufferPointer<UInt16>, from start: Int, to end: Int, isEvenOdd: Bool,
    bounds: PixelBounds
  ) {
    func coverage(_ value: Int) -> UInt16 {
      let area = CoverageScanner.coveredArea(value, isEvenOdd: isEvenOdd)
      return UInt16(truncatingIfNeeded: (area * 65_280 + (1 << 32)) >> 33)
    }
    var height = 0
    var index = start
    while index < end {
      let x = Int(sorted[index].x) - bounds.minX
      var area = 0
      while index < end && Int(sorted[index].x) - bounds.minX == x {
        height += sorted[index].height
        area += sorted[index].doubleArea
        index += 1
      }
      line[x] = coverage((height << 17) - area)
      let next = index < end ? Int(sorted[index].x) - bounds.minX : bounds.width
      if next > x + 1 { line[(x + 1)..<next].update(repeating: coverage(height << 17)) }
    }
  }

  /// Coverage in 8 bits of a signed area in 2⁻³³ px².
  @inline(__always)
  static func coverage(_ value: Int, isEvenOdd: Bool) -> Int32 {
    Int32(truncatingIfNeeded: (coveredArea(value, isEvenOdd: isEvenOdd) * 255 + (1 << 32)) >> 33)
  }

  /// What a fill rule leaves of a signed area, at most a pixel, in 2⁻³³ px².
  @inline(__always)
  private static func coveredArea(_ value: Int, isEvenOdd: Bool) -> Int {
    var area = abs(value)
    if isEvenOdd {
      area &= (1 << 34) - 1
      if area > 1 << 33 { area = (1 << 34) - area }
    } else {
      area = min(area, 1 << 33)
    }
    return area
  }
}
