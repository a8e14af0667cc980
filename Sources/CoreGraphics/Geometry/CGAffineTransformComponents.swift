/// A transform taken apart: scaled first, then sheared, rotated, translated.
public struct CGAffineTransformComponents: Equatable, Sendable {
  public var scale: CGSize
  /// Added to x per unit of y.
  public var horizontalShear: CGFloat
  /// In radians, from the x axis towards the y axis.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: CGSize(width: 1, height: 1))
  }

  public init(
    scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The transform put together from its parts.
  package init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    let translation = CGAffineTransform(
      translationX: components.translation.dx, y: components.translation.dy)
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(translation)
  }

  /// The parts of this transform. The horizontal scale is never negative; a mirrored transform has a negative
  /// vertical scale.
  public func decomposed() -> CGAffineTransformComponents {
    let width = hypot(a, b)
    let rotation = width == 0 ? atan2(-c, d) : atan2(b, a)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let height = d * cosine - c * sine
    let shear = c * cosine + d * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : shear / height, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
