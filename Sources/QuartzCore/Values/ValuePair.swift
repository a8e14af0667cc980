/// Two values of one type with a way between them.
enum ValuePair {
  case number(Double, Double)
  case point(CGPoint, CGPoint)
  case size(CGSize, CGSize)
  case rect(CGRect, CGRect)
  case transform(TransformBlend)

  /// Nil for values that only blend as `AnimatableValue`.
  init?(_ from: AnimatableValue, _ to: AnimatableValue) {
    switch (from, to) {
    case (.number(let a), .number(let b)): self = .number(a, b)
    case (.point(let a), .point(let b)): self = .point(a, b)
    case (.size(let a), .size(let b)): self = .size(a, b)
    case (.rect(let a), .rect(let b)): self = .rect(a, b)
    case (.transform(let a), .transform(let b)): self = .transform(TransformBlend(from: a, to: b))
    default: return nil
    }
  }

  /// Writes the value part of the way, the same as `AnimatableValue.blend` gives.
  func write(at t: Double, to storage: LayerStorage, through writer: PropertyWriter) -> Bool {
    switch self {
    case .number(let a, let b): writer.write(AnimatableValue.mix(a, b, t), to: storage)
    case .point(let a, let b): writer.write(AnimatableValue.mix(a, b, t), to: storage)
    case .size(let a, let b): writer.write(AnimatableValue.mix(a, b, t), to: storage)
    case .rect(let a, let b):
      writer.write(
        CGRect(
          origin: AnimatableValue.mix(a.origin, b.origin, t), size: AnimatableValue.mix(a.size, b.size, t)),
        to: storage)
    case .transform(let blend): writer.write(blend.transform(at: t), to: storage)
    }
  }
}
