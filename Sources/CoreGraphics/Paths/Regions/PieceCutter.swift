/// Cuts pieces where they meet, until they have no more than ends in common.
enum PieceCutter {
  /// Rounding a crossing to the grid bends pieces, which can make new crossings. Two or three rounds are enough for
  /// all but shapes made to defy this.
  private static let roundLimit = 50

  static func cut(_ pieces: [PathPiece]) -> [PathPiece] {
    var pieces = pieces
    var isFresh = [Bool](repeating: true, count: pieces.count)
    for _ in 0..<roundLimit {
      let cuts = findCuts(pieces, isFresh)
      if cuts.isEmpty { break }
      var next: [PathPiece] = []
      var fresh: [Bool] = []
      next.reserveCapacity(pieces.count + 2 * cuts.count)
      for (index, piece) in pieces.enumerated() {
        let parts = cuts[index].map { piece.cut(at: $0) } ?? [piece]
        next += parts
        fresh += parts.map { _ in parts.count > 1 }
      }
      (pieces, isFresh) = (next, fresh)
    }
    return pieces
  }

  /// The points at which each piece has to be cut. Pairs of pieces that have been compared before are passed over.
  private static func findCuts(_ pieces: [PathPiece], _ isFresh: [Bool]) -> [Int: [GridPoint]] {
    var cuts: [Int: [GridPoint]] = [:]
    let boxes = pieces.map(Box.init)
    let order = pieces.indices.sorted { boxes[$0].minX < boxes[$1].minX }
    // Those whose box has not ended left of the current one.
    var active: [Int] = []
    for index in order {
      let box = boxes[index]
      var place = 0
      while place < active.count {
        let other = active[place]
        if boxes[other].maxX < box.minX {
          active.swapAt(place, active.count - 1)
          active.removeLast()
          continue
        }
        place += 1
        guard isFresh[index] || isFresh[other], boxes[other].minY <= box.maxY, box.minY <= boxes[other].maxY
        else { continue }
        meet(pieces[index], pieces[other]) { isFirst, point in
          cuts[isFirst ? index : other, default: []].append(point)
        }
      }
      active.append(index)
    }
    return cuts
  }

  private struct Box {
    let minX, maxX, minY, maxY: Int

    init(_ piece: PathPiece) {
      (minX, maxX) = (min(piece.start.x, piece.end.x), max(piece.start.x, piece.end.x))
      (minY, maxY) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
    }
  }

  /// Calls back with the points at which the first or the second of two pieces has to be cut.
  private static func meet(
    _ first: PathPiece, _ second: PathPiece, _ cut: (_ isFirst: Bool, GridPoint) -> Void
  ) {
    let (a, b) = (second.side(of: first.start), second.side(of: first.end))
    if a > 0 && b > 0 || a < 0 && b < 0 { return }
    let (c, d) = (first.side(of: second.start), first.side(of: second.end))
    if c > 0 && d > 0 || c < 0 && d < 0 { return }
    if a == 0, second.holds(first.start) { cut(false, first.start) }
    if b == 0, second.holds(first.end) { cut(false, first.end) }
    if c == 0, first.holds(second.start) { cut(true, second.start) }
    if d == 0, first.holds(second.end) { cut(true, second.end) }
    guard a != 0, b != 0, c != 0, d != 0 else { return }
    // How far along the first piece the second one's line is crossed.
    let t = CGFloat(a) / (CGFloat(a) - CGFloat(b))
    let direction = first.end - first.start
    let point = GridPoint(
      x: first.start.x + Int((t * CGFloat(direction.x)).rounded()),
      y: first.start.y + Int((t * CGFloat(direction.y)).rounded()))
    if point != first.start, point != first.end { cut(true, point) }
    if point != second.start, point != second.end { cut(false, point) }
  }
}
