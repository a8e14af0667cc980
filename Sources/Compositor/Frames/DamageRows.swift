/// Collects damaged areas of two scenes row by row.
struct DamageRows: ~Copyable {
  private struct Stretch {
    var row: Int32
    var columns: Interval

    func isBefore(_ other: Stretch) -> Bool {
      row == other.row ? columns.start < other.columns.start : row < other.row
    }
  }

  private let before: Scene
  private let after: Scene
  private let region: PixelBounds
  private var stretches: [Stretch] = []
  /// Whether no stretch lies before the one that came before it.
  private var areInOrder = true
  private var scanner = CoverageScanner()

  /// Stretches nearer to each other than this become one: in pixels.
  private static let joined: Int32 = 16
  /// With more rows of areas than this many screens have, what is damaged is not told apart any more.
  private static let mostScreens = 32

  private init(_ before: Scene, _ after: Scene) {
    self.before = before
    self.after = after
    region = after.region
  }

  /// The pixels of some areas.
  static func damage(of areas: [DamagedArea], _ before: Scene, _ after: Scene) -> Damage {
    var rows = DamageRows(before, after)
    let boxes = areas.map { $0.bounds.intersection(rows.region) }.filter { !$0.isEmpty }
    if boxes.reduce(0, { $0 + $1.height }) > DamageRows.mostScreens * rows.region.height {
      rows.add(boxes.reduce(PixelBounds.empty) { $0.union($1) })
    } else {
      for area in areas { rows.add(area) }
    }
    return rows.damage()
  }

  private mutating func add(_ area: DamagedArea) {
    switch area {
    case .inside(let footprint) where footprint.shape < 0:
      add(footprint.bounds.intersection(region))
    case .inside(let footprint):
      let spans = FootprintSpans(footprint, scene(footprint), region: region, &scanner)
      for y in spans.rows {
        for span in spans.row(y) { append(y, span.start, span.end) }
      }
    case .between(let old, let new):
      let oldSpans = FootprintSpans(old, scene(old), region: region, &scanner)
      let newSpans = FootprintSpans(new, scene(new), region: region, &scanner)
      let top = min(oldSpans.rows.lowerBound, newSpans.rows.lowerBound)
      let bottom = max(oldSpans.rows.upperBound, newSpans.rows.upperBound)
      for y in top..<bottom { addDifference(y, oldSpans.row(y), newSpans.row(y)) }
    }
  }

  private func scene(_ footprint: Footprint) -> Scene { footprint.frame == .before ? before : after }

  private mutating func add(_ box: PixelBounds) {
    if box.isEmpty { return }
    for y in box.minY..<box.maxY { append(y, Int32(box.minX), Int32(box.maxX)) }
  }

  private mutating func append(_ y: Int, _ start: Int32, _ end: Int32) {
    if start >= end { return }
    let stretch = Stretch(row: Int32(y), columns: Interval(start: start, end: end))
    if let last = stretches.last, stretch.isBefore(last) { areInOrder = false }
    stretches.append(stretch)
  }

  /// Adds the columns that not both lists cover fully, and not both leave out.
  private mutating func addDifference(
    _ y: Int, _ old: UnsafeBufferPointer<CoverageSpan>, _ new: UnsafeBufferPointer<CoverageSpan>
  ) {
    var (oldPlace, newPlace) = (0, 0)
    var x = Int32.min
    while oldPlace < old.count || newPlace < new.count {
      let before = Stop(after: x, oldPlace < old.count ? old[oldPlace] : nil)
      let after = Stop(after: x, newPlace < new.count ? new[newPlace] : nil)
      let next = min(before.x, after.x)
      let isSame = before.isFull && after.isFull || !before.isCovered && !after.isCovered
      if !isSame { append(y, x, next) }
      x = next
      if oldPlace < old.count, old[oldPlace].end <= x { oldPlace += 1 }
      if newPlace < new.count, new[newPlace].end <= x { newPlace += 1 }
    }
  }

  /// How a list of spans covers the columns from one place on, and where that changes.
  private struct Stop {
    var x = Int32.max
    var isCovered = false
    var isFull = false

    /// - Parameter span: The first that ends beyond the place.
    init(after x: Int32, _ span: CoverageSpan?) {
      guard let span else { return }
      isCovered = span.start <= x
      isFull = isCovered && span.coverage == CoverageSpan.full
      self.x = isCovered ? span.end : span.start
    }
  }

  /// Puts the stretches into rows by counting, then those of a row from left to right.
  private mutating func sort() {
    var rowEnds = [Int](repeating: 0, count: region.height + 1)
    for stretch in stretches { rowEnds[Int(stretch.row) - region.minY + 1] += 1 }
    for row in 0..<region.height { rowEnds[row + 1] += rowEnds[row] }
    var sorted = stretches
    for stretch in stretches {
      let row = Int(stretch.row) - region.minY
      sorted[rowEnds[row]] = stretch
      rowEnds[row] += 1
    }
    var start = 0
    for end in rowEnds.dropLast() {
      if end - start > 1 { sorted[start..<end].sort { $0.isBefore($1) } }
      start = end
    }
    stretches = sorted
  }

  /// Joins the stretches that touch, row by row.
  private consuming func damage() -> Damage {
    // Those of one area come in order.
    if !areInOrder { sort() }
    var intervals: [Interval] = []
    intervals.reserveCapacity(stretches.count)
    var rowStarts: [Int] = []
    rowStarts.reserveCapacity(region.height + 1)
    var next = 0
    for row in region.minY..<region.maxY {
      let first = intervals.count
      rowStarts.append(first)
      while next < stretches.count, stretches[next].row == row {
        let columns = stretches[next].columns
        next += 1
        if intervals.count > first, columns.start - intervals[intervals.count - 1].end < DamageRows.joined {
          intervals[intervals.count - 1].end = max(intervals[intervals.count - 1].end, columns.end)
        } else {
          intervals.append(columns)
        }
      }
    }
    rowStarts.append(intervals.count)
    return Damage(region: region, intervals: intervals, rowStarts: rowStarts)
  }
}
