/// A layer's rectangle in the room in front of the viewer, after the perspective: seen along z, nearer is greater.
struct DepthTile {
  enum Side {
    case nearer, farther, within, across
  }

  /// Of the middle.
  let depth: Double
  private let corners: [SIMD3<Double>]
  /// Across the plane, towards the viewer; nil for a rectangle that is seen from its edge or lies behind the viewer.
  private let normal: SIMD3<Double>?
  /// Distances that rounding makes.
  private let tolerance: Double

  init(_ link: CATransform3D, bounds: CGRect) {
    // What a layer without area contains stands in its plane all the same.
    let (width, height) = (max(abs(bounds.width), 1), max(abs(bounds.height), 1))
    let (x, y) = (bounds.origin.x, bounds.origin.y)
    let points = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
      Self.project($0.0, $0.1, by: link)
    }
    let middle = Self.project(bounds.midX, bounds.midY, by: link)
    depth = middle?.z ?? 0
    let corners = points.compactMap { $0 }
    self.corners = corners
    guard corners.count == 4 else {
      (normal, tolerance) = (nil, 0)
      return
    }
    let extent = corners.reduce(1.0) { max($0, abs($1.x), abs($1.y), abs($1.z)) }
    tolerance = extent * 1e-6
    let across = Self.cross(corners[2] - corners[0], corners[3] - corners[1])
    let length = (across * across).sum().squareRoot()
    guard length > 0, length.isFinite, abs(across.z) > length * 1e-9 else {
      normal = nil
      return
    }
    normal = across / (across.z < 0 ? -length : length)
  }

  /// Nil for what lies behind the viewer or nowhere.
  private static func project(_ x: CGFloat, _ y: CGFloat, by m: CATransform3D) -> SIMD3<Double>? {
    let w = x * m.m14 + y * m.m24 + m.m44
    guard w > 0 else { return nil }
    let point = SIMD3(
      Double((x * m.m11 + y * m.m21 + m.m41) / w), Double((x * m.m12 + y * m.m22 + m.m42) / w),
      Double((x * m.m13 + y * m.m23 + m.m43) / w))
    return point.sum().isFinite ? point : nil
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Where another rectangle lies as seen from this one's plane; nil when there is no telling.
  func side(of other: DepthTile) -> Side? {
    guard let normal, other.corners.count == 4 else { return nil }
    let heights = other.corners.map { (($0 - corners[0]) * normal).sum() }
    let tolerance = max(tolerance, other.tolerance)
    let isNearer = heights.allSatisfy { $0 >= -tolerance }
    let isFarther = heights.allSatisfy { $0 <= tolerance }
    switch (isNearer, isFarther) {
    case (true, true): return .within
    case (true, false): return .nearer
    case (false, true): return .farther
    case (false, false): return .across
    }
  }

  /// Whether this one must be painted before another, which stands after it in the list of sublayers; nil when it
  /// does not matter.
  func isUnder(_ other: DepthTile) -> Bool? {
    let (there, back) = (side(of: other), other.side(of: self))
    if there == .within || back == .within { return true }
    let isUnder = there == .nearer || back == .farther
    let isOver = there == .farther || back == .nearer
    // Each before the other: they meet at an edge, away from the viewer, and cover nothing of each other.
    if isUnder && isOver { return nil }
    if isUnder { return true }
    if isOver { return false }
    guard there == .across, back == .across else { return nil }
    return depth <= other.depth
  }
}
