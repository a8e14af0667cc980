/// The order in which layers that share a room cover each other (facts 3.12.5 and 3.12.7).
enum DepthOrder {
  /// More tilted layers than this are ordered by their middles alone: comparing each two takes too long.
  private static let comparedLimit = 128

  /// By depth; what lies in one plane keeps its order.
  ///
  /// - Parameters:
  ///   - link: From an item's own space to that of the plane they are all shown in.
  ///   - bounds: Of an item, in its own space.
  static func backToFront<Item>(
    _ items: [Item], link: (Item) -> CATransform3D, bounds: (Item) -> CGRect
  ) -> [Item] {
    guard items.contains(where: { !link($0).staysInPlane }) else { return items }
    if items.allSatisfy({ link($0).facesViewerSquarely }) {
      return sorted(items, by: items.map { link($0).depth(of: .zero) })
    }
    let tiles = items.map { DepthTile(link($0), bounds: bounds($0)) }
    if let first = tiles.first, tiles.allSatisfy({ first.side(of: $0) == .within }) { return items }
    guard tiles.count <= comparedLimit else { return sorted(items, by: tiles.map(\.depth)) }
    return order(of: tiles).map { items[$0] }
  }

  private static func sorted<Item>(_ items: [Item], by depths: [Double]) -> [Item] {
    items.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { items[$0] }
  }

  /// The farthest that covers none of the others, again and again; where layers cover each other in a ring or cut
  /// through each other, the one whose middle is farthest.
  private static func order(of tiles: [DepthTile]) -> [Int] {
    var above = [[Int]](repeating: [], count: tiles.count)
    var belowCounts = [Int](repeating: 0, count: tiles.count)
    for first in tiles.indices {
      for second in tiles.indices where first < second {
        switch tiles[first].isUnder(tiles[second]) {
        case true?:
          above[first].append(second)
          belowCounts[second] += 1
        case false?:
          above[second].append(first)
          belowCounts[first] += 1
        case nil: break
        }
      }
    }
    var waiting = Array(tiles.indices)
    var order: [Int] = []
    while !waiting.isEmpty {
      let free = waiting.firstIndex { belowCounts[$0] <= 0 }
      let place = free ?? waiting.indices.min { tiles[waiting[$0]].depth < tiles[waiting[$1]].depth } ?? 0
      let next = waiting.remove(at: place)
      order.append(next)
      for tile in above[next] { belowCounts[tile] -= 1 }
    }
    return order
  }
}

extension CATransform3D {
  /// Whether the plane z = 0 stays itself.
  fileprivate var staysInPlane: Bool { m13 == 0 && m23 == 0 && m43 == 0 }

  /// Whether every point of the plane z = 0 gets the same depth.
  fileprivate var facesViewerSquarely: Bool { m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 }

  /// How near a point of the plane z = 0 is to the viewer; 0 for what is no number.
  fileprivate func depth(of point: CGPoint) -> Double {
    let depth = (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    return depth.isNaN ? 0 : Double(depth)
  }
}
