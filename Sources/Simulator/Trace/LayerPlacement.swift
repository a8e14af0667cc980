import QuartzCore

/// Where a layer's coordinates come to lie on the screen, by what it presents at some moment.
struct LayerPlacement {
  /// From the layer's bounds to the screen.
  let boundsToScreen: CATransform3D
  /// From the space its sublayers' positions are in to the screen.
  let sublayersToScreen: CATransform3D

  /// - Parameters:
  ///   - storage: What the layer presents.
  ///   - toScreen: From the space that its position is in to the screen.
  init(_ storage: LayerStorage, toScreen: CATransform3D) {
    let place = storage.linkMatrix.concatenating(toScreen)
    // Most layers are flat pictures by the time they are placed: their own depth does not pass into their parents'.
    boundsToScreen = storage.keepsDepth ? place : place.flattened
    sublayersToScreen = storage.sublayerMatrix?.concatenating(boundsToScreen) ?? boundsToScreen
  }

  /// The box around a rectangle of the layer on the screen.
  func frame(of rectangle: CGRect) -> CGRect {
    // An empty rectangle has a place; the null one, with its infinite origin, has none.
    guard rectangle.origin.x.isFinite, rectangle.origin.y.isFinite else { return rectangle }
    let (origin, size) = (rectangle.origin, rectangle.size)
    let corners = [
      CGPoint(x: origin.x, y: origin.y), CGPoint(x: origin.x + size.width, y: origin.y),
      CGPoint(x: origin.x, y: origin.y + size.height),
      CGPoint(x: origin.x + size.width, y: origin.y + size.height),
    ].map { boundsToScreen.projecting($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CATransform3D {
  /// The same map of the plane z = 0, with every depth in the result gone.
  fileprivate var flattened: CATransform3D {
    var flat = self
    (flat.m13, flat.m23, flat.m33, flat.m43) = (0, 0, 1, 0)
    (flat.m31, flat.m32, flat.m34) = (0, 0, 0)
    return flat
  }

  /// Where a point of the plane z = 0 comes to lie.
  fileprivate func projecting(_ point: CGPoint) -> CGPoint {
    let w = point.x * m14 + point.y * m24 + m44
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m41) / w, y: (point.x * m12 + point.y * m22 + m42) / w)
  }
}
