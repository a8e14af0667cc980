/// A value that an animation can make, with its type known once instead of at each frame.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  /// Nil is no colour, which blends as clear.
  case color(CGColor?)
  case path(CGPath?)
  case numbers([Double])
  case colors([CGColor])
  /// Pictures, which cross-fade.
  case contents(Any?)
  /// Anything else: it changes at once.
  case object(Any?)

  package enum Kind: Equatable, Sendable {
    case number, point, size, rect, transform, color, path, numbers, colors, contents, object
  }

  package var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .color: .color
    case .path: .path
    case .numbers: .numbers
    case .colors: .colors
    case .contents: .contents
    case .object: .object
    }
  }
}
