/// A part of a value that a key path names: `position.x`, `transform.rotation.z`, `bounds.size.width`.
package enum ValueComponent: Equatable, Sendable {
  case x, y
  case width, height
  case origin, size
  case originX, originY, sizeWidth, sizeHeight
  /// Angles in radians about the axes, the x axis first (0, 1, 2).
  case rotation(Int)
  case scale(Int)
  /// All three scales at once.
  case uniformScale
  case translation(Int)
  /// x and y as a size.
  case planeTranslation

  /// The component that the rest of a key path names within a value of one kind; nil when there is none.
  package init?(_ path: Substring, of kind: AnimatableValue.Kind) {
    switch (kind, path) {
    case (.point, "x"): self = .x
    case (.point, "y"): self = .y
    case (.size, "width"): self = .width
    case (.size, "height"): self = .height
    case (.rect, "origin"): self = .origin
    case (.rect, "size"): self = .size
    case (.rect, "origin.x"): self = .originX
    case (.rect, "origin.y"): self = .originY
    case (.rect, "size.width"): self = .sizeWidth
    case (.rect, "size.height"): self = .sizeHeight
    case (.transform, "rotation"), (.transform, "rotation.z"): self = .rotation(2)
    case (.transform, "rotation.x"): self = .rotation(0)
    case (.transform, "rotation.y"): self = .rotation(1)
    case (.transform, "scale"): self = .uniformScale
    case (.transform, "scale.x"): self = .scale(0)
    case (.transform, "scale.y"): self = .scale(1)
    case (.transform, "scale.z"): self = .scale(2)
    case (.transform, "translation"): self = .planeTranslation
    case (.transform, "translation.x"): self = .translation(0)
    case (.transform, "translation.y"): self = .translation(1)
    case (.transform, "translation.z"): self = .translation(2)
    default: return nil
    }
  }

  package var kind: AnimatableValue.Kind {
    switch self {
    case .origin: .point
    case .size, .planeTranslation: .size
    default: .number
    }
  }

  /// The component of a whole value.
  package func get(from whole: AnimatableValue) -> AnimatableValue {
    switch (whole, self) {
    case (.point(let point), .x): .number(Double(point.x))
    case (.point(let point), .y): .number(Double(point.y))
    case (.size(let size), .width): .number(Double(size.width))
    case (.size(let size), .height): .number(Double(size.height))
    case (.rect(let rect), .origin): .point(rect.origin)
    case (.rect(let rect), .size): .size(rect.size)
    case (.rect(let rect), .originX): .number(Double(rect.origin.x))
    case (.rect(let rect), .originY): .number(Double(rect.origin.y))
    case (.rect(let rect), .sizeWidth): .number(Double(rect.size.width))
    case (.rect(let rect), .sizeHeight): .number(Double(rect.size.height))
    case (.transform(let transform), _): TransformComponents(transform).value(of: self)
    default: .object(nil)
    }
  }

  /// The whole value with this component replaced.
  package func set(_ part: AnimatableValue, in whole: AnimatableValue) -> AnimatableValue {
    switch (whole, part) {
    case (.point(var point), .number(let number)):
      if self == .x { point.x = CGFloat(number) } else { point.y = CGFloat(number) }
      return .point(point)
    case (.size(var size), .number(let number)):
      if self == .width { size.width = CGFloat(number) } else { size.height = CGFloat(number) }
      return .size(size)
    case (.rect(let rect), _): return .rect(replacing(part, in: rect))
    case (.transform(let transform), _):
      var components = TransformComponents(transform)
      components.set(part, for: self)
      return .transform(components.matrix)
    default: return whole
    }
  }

  private func replacing(_ part: AnimatableValue, in rect: CGRect) -> CGRect {
    var rect = rect
    switch (self, part) {
    case (.origin, .point(let origin)): rect.origin = origin
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let number)): rect.origin.x = CGFloat(number)
    case (.originY, .number(let number)): rect.origin.y = CGFloat(number)
    case (.sizeWidth, .number(let number)): rect.size.width = CGFloat(number)
    case (.sizeHeight, .number(let number)): rect.size.height = CGFloat(number)
    default: break
    }
    return rect
  }
}
