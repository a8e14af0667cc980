extension CGPath {
  /// The path part of the way to another, control point by control point (facts 3.10.2, 3.10.3; decision 9.1).
  ///
  /// `close` does not count in the comparison: the result closes where this path or the other does, by the one that
  /// is the more closed.
  ///
  /// - Parameter fraction: 0 gives this path's points, 1 the other's; outside 0...1 it extrapolates.
  /// - Returns: Nil when the steps without closes differ in count or in their numbers of points.
  package func blended(with other: CGPath, fraction: CGFloat) -> CGPath? {
    let from = elements.filter { $0 != .close }
    let to = other.elements.filter { $0 != .close }
    guard from.count == to.count else { return nil }
    var blended: [PathElement] = []
    blended.reserveCapacity(from.count)
    for (first, second) in zip(from, to) {
      guard let element = first.blended(with: second, fraction: fraction) else { return nil }
      blended.append(element)
    }
    let closed = elements.count >= other.elements.count ? elements : other.elements
    var next = blended.makeIterator()
    return CGPath(elements: closed.compactMap { $0 == .close ? .close : next.next() })
  }
}

extension PathElement {
  fileprivate func blended(with other: PathElement, fraction: CGFloat) -> PathElement? {
    func between(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      // The ends are exact: at 1 the result is the other path's point to the last digit.
      if fraction == 1 { return to }
      return CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
    }
    switch (self, other) {
    case (.move(let a), .move(let b)): return .move(between(a, b))
    case (.line(let a), .line(let b)): return .line(between(a, b))
    case (.quad(let a1, let a2), .quad(let b1, let b2)): return .quad(between(a1, b1), between(a2, b2))
    case (.cubic(let a1, let a2, let a3), .cubic(let b1, let b2, let b3)):
      return .cubic(between(a1, b1), between(a2, b2), between(a3, b3))
    default: return nil
    }
  }
}
