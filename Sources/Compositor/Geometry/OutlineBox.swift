/// The outline of a rectangle whose sides are level and upright, in 1/65,536 px.
///
/// Most shapes are such: they need no list of sides, and their coverage no scanning.
struct OutlineBox: BitwiseCopyable, Equatable {
  private let minX: Int
  private let minY: Int
  private let maxX: Int
  private let maxY: Int

  /// - Returns: Nil for a map that does not keep the sides level and upright.
  init?(_ rectangle: RenderRect, under transform: DeviceTransform) {
    guard transform.keepsAxes else { return nil }
    let x0 = FixedPoint.coordinate(transform.a * rectangle.minX + transform.tx)
    let x1 = FixedPoint.coordinate(transform.a * rectangle.maxX + transform.tx)
    let y0 = FixedPoint.coordinate(transform.d * rectangle.minY + transform.ty)
    let y1 = FixedPoint.coordinate(transform.d * rectangle.maxY + transform.ty)
    let isEmpty = rectangle.isEmpty
    minX = isEmpty ? 0 : min(x0, x1)
    minY = isEmpty ? 0 : min(y0, y1)
    maxX = isEmpty ? 0 : max(x0, x1)
    maxY = isEmpty ? 0 : max(y0, y1)
  }

  /// The pixels touched.
  var bounds: PixelBounds {
    guard minX < maxX && minY < maxY else { return .empty }
    let one = FixedPoint.one - 1
    return PixelBounds(
      minX: minX >> FixedPoint.bits, minY: minY >> FixedPoint.bits,
      maxX: (maxX + one) >> FixedPoint.bits, maxY: (maxY + one) >> FixedPoint.bits)
  }

  /// Whether it covers each pixel that it touches whole.
  var isOfWholePixels: Bool { (minX | minY | maxX | maxY) & (FixedPoint.one - 1) == 0 }

  /// Appends the spans of some rows, as the scanner does.
  ///
  /// - Parameter x: How far the shape stands to the right of its outline, in pixels.
  func append(
    rows: Range<Int>, movedBy x: Int32, to spans: inout Pile<CoverageSpan>, bytes: inout Pile<UInt8>,
    rowIndex: inout Pile<Int>
  ) {
    let first = minX >> FixedPoint.bits
    let last = (maxX - 1) >> FixedPoint.bits
    let left = x + Int32(truncatingIfNeeded: first)
    let right = x + Int32(truncatingIfNeeded: last)
    let firstWidth = min(maxX, (first + 1) << FixedPoint.bits) - minX
    let lastWidth = maxX - last << FixedPoint.bits
    for row in rows {
      rowIndex.append(spans.count)
      let height = min(maxY, (row + 1) << FixedPoint.bits) - max(minY, row << FixedPoint.bits)
      if height <= 0 { continue }
      func coverage(_ width: Int) -> Int32 {
        CoverageScanner.coverage(2 * height * width, isEvenOdd: false)
      }
      var writer = SpanWriter()
      writer.add(left, left + 1, coverage(firstWidth), spans: &spans, bytes: &bytes)
      if last > first {
        if last > first + 1 {
          writer.add(left + 1, right, coverage(FixedPoint.one), spans: &spans, bytes: &bytes)
        }
        writer.add(right, right + 1, coverage(lastWidth), spans: &spans, bytes: &bytes)
      }
      writer.finish(spans: &spans, bytes: &bytes)
    }
    rowIndex.append(spans.count)
  }
}
