/// Collects damaged areas of two scenes row by row.
struct DamageRows: ~Copyable {
  private struct Stretch {
    var row: Int32
    var columns: Interval
  }

  private let before: Scene
  private let after: Scene
  private let region: PixelBounds
  private var stretches: [Stretch] = []
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
      spans.withSpans { all in
        for y in spans.rows {
          for place in spans.places(inRow: y) { append(y, all[place].start, all[place].end) }
        }
      }
    case .between(let old, let new):
      let oldSpans = FootprintSpans(old, scene(old), region: region, &scanner)
      let newSpans = FootprintSpans(new, scene(new), region: region, &scanner)
      let top = min(oldSpans.rows.lowerBound, newSpans.rows.lowerBound)
      let bottom = max(oldSpans.rows.upperBound, newSpans.rows.upperBound)
      oldSpans.withSpans { old in
        newSpans.withSpans { new in
          for y in top..<bottom {
            addDifference(
              y, old[oldSpans.places(inRow: y)], new[newSpans.places(inRow: y)])
          }
        }
      }
    }
  }

  private func scene(_ footprint: Footprint) -> Scene { footprint.frame == .before ? before : after }

  private mutating func add(_ box: PixelBounds) {
    if box.isEmpty { return }
    for y in box.minY..<box.maxY { append(y, Int32(box.minX), Int32(box.maxX)) }
  }

  private mutating func append(_ y: Int, _ start: Int32, _ end: Int32) {
    if start < end {
      stretches.append(Stretch(row: Int32(y), columns: Interval(start: start, end: end)))
    }
  }

  /// Adds the columns that not both lists cover fully, and not both leave out.
  private mutating func addDifference(
    _ y: Int, _ old: Slice<UnsafeBufferPointer<CoverageSpan>>, _ new: Slice<UnsafeBufferPointer<CoverageSpan>>
  ) {
    var (oldPlace, newPlace) = (old.startIndex, new.startIndex)
    var x = Int32.min
    while oldPlace < old.endIndex || newPlace < new.endIndex {
      let before = Stop(after: x, oldPlace < old.endIndex ? old[oldPlace] : nil)
      let after = Stop(after: x, newPlace < new.endIndex ? new[newPlace] : nil)
      let next = min(before.x, after.x)
      let isSame = before.isFull && after.isFull || !before.isCovered && !after.isCovered
      if !isSame { append(y, x, next) }
      x = next
      if oldPlace < old.endIndex, old[oldPlace].end <= x { oldPlace += 1 }
      if newPlace < new.endIndex, new[newPlace].end <= x { newPlace += 1 }
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

  /// Sorts the stretches into rows and joins those that touch.
  private consuming func damage() -> Damage {
    let height = region.height
    var places = [Int](repeating: 0, count: height + 1)
    for stretch in stretches { places[Int(stretch.row) + 1] += 1 }
    for row in 0..<height { places[row + 1] += places[row] }
    var sorted = [Interval](repeating: Interval(start: 0, end: 0), count: stretches.count)
    var next = places
    for stretch in stretches {
      sorted[next[Int(stretch.row)]] = stretch.columns
      next[Int(stretch.row)] += 1
    }
    var intervals: [Interval] = []
    var rowStarts: [Int] = []
    rowStarts.reserveCapacity(height + 1)
    for row in 0..<height {
      rowStarts.append(intervals.count)
      let range = places[row]..<places[row + 1]
      if range.count > 1 { sorted[range].sort { $0.start < $1.start } }
      for columns in sorted[range] {
        let isFirst = intervals.count == rowStarts[row]
        if !isFirst, columns.start - intervals[intervals.count - 1].end < DamageRows.joined {
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
