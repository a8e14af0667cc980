import CoreGraphics

extension UIView {
  /// Walks down without recursion through views of the classes here, whose hit test is this one; views of other
  /// classes are asked themselves, since they may answer otherwise.
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard acceptsTouches, self.point(inside: point, with: event) else { return nil }
    var levels = [Level(view: self, point: point)]
    while let level = levels.last {
      guard let subview = levels[levels.count - 1].nextSubview() else { return level.view }
      let subviewPoint = subview.layer.pointFromHitTest(level.point, in: level.view)
      if UIView.hitTestingClasses.contains(ObjectIdentifier(type(of: subview))) {
        guard subview.acceptsTouches, subview.point(inside: subviewPoint, with: event) else { continue }
        levels.append(Level(view: subview, point: subviewPoint))
      } else if let hit = subview.hitTest(subviewPoint, with: event) {
        return hit
      }
    }
    return nil
  }

  /// Hidden views, views that are as good as invisible, and views that are being animated are passed by.
  private var acceptsTouches: Bool {
    isUserInteractionEnabled && !isHidden && layer.opacity >= 0.01 && animationsBlockingTouches == 0
  }

  /// Classes known to use `hitTest` as it stands here.
  private static let hitTestingClasses: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UILabel.self), ObjectIdentifier(UIImageView.self),
    ObjectIdentifier(UIButton.self),
  ]

  /// A view on the way down, with the subviews not yet looked at, front to back.
  @MainActor
  private struct Level {
    let view: UIView
    let point: CGPoint
    private var remaining: [UIView]

    init(view: UIView, point: CGPoint) {
      self.view = view
      self.point = point
      remaining = view._subviews
    }

    mutating func nextSubview() -> UIView? { remaining.popLast() }
  }
}

extension CALayer {
  @MainActor
  fileprivate func pointFromHitTest(_ point: CGPoint, in parent: UIView) -> CGPoint {
    superlayer === parent.layer ? pointFromParent(point) : convert(point, from: parent.layer)
  }
}
