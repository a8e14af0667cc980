/// Makes transforms of the numbers of an animation, so that rotations may pass half a turn.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Nil for an unknown name.
  public convenience init?(name: CAValueFunctionName) {
    guard Self.names.contains(name) else { return nil }
    self.init(known: name)
  }

  private init(known name: CAValueFunctionName) {
    self.name = name
    super.init()
  }

  private static let names: Set<CAValueFunctionName> = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]

  /// What the animation's values are: one number, or three.
  var kind: AnimatableValue.Kind { name == .scale || name == .translate ? .numbers : .number }

  /// The value that changes nothing.
  var neutral: AnimatableValue {
    switch name {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  func transform(of value: AnimatableValue) -> CATransform3D {
    let parts = (value.components ?? []).map { CGFloat($0) }
    let x = parts.first ?? 0
    let three = parts.count >= 3 ? parts : [x, x, x]
    switch name {
    case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
    case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
    case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
    case .scaleX: return CATransform3DMakeScale(x, 1, 1)
    case .scaleY: return CATransform3DMakeScale(1, x, 1)
    case .scaleZ: return CATransform3DMakeScale(1, 1, x)
    case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
    case .translateY: return CATransform3DMakeTranslation(0, x, 0)
    case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
    case .scale: return CATransform3DMakeScale(three[0], three[1], three[2])
    default: return CATransform3DMakeTranslation(three[0], three[1], three[2])
    }
  }
}
