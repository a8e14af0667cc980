import QuartzCore

/// One change of one animatable value of a layer, made inside an animation block.
package struct LayerChange {
  package let layer: CALayer
  package let keyPath: String
  package let value: AnimatedValue
}

/// The two ends of a change.
package enum AnimatedValue {
  case number(from: CGFloat, to: CGFloat)
  case point(from: CGPoint, to: CGPoint)
  case size(from: CGSize, to: CGSize)
  case transform(from: CATransform3D, to: CATransform3D)
  /// A number, a colour or another value that is blended, not added (fact 4.3.4).
  case blended(from: Any?, to: Any?)

  package var isAdditive: Bool {
    if case .blended = self { return false }
    return true
  }

  /// What an animation from the old to the new value shows first and last. Geometry is animated as a
  /// difference that shrinks to nothing, on top of the new value (fact 4.3.2).
  package var animationEnds: (from: Any?, to: Any?) {
    (animationValue(of: modelEnds.from), animationValue(of: modelEnds.to))
  }

  /// The plain values, as the model holds them.
  package var modelEnds: (from: Any?, to: Any?) {
    switch self {
    case .number(let from, let to): (from, to)
    case .point(let from, let to): (from, to)
    case .size(let from, let to): (from, to)
    case .transform(let from, let to): (from, to)
    case .blended(let from, let to): (from, to)
    }
  }

  /// What an animation must show for the property to have a value, the model being at the end.
  package func animationValue(of value: Any?) -> Any? {
    switch (self, value) {
    case (.number(_, let to), let value as CGFloat):
      value - to
    case (.point(_, let to), let value as CGPoint):
      CGPoint(x: value.x - to.x, y: value.y - to.y)
    case (.size(_, let to), let value as CGSize):
      CGSize(width: value.width - to.width, height: value.height - to.height)
    case (.transform(_, let to), let value as CATransform3D):
      CATransform3DConcat(value, CATransform3DInvert(to))
    default:
      value
    }
  }

  /// From this change's start to a later one's end.
  package func reaching(_ later: AnimatedValue) -> AnimatedValue {
    switch (self, later) {
    case (.number(let from, _), .number(_, let to)): .number(from: from, to: to)
    case (.point(let from, _), .point(_, let to)): .point(from: from, to: to)
    case (.size(let from, _), .size(_, let to)): .size(from: from, to: to)
    case (.transform(let from, _), .transform(_, let to)): .transform(from: from, to: to)
    default: .blended(from: modelEnds.from, to: later.modelEnds.to)
    }
  }
}
