import Foundation

/// A convex shape by formula, in doubles: where level lines enter and leave it.
struct TrueShape {
  /// What lies inside on the line at a height; nil where the line misses the shape.
  let span: @Sendable (_ y: Double) -> (start: Double, end: Double)?

  static func circle(x: Double, y: Double, radius: Double) -> TrueShape {
    TrueShape { line in
      let square = radius * radius - (line - y) * (line - y)
      return square > 0 ? (x - square.squareRoot(), x + square.squareRoot()) : nil
    }
  }

  /// - Parameter corners: Of a convex polygon, in turn.
  static func polygon(_ corners: [SIMD2<Double>]) -> TrueShape {
    TrueShape { line in
      var span: (start: Double, end: Double)?
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        guard (corner.y <= line) != (next.y <= line) else { continue }
        let x = corner.x + (line - corner.y) * (next.x - corner.x) / (next.y - corner.y)
        span = span.map { (min($0.start, x), max($0.end, x)) } ?? (x, x)
      }
      return span
    }
  }

  /// The union of parts whose union is convex.
  static func union(_ parts: [TrueShape]) -> TrueShape {
    TrueShape { line in
      parts.compactMap { $0.span(line) }.reduce(nil) { span, part in
        span.map { (min($0.start, part.start), max($0.end, part.end)) } ?? part
      }
    }
  }

  /// A rectangle around the origin with round corners, turned, then moved.
  ///
  /// - Parameter radii: Of the corners from the top left, clockwise on the screen.
  static func roundedRectangle(
    width: Double, height: Double, radii: [Double], angle: Double, x: Double, y: Double
  ) -> TrueShape {
    func place(_ dx: Double, _ dy: Double) -> SIMD2<Double> {
      SIMD2(x + dx * cos(angle) - dy * sin(angle), y + dx * sin(angle) + dy * cos(angle))
    }
    let signs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
    let discs = zip(signs, radii).map { sign, radius in
      let center = place(sign.0 * (width / 2 - radius), sign.1 * (height / 2 - radius))
      return circle(x: center.x, y: center.y, radius: radius)
    }
    // What is left when each corner is cut off between the points where its curve begins and ends.
    let hull = zip(signs, radii).enumerated().flatMap { index, corner -> [SIMD2<Double>] in
      let ((sx, sy), radius) = corner
      let onSide = place(sx * width / 2, sy * (height / 2 - radius))
      let onLevel = place(sx * (width / 2 - radius), sy * height / 2)
      return index % 2 == 0 ? [onSide, onLevel] : [onLevel, onSide]
    }
    return union([polygon(hull)] + discs)
  }

  /// The part of each pixel inside, row by row: a thousand lines to a row, each cut exactly.
  func areas(width: Int, height: Int) -> [Double] {
    let lines = 1024
    var areas: [Double] = []
    for row in 0..<height {
      var parts = [Double](repeating: 0, count: width)
      // Where whole pixels begin and end.
      var steps = [Double](repeating: 0, count: width + 1)
      for line in 0..<lines {
        guard let span = span(Double(row) + (Double(line) + 0.5) / Double(lines)) else { continue }
        let start = min(max(span.start, 0), Double(width))
        let end = min(max(span.end, start), Double(width))
        let (first, last) = (Int(start), Int(end))
        if first == last {
          if first < width { parts[first] += end - start }
          continue
        }
        parts[first] += Double(first + 1) - start
        if last < width { parts[last] += end - Double(last) }
        steps[first + 1] += 1
        steps[last] -= 1
      }
      var whole = 0.0
      for x in 0..<width {
        whole += steps[x]
        areas.append((parts[x] + whole) / Double(lines))
      }
    }
    return areas
  }
}
