/// The outline of a rectangle with edges that are not anti-aliased: a pixel lies within such an edge when its middle
/// does, as a whole. Of two rectangles that share one, each pixel along it belongs to one only.
struct HardEdgedOutline {
  private let sides: [Side]
  private let rows: Range<Int>
  private let columns: Range<Int>

  /// - Parameters:
  ///   - hardEdges: Those of the rectangle that are not anti-aliased.
  ///   - visible: The pixels that are asked for.
  static func outline(
    of rectangle: RenderRect, _ hardEdges: RenderEdges, under transform: DeviceTransform, visible: PixelBounds
  ) -> Outline {
    guard !visible.isEmpty, !rectangle.isEmpty else { return Outline() }
    guard let shape = HardEdgedOutline(rectangle, hardEdges, under: transform, visible: visible) else {
      return OutlineBuilder.outline(of: .rectangle(rectangle), under: transform)
    }
    return shape.outline
  }

  /// - Returns: Nil for what reaches behind the eye.
  private init?(
    _ rectangle: RenderRect, _ hardEdges: RenderEdges, under transform: DeviceTransform, visible: PixelBounds
  ) {
    let (minX, minY, maxX, maxY) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
    let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map {
      transform.applied(x: $0.0, y: $0.1)
    }
    guard corners.allSatisfy({ $0.w >= OutlineBuilder.nearest }) else { return nil }
    let points = corners.map { corner in
      let (x, y) = (FixedPoint.coordinate(corner.x / corner.w), FixedPoint.coordinate(corner.y / corner.w))
      return SIMD2(Double(x), Double(y)) / Double(FixedPoint.one)
    }
    let edges: [RenderEdges] = [.minY, .maxX, .maxY, .minX]
    var sides = (0..<4).map { index in
      Side(from: points[index], to: points[(index + 1) % 4], isHard: hardEdges.contains(edges[index]))
    }
    let area = sides.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
    if area < 0 { sides = sides.map(\.reversed) }
    // A rectangle seen from the side has no inside.
    self.sides = area == 0 ? [] : sides
    func pixels(_ coordinates: [Double]) -> Range<Int> {
      let (least, most) = (coordinates.reduce(.infinity, min), coordinates.reduce(-.infinity, max))
      return Int(least.rounded(.down))..<Int(most.rounded(.up))
    }
    rows = pixels(points.map(\.y)).clamped(to: visible.minY..<visible.maxY)
    // All of them, so that it does not matter which are visible.
    columns = pixels(points.map(\.x))
  }

  private var outline: Outline {
    var outline = Outline()
    guard !sides.isEmpty else { return outline }
    let softSides = sides.filter { !$0.isHard }
    /// Rows alike, of whole pixels.
    var block: (rows: Range<Int>, columns: Range<Int>)?
    func add(_ block: (rows: Range<Int>, columns: Range<Int>)?) {
      guard let block else { return }
      let one = FixedPoint.one
      outline.addRectangle(
        minX: block.columns.lowerBound * one, minY: block.rows.lowerBound * one,
        maxX: block.columns.upperBound * one, maxY: block.rows.upperBound * one)
    }
    for row in rows {
      let columns = columns(ofRow: row)
      if columns.isEmpty { continue }
      guard softSides.isEmpty else {
        outline.add(Self.polygon(columns, row, within: softSides))
        continue
      }
      if let last = block, last.columns == columns, last.rows.upperBound == row {
        block = (last.rows.lowerBound..<row + 1, columns)
      } else {
        add(block)
        block = (row..<row + 1, columns)
      }
    }
    add(block)
    return outline
  }

  /// The pixels of a row whose middles lie within all hard edges.
  private func columns(ofRow row: Int) -> Range<Int> {
    let middle = Double(row) + 0.5
    var (first, end) = (columns.lowerBound, columns.upperBound)
    for side in sides where side.isHard {
      if side.start.y == side.end.y {
        // What lies on an upper edge is inside, on a lower one outside.
        let isUpper = side.start.x < side.end.x
        guard isUpper ? middle >= side.start.y : middle < side.start.y else { return first..<first }
        continue
      }
      let x = (side.x(at: middle) - 0.5).rounded(.up)
      let column = x > -4_194_304 ? (x < 4_194_304 ? Int(x) : 4_194_304) : -4_194_304
      if side.end.y < side.start.y { first = max(first, column) } else { end = min(end, column) }
    }
    return first..<max(first, end)
  }

  /// Sutherland and Hodgman's cut of a row of whole pixels.
  private static func polygon(_ columns: Range<Int>, _ row: Int, within sides: [Side]) -> [SIMD2<Double>] {
    let (left, right) = (Double(columns.lowerBound), Double(columns.upperBound))
    let (top, bottom) = (Double(row), Double(row + 1))
    var polygon = [SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom)]
    for side in sides {
      guard var previous = polygon.last else { break }
      var kept: [SIMD2<Double>] = []
      var before = side.distance(of: previous)
      for point in polygon {
        let distance = side.distance(of: point)
        if (distance >= 0) != (before >= 0) {
          kept.append(previous + (point - previous) * (before / (before - distance)))
        }
        if distance >= 0 { kept.append(point) }
        (previous, before) = (point, distance)
      }
      polygon = kept
    }
    return polygon
  }
}

/// One side, with the inside on its right as seen along it on the screen.
private struct Side {
  let start: SIMD2<Double>
  let end: SIMD2<Double>
  let isHard: Bool

  init(from start: SIMD2<Double>, to end: SIMD2<Double>, isHard: Bool) {
    self.start = start
    self.end = end
    self.isHard = isHard
  }

  var reversed: Side { Side(from: end, to: start, isHard: isHard) }

  /// The same number for both directions, so that neighbours agree.
  func x(at y: Double) -> Double {
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    return upper.x + (y - upper.y) * ((lower.x - upper.x) / (lower.y - upper.y))
  }

  /// How far inside, in lengths of the side.
  func distance(of point: SIMD2<Double>) -> Double {
    let (along, to) = (end - start, point - start)
    return along.x * to.y - along.y * to.x
  }
}

extension Outline {
  /// - Parameter polygon: In pixels.
  fileprivate mutating func add(_ polygon: [SIMD2<Double>]) {
    guard polygon.count > 2, var previous = polygon.last else { return }
    for point in polygon {
      addEdge(
        fromX: FixedPoint.coordinate(previous.x), y: FixedPoint.coordinate(previous.y),
        toX: FixedPoint.coordinate(point.x), y: FixedPoint.coordinate(point.y))
      previous = point
    }
  }
}
