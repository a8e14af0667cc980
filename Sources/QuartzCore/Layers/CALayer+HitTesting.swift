extension CALayer {
  /// A layer on the way down, its point, and what is shown in its plane and not tried yet, nearest last.
  private struct Visit {
    let layer: CALayer
    let point: CGPoint
    var untried: [Occupant]
  }

  /// Without recursion, since trees may be deep.
  func deepestLayer(at outerPoint: CGPoint) -> CALayer? {
    guard !storage.keepsDepth else {
      reportHitTestInRoom()
      return nil
    }
    guard let start = visit(outerPoint, link: link) else { return nil }
    var path = [start]
    while var current = path.popLast() {
      if let next = current.untried.popLast() {
        path.append(current)
        if let visit = next.layer.visit(current.point, link: next.link) { path.append(visit) }
      } else if current.layer.contains(current.point) {
        return current.layer
      }
    }
    return nil
  }

  private func visit(_ outerPoint: CGPoint, link: CATransform3D) -> Visit? {
    let plane = PlaneTransform(link)
    guard !isHidden, let inverse = plane.inverted else { return nil }
    let point = inverse.apply(outerPoint)
    guard point.x.isFinite, point.y.isFinite, plane.weight(at: point) > 0,
      !masksToBounds || contains(point)
    else { return nil }
    return Visit(layer: self, point: point, untried: occupants)
  }

  private func reportHitTestInRoom() {
    MediaContext.current.report(
      Finding(
        grade: .fault, rule: "transform-layer-hit-test",
        message:
          "A layer that keeps the depth of its sublayers was asked for the layer at a point. It has no plane "
          + "for the point to lie in; the answer is nil.",
        subjects: [String(describing: type(of: self))],
        remedy: "Ask a plain superlayer, which looks through to the sublayers."))
  }
}
