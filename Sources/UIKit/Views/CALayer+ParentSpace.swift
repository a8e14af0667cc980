import QuartzCore

extension CALayer {
  /// From this layer's bounds to the space its position is in, by the flat part of its transform (fact 3.12.3).
  package func pointInParent(_ point: CGPoint) -> CGPoint {
    let anchor = anchorInBounds
    let offset = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
    return CGPoint(x: position.x + offset.x, y: position.y + offset.y)
  }

  /// The inverse of `pointInParent`; a transform without inverse maps everything to infinity, where no bounds are.
  package func pointFromParent(_ point: CGPoint) -> CGPoint {
    let transform = affineTransform()
    guard transform.a * transform.d != transform.b * transform.c else {
      return CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    }
    let offset = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    let anchor = anchorInBounds
    return CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y)
  }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
