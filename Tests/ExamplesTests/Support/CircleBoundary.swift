import CoreGraphics

/// Tells from pixels where the edge of a circle is, through which one still picture shows over another. In pixels.
struct CircleBoundary {
  let inside: Picture
  let outside: Picture
  /// The rows to look at.
  let rows: [Int]

  /// What one frame says.
  struct Reading {
    /// Pixels that would look otherwise if the edge were where it should be, give or take the tolerance.
    var stray = 0
    /// Pixels, on either side of the edge, that tell the two pictures apart.
    var telling = (inside: 0, outside: 0)
  }

  /// - Parameter tolerance: How far the edge may be from the circle.
  func read(_ picture: Picture, center: CGPoint, radius: Double, tolerance: Double = 0.5) -> Reading {
    var reading = Reading()
    // A circle of four cubics is a little larger than an ideal one (decision 9.1).
    let outer = radius * 1.000273 + tolerance
    let inner = max(0, radius - tolerance)
    for y in rows {
      let (near, far) = Self.distances(from: Double(y), of: 1, to: Double(center.y))
      for x in 0..<picture.width {
        let (within, without) = (inside.pixel(x: x, y: y), outside.pixel(x: x, y: y))
        guard within != without else { continue }
        let (left, right) = Self.distances(from: Double(x), of: 1, to: Double(center.x))
        if far * far + right * right <= inner * inner {
          reading.telling.inside += 1
          if picture.pixel(x: x, y: y) != within { reading.stray += 1 }
        } else if near * near + left * left >= outer * outer {
          reading.telling.outside += 1
          if picture.pixel(x: x, y: y) != without { reading.stray += 1 }
        }
      }
    }
    return reading
  }

  /// The least and the greatest distance of the points of an interval from a point.
  private static func distances(
    from start: Double, of length: Double, to point: Double
  ) -> (near: Double, far: Double) {
    let ends = (abs(start - point), abs(start + length - point))
    let contains = start <= point && point <= start + length
    return (contains ? 0 : min(ends.0, ends.1), max(ends.0, ends.1))
  }
}
