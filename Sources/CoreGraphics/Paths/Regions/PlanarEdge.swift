/// An edge that all pieces between two points share, from the smaller point to the larger.
struct PlanarEdge {
  /// What tells edges apart; ordered by start, then end.
  struct Ends: Hashable, Comparable {
    let start: GridPoint
    let end: GridPoint

    init(_ piece: PathPiece) {
      (start, end) = piece.start < piece.end ? (piece.start, piece.end) : (piece.end, piece.start)
    }

    static func < (left: Ends, right: Ends) -> Bool {
      left.start == right.start ? left.end < right.end : left.start < right.start
    }
  }

  let ends: Ends
  /// One of the pieces.
  let piece: Int
  /// By how much each path's winding number is larger on the left, where x turns to y.
  var rise: (Int, Int) = (0, 0)
  /// Each path's winding number on the right.
  var right: (Int, Int) = (0, 0)

  var start: GridPoint { ends.start }
  var end: GridPoint { ends.end }
  var left: (Int, Int) { (right.0 + rise.0, right.1 + rise.1) }

  func side(of point: GridPoint) -> Int { (end - start).cross(point - start) }
}

extension [PlanarEdge] {
  /// The edges of pieces that have only ends in common, with the winding numbers on both sides.
  init(_ pieces: [PathPiece]) {
    self.init()
    let all = pieces.map(PlanarEdge.Ends.init)
    for index in pieces.indices.sorted(by: { all[$0] < all[$1] }) {
      let piece = pieces[index]
      if last?.ends != all[index] { append(PlanarEdge(ends: all[index], piece: index)) }
      let rise = piece.start == all[index].start ? 1 : -1
      if piece.operand == 0 { self[count - 1].rise.0 += rise } else { self[count - 1].rise.1 += rise }
    }
    countWindings()
  }

  /// Sweeps over the points in order, keeping the edges under the sweep line from the lowest to the highest: an
  /// edge's right is the left of the one below it.
  private mutating func countWindings() {
    var active: [Int] = []
    let points = Set(flatMap { [$0.start, $0.end] }).sorted()
    var next = 0
    for point in points {
      // The edges are ordered by their start.
      let first = next
      while next < count, self[next].start == point { next += 1 }
      let starting = (first..<next).sorted { one, other in
        (self[one].end - point).cross(self[other].end - point) > 0
      }
      let place = active.partitioningIndex { self[$0].side(of: point) <= 0 }
      var ended = place
      while ended < active.count, self[active[ended]].end == point { ended += 1 }
      active.replaceSubrange(place..<ended, with: starting)
      var below = place > 0 ? self[active[place - 1]].left : (0, 0)
      for index in starting {
        self[index].right = below
        below = self[index].left
      }
    }
  }
}

extension [Int] {
  /// The first place whose element belongs to the second part, where all before belong to the first.
  fileprivate func partitioningIndex(_ belongsToSecond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
