import QuartzCore

/// The axis and the sense in which a view turns over to show its new picture.
struct ViewTurn {
  let axis: CGVector
  /// 1 or −1.
  let sense: CGFloat

  /// Nil for options that don't turn the view.
  init?(options: UIView.AnimationOptions) {
    switch options.transitionBits {
    case 1: (axis, sense) = (CGVector(dx: 0, dy: 1), 1)
    case 2: (axis, sense) = (CGVector(dx: 0, dy: 1), -1)
    case 6: (axis, sense) = (CGVector(dx: 1, dy: 0), -1)
    case 7: (axis, sense) = (CGVector(dx: 1, dy: 0), 1)
    default: return nil
    }
  }

  /// The view turned by an angle in radians, seen from a distance in points.
  func transform(angle: CGFloat, distance: CGFloat) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / distance
    return CATransform3DConcat(CATransform3DMakeRotation(angle * sense, axis.dx, axis.dy, 0), perspective)
  }
}
