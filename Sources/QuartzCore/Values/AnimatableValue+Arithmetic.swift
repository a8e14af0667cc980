extension AnimatableValue {
  /// A value laid on another, as additive animations do it (fact 3.3.1); transforms are concatenated, this one
  /// first. What cannot be added stands for itself.
  package func added(to base: AnimatableValue) -> AnimatableValue {
    switch (self, base) {
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    default: combined(with: base, 1)
    }
  }

  /// This value after some repetitions of the way from one value to another; what cannot be added stays as it is.
  package func advanced(from first: AnimatableValue, to last: AnimatableValue, count: Int) -> AnimatableValue
  {
    switch (self, first, last) {
    case (.transform(let value), .transform(let first), .transform(let last)):
      guard let back = first.inverted else { return self }
      return .transform(last.concatenating(back).power(count).concatenating(value))
    case (.color(let value?), .color(let first?), .color(let last?)):
      // As no colour is darker than black, the difference is none.
      let step = last.encodedComponents - first.encodedComponents
      return .color(CGColor(limiting: value.encodedComponents + step * Double(count)))
    default:
      guard canAdd(first), canAdd(last) else { return self }
      return last.subtracting(first).combined(with: self, Double(count))
    }
  }

  private func canAdd(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): true
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    default: false
    }
  }

  /// The difference that leads from another value to this one.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    if case (.transform(let a), .transform(let b)) = (self, other) {
      return .transform(a.concatenating(CATransform3DInvert(b)))
    }
    return other.combined(with: self, -1)
  }

  /// `base + self · factor`, component by component.
  private func combined(with base: AnimatableValue, _ factor: Double) -> AnimatableValue {
    let scale = CGFloat(factor)
    switch (self, base) {
    case (.number(let a), .number(let b)): return .number(b + a * factor)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: b.x + a.x * scale, y: b.y + a.y * scale))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: b.width + a.width * scale, height: b.height + a.height * scale))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: b.origin.x + a.origin.x * scale, y: b.origin.y + a.origin.y * scale,
          width: b.size.width + a.size.width * scale, height: b.size.height + a.size.height * scale))
    case (.color(let a?), .color(let b?)):
      return .color(CGColor(limiting: b.encodedComponents + a.encodedComponents * factor))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $1 + $0 * factor })
    default: return factor < 0 ? base : self
    }
  }

  /// The components that a distance is measured in and a spline goes through; nil for what has none.
  package var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
    case .transform(let transform): transform.entries.map { Double($0) }
    case .color(let color):
      color.map { color in (0..<4).map { color.encodedComponents[$0] } }
    case .numbers(let numbers): numbers
    case .path(let path): path.map { $0.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] } }
    case .colors, .contents, .object: nil
    }
  }

  /// A value of the same form with other components.
  package func replacingComponents(_ c: [Double]) -> AnimatableValue {
    guard let count = components?.count, count == c.count else { return self }
    switch self {
    case .number: return .number(c[0])
    case .point: return .point(CGPoint(x: c[0], y: c[1]))
    case .size: return .size(CGSize(width: c[0], height: c[1]))
    case .rect: return .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .transform: return .transform(CATransform3D(entries: c.map { CGFloat($0) }))
    case .color:
      let limited = c.map { CGFloat(min(max($0, 0), 1)) }
      return .color(
        CGColor(srgbRed: limited[0], green: limited[1], blue: limited[2], alpha: limited[3]))
    case .numbers: return .numbers(c)
    case .path(let path):
      var index = 0
      func next() -> CGPoint {
        defer { index += 2 }
        return CGPoint(x: c[index], y: c[index + 1])
      }
      let elements = path?.elements.map { element -> PathElement in
        switch element {
        case .move: .move(next())
        case .line: .line(next())
        case .quad: .quad(next(), next())
        case .cubic: .cubic(next(), next(), next())
        case .close: .close
        }
      }
      return .path(elements.map { CGPath(elements: $0) })
    case .colors, .contents, .object: return self
    }
  }
}

extension CGColor {
  /// From red, green, blue and alpha in encoded sRGB, moved into 0…1.
  fileprivate convenience init(limiting components: SIMD4<Double>) {
    let limited = components.clamped(lowerBound: .zero, upperBound: .one)
    self.init(
      srgbRed: CGFloat(limited.x), green: CGFloat(limited.y), blue: CGFloat(limited.z),
      alpha: CGFloat(limited.w))
  }

  /// Red, green, blue, alpha in encoded sRGB, 0…1, not premultiplied.
  package var encodedComponents: SIMD4<Double> {
    let color = standardRGB
    return SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}
