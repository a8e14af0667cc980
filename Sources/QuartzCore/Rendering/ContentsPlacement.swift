/// Where contents lie in the bounds of a layer.
enum ContentsPlacement {
  /// - Parameter size: Of the contents, in points.
  static func rect(of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity) -> CGRect {
    switch gravity {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let horizontal = bounds.width / size.width
      let vertical = bounds.height / size.height
      let factor = gravity == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
      return place(
        CGSize(width: size.width * factor, height: size.height * factor), in: bounds, x: 0.5, y: 0.5)
    case .top: return place(size, in: bounds, x: 0.5, y: 0)
    case .bottom: return place(size, in: bounds, x: 0.5, y: 1)
    case .left: return place(size, in: bounds, x: 0, y: 0.5)
    case .right: return place(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return place(size, in: bounds, x: 0, y: 0)
    case .topRight: return place(size, in: bounds, x: 1, y: 0)
    case .bottomLeft: return place(size, in: bounds, x: 0, y: 1)
    case .bottomRight: return place(size, in: bounds, x: 1, y: 1)
    case .center: return place(size, in: bounds, x: 0.5, y: 0.5)
    default: return bounds
    }
  }

  private static func place(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
      width: size.width, height: size.height)
  }

  /// The pieces of contents whose centre stretches: corners keep their size, edges stretch along themselves.
  ///
  /// - Parameters:
  ///   - source: In pixels.
  ///   - destination: In points.
  ///   - center: 0…1 of the source.
  ///   - scale: Pixels to a point of the source.
  static func pieces(
    source: CGRect, destination: CGRect, center: CGRect, scale: CGFloat
  ) -> [(source: CGRect, destination: CGRect)] {
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else { return [(source, destination)] }
    let columns = spans(
      source: (source.minX, source.width), destination: (destination.minX, destination.width),
      center: stretching((center.minX, center.width), pixels: source.width), scale: scale)
    let rows = spans(
      source: (source.minY, source.height), destination: (destination.minY, destination.height),
      center: stretching((center.minY, center.height), pixels: source.height), scale: scale)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1),
          CGRect(
            x: column.destination.0, y: row.destination.0, width: column.destination.1,
            height: row.destination.1)
        )
      }
    }
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  /// What stretches in one direction: what lies within 0…1, and where that is nothing one pixel about its place.
  private static func stretching(_ center: Span, pixels: CGFloat) -> Span {
    let start = min(max(center.start, 0), 1)
    let end = min(max(center.start + center.length, 0), 1)
    if end > start { return (start, end - start) }
    let pixel = pixels > 1 ? 1 / pixels : 1
    return (min(max(start - pixel / 2, 0), 1 - pixel), pixel)
  }

  /// Fixed start, stretching middle and fixed end in one direction; the fixed parts shrink when they do not fit.
  private static func spans(
    source: Span, destination: Span, center: Span, scale: CGFloat
  ) -> [(source: (CGFloat, CGFloat), destination: (CGFloat, CGFloat))] {
    let before = source.length * center.start
    let middle = source.length * center.length
    let after = max(0, source.length - before - middle)
    let fixed = (before + after) / scale
    let shrink = fixed > destination.length ? destination.length / fixed : 1
    let first = before / scale * shrink
    let last = after / scale * shrink
    let spans = [
      (source: (source.start, before), destination: (destination.start, first)),
      (
        source: (source.start + before, middle),
        destination: (destination.start + first, destination.length - first - last)
      ),
      (
        source: (source.start + before + middle, after),
        destination: (destination.start + destination.length - last, last)
      ),
    ]
    return spans.filter { $0.source.1 > 0 && $0.destination.1 > 0 }
  }
}
