extension CGPath {
  /// A path that fills what either path fills.
  ///
  /// Like the others here, the result consists of closed subpaths that neither cross themselves nor each other and
  /// fill the same by both rules; curves stay curves. Open subpaths count as closed. A path with a point that is
  /// infinite or no number counts as empty, and what is thinner than 1/250,000 of the paths' extent is left out.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(with: other, rule) { $0 || $1 }
  }

  /// A path that fills what both paths fill.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(with: other, rule) { $0 && $1 }
  }

  /// A path that fills what this path fills and the other does not.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(with: other, rule) { $0 && !$1 }
  }

  /// A path that fills what one of the paths fills and the other does not.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    region(with: other, rule) { $0 != $1 }
  }

  /// A path that fills the same, without crossings, by both rules.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegion([self], rule: rule) { first, _ in first }?.path ?? CGPath(elements: [])
  }

  /// A path for each area that hangs together, holes included. Areas that touch in points only are apart.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    PathRegion([self], rule: rule) { first, _ in first }?.components ?? []
  }

  /// Whether some area is filled by both paths.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    guard boundingBox.intersects(other.boundingBox) else { return false }
    return PathRegion([self, other], rule: rule) { $0 && $1 } != nil
  }

  /// The parts of this path's lines that lie in or on the border of what the other fills.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, isInside: true)
  }

  /// The parts of this path's lines that lie outside of what the other fills.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(of: other, rule, isInside: false)
  }

  private func region(
    with other: CGPath, _ rule: CGPathFillRule, _ belongs: (Bool, Bool) -> Bool
  ) -> CGPath {
    PathRegion([self, other], rule: rule, where: belongs)?.path ?? CGPath(elements: [])
  }

  private func lines(of other: CGPath, _ rule: CGPathFillRule, isInside: Bool) -> CGPath {
    guard let grid = PathGrid([self, other], closesFirst: false) else { return CGPath(elements: []) }
    let pieces = PieceCutter.cut(grid.pieces)
    var isFilled: [PlanarEdge.Ends: Bool] = [:]
    for edge in [PlanarEdge](pieces) {
      isFilled[edge.ends] = rule.fills(edge.left.1) || rule.fills(edge.right.1)
    }
    var writer = PieceWriter(grid: grid, pieces: pieces)
    var steps: [RegionContour.Step] = []
    for (index, piece) in pieces.enumerated() where piece.operand == 0 {
      guard isFilled[PlanarEdge.Ends(piece)] == isInside else { continue }
      if let last = steps.last,
        last.end != piece.start
          || grid.contourOfCurve[pieces[last.piece].curve] != grid.contourOfCurve[piece.curve]
      {
        writer.write(lines: steps)
        steps = []
      }
      steps.append(
        RegionContour.Step(start: piece.start, end: piece.end, piece: index, isReversed: false))
    }
    writer.write(lines: steps)
    return CGPath(elements: writer.elements)
  }
}
