/// The area that a path or two paths together fill, as contours that neither cross themselves nor each other.
struct PathRegion {
  private let grid: PathGrid
  private let pieces: [PathPiece]
  private let contours: [RegionContour]

  /// Nil when nothing is filled.
  ///
  /// - Parameters:
  ///   - paths: One or two.
  ///   - belongs: Whether a place belongs to the region that the first path fills or not, and the second or not.
  init?(_ paths: [CGPath], rule: CGPathFillRule, where belongs: (Bool, Bool) -> Bool) {
    guard let grid = PathGrid(paths) else { return nil }
    let pieces = PieceCutter.cut(grid.pieces)
    self.grid = grid
    self.pieces = pieces
    contours = RegionContour.contours(of: [PlanarEdge](pieces), pieces: pieces) { windings in
      belongs(rule.fills(windings.0), rule.fills(windings.1))
    }
    .filter { abs($0.area) > grid.thickness * $0.length / 2 }
    if contours.isEmpty { return nil }
  }

  /// Goes round areas from the x axis towards the y axis and round holes the other way, so that both fill rules fill
  /// the same.
  var path: CGPath { path(of: contours) }

  /// A path for each area that hangs together, with its holes.
  var components: [CGPath] {
    let areas = contours.filter { $0.area > 0 }.sorted { $0.area < $1.area }
    var holes = [[RegionContour]](repeating: [], count: areas.count)
    for contour in contours where contour.area < 0 {
      // The smallest that surrounds the hole is the one that has it.
      if let index = areas.firstIndex(where: { $0.surrounds(contour.steps[0]) }) {
        holes[index].append(contour)
      }
    }
    let order = areas.indices.sorted { areas[$0].steps[0].start < areas[$1].steps[0].start }
    return order.map { path(of: [areas[$0]] + holes[$0]) }
  }

  private func path(of contours: [RegionContour]) -> CGPath {
    var writer = PieceWriter(grid: grid, pieces: pieces)
    for contour in contours { writer.write(contour) }
    return CGPath(elements: writer.elements)
  }
}

extension CGPathFillRule {
  func fills(_ winding: Int) -> Bool {
    self == .winding ? winding != 0 : winding % 2 != 0
  }
}
