extension AnimatableValue {
  /// The value part of the way from one to another: 0 gives the first, 1 the second, to the last digit.
  ///
  /// Values that cannot be blended give the second (decision 9.1).
  package static func blend(_ from: AnimatableValue, _ to: AnimatableValue, _ fraction: Double)
    -> AnimatableValue
  {
    switch (from, to) {
    case (.number(let a), .number(let b)): .number(mix(a, b, fraction))
    case (.point(let a), .point(let b)): .point(mix(a, b, fraction))
    case (.size(let a), .size(let b)): .size(mix(a, b, fraction))
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: mix(a.origin, b.origin, fraction), size: mix(a.size, b.size, fraction)))
    case (.transform(let a), .transform(let b)):
      .transform(TransformBlend(from: a, to: b).transform(at: fraction))
    case (.color(let a), .color(let b)): .color(mix(a, b, fraction))
    case (.path(let a?), .path(let b?)):
      .path(fraction == 0 ? a : a.blended(with: b, fraction: fraction) ?? b)
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { mix($0, $1, fraction) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).compactMap { mix($0, $1, fraction) })
    case (.contents(let a), .contents(let b)):
      fraction <= 0 || fraction >= 1
        ? .contents(fraction <= 0 ? a : b) : .contents(ContentsFade(from: a, to: b, fraction: fraction))
    default: to
    }
  }

  /// Whether `blend` has something between the two.
  package static func canBlend(_ from: AnimatableValue, _ to: AnimatableValue) -> Bool {
    switch (from, to) {
    case (.path(let a?), .path(let b?)): a.blended(with: b, fraction: 0.5) != nil
    case (.path, .path): false
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.object, .object): false
    default: from.kind == to.kind
    }
  }

  static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
    if t == 1 { return b }
    return a + (b - a) * t
  }

  private static func mix(_ a: CGFloat, _ b: CGFloat, _ t: Double) -> CGFloat {
    if t == 1 { return b }
    return a + (b - a) * CGFloat(t)
  }

  static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, t), y: mix(a.y, b.y, t))
  }

  static func mix(_ a: CGSize, _ b: CGSize, _ t: Double) -> CGSize {
    CGSize(width: mix(a.width, b.width, t), height: mix(a.height, b.height, t))
  }

  /// Component by component in encoded sRGB (fact 3.12.9). No colour is the other one without alpha.
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ t: Double) -> CGColor? {
    if t == 0 { return a }
    if t == 1 { return b }
    guard let from = (a ?? b)?.encodedComponents, let to = (b ?? a)?.encodedComponents else { return nil }
    let fromAlpha = a == nil ? 0 : from.w
    let toAlpha = b == nil ? 0 : to.w
    return CGColor(
      srgbRed: CGFloat(mix(from.x, to.x, t)), green: CGFloat(mix(from.y, to.y, t)),
      blue: CGFloat(mix(from.z, to.z, t)), alpha: CGFloat(mix(fromAlpha, toAlpha, t)))
  }
}
