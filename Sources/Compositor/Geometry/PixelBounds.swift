/// A rectangle of whole pixels; empty when an edge does not lie before its opposite.
package struct PixelBounds: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }

  package func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  package func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: PixelBounds) -> Bool { other.isEmpty || union(other) == self }

  package func expanded(by margin: Int) -> PixelBounds {
    PixelBounds(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}
