extension CALayer {
  /// A layer on the way down, its point, and the sublayers not tried yet, nearest last.
  private struct Visit {
    let layer: CALayer
    let point: CGPoint
    var untried: [CALayer]
  }

  /// Without recursion, since trees may be deep.
  func deepestLayer(at outerPoint: CGPoint) -> CALayer? {
    guard let start = visit(outerPoint) else { return nil }
    var path = [start]
    while var current = path.popLast() {
      if let next = current.untried.popLast() {
        path.append(current)
        if let visit = next.visit(current.point) { path.append(visit) }
      } else if current.layer.contains(current.point) {
        return current.layer
      }
    }
    return nil
  }

  private func visit(_ outerPoint: CGPoint) -> Visit? {
    guard !isHidden, let inverse = linkTransform().inverted else { return nil }
    let point = inverse.apply(outerPoint)
    guard point.x.isFinite, point.y.isFinite, !masksToBounds || contains(point) else { return nil }
    return Visit(
      layer: self, point: point, untried: LayerOrder.backToFront(sublayers ?? [], storage: \.storage))
  }
}
