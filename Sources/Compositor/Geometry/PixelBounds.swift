/// A rectangle of whole pixels; empty when an edge does not lie before its opposite.
package struct PixelBounds: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  static let empty = PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func expanded(by margin: Int) -> PixelBounds {
    PixelBounds(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension PixelBounds {
  /// The pixels of a rectangle under a map; nil unless it covers each of them whole.
  init?(_ rectangle: RenderRect, under transform: DeviceTransform) {
    guard transform.keepsAxes, !rectangle.isEmpty else { return nil }
    let (rest, pixels) = transform.splitOffWholePixels()
    let x0 = FixedPoint.coordinate(rest.a * rectangle.minX + rest.tx)
    let x1 = FixedPoint.coordinate(rest.a * rectangle.maxX + rest.tx)
    let y0 = FixedPoint.coordinate(rest.d * rectangle.minY + rest.ty)
    let y1 = FixedPoint.coordinate(rest.d * rectangle.maxY + rest.ty)
    guard (x0 | x1 | y0 | y1) & (FixedPoint.one - 1) == 0 else { return nil }
    let bounds = PixelBounds(
      minX: min(x0, x1) >> FixedPoint.bits, minY: min(y0, y1) >> FixedPoint.bits,
      maxX: max(x0, x1) >> FixedPoint.bits, maxY: max(y0, y1) >> FixedPoint.bits)
    self = bounds.moved(by: pixels)
  }
}
