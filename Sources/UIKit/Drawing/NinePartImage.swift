import CoreGraphics

/// How a stretched image keeps the size of its edges: nine parts, each with where it comes from and where it goes.
struct NinePartImage {
  /// Source rectangles in pixels of the image, targets in points; parts without area are left out.
  let parts: [(source: CGRect, target: CGRect)]

  init(_ image: UIImage, in rect: CGRect) {
    let insets = image.capInsets
    let columns = Self.split(
      length: image.size.width, start: insets.left, end: insets.right, target: rect.minX, rect.width)
    let rows = Self.split(
      length: image.size.height, start: insets.top, end: insets.bottom, target: rect.minY, rect.height)
    let scale = image.scale
    parts = rows.flatMap { row in
      columns.map { column in
        (
          source: CGRect(
            x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
            width: column.source.length * scale, height: row.source.length * scale),
          target: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
            height: row.target.length)
        )
      }
    }.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// One axis: the first and last part keep their length, squeezed in proportion when there is no room for both.
  private static func split(
    length: CGFloat, start: CGFloat, end: CGFloat, target origin: CGFloat, _ targetLength: CGFloat
  ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
    let first = min(max(0, start), length)
    let last = min(max(0, end), length - first)
    let squeeze = first + last > targetLength ? targetLength / (first + last) : 1
    let sources = [0, first, length - last, length]
    let targets = [
      origin, origin + first * squeeze, origin + targetLength - last * squeeze, origin + targetLength,
    ]
    return (0..<3).map { index in
      (
        sources[index]..<max(sources[index], sources[index + 1]),
        targets[index]..<max(targets[index], targets[index + 1])
      )
    }
  }
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
