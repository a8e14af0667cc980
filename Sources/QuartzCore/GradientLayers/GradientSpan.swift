/// The colours between two neighbouring stops of a gradient, or before the first or after the last one.
struct GradientSpan {
  /// The number of stops up to here.
  let next: Int
  private let start: Double
  private let end: Double
  private let origin: Double
  private let length: Double
  /// At the origin, in 255ths, and half of one for rounding.
  private let color: SIMD4<Double>
  /// Over the whole length.
  private let change: SIMD4<Double>

  /// Nowhere.
  init() {
    self.init(next: 0, .zero, from: .infinity)
  }

  /// One colour.
  init(next: Int, _ color: SIMD4<Double>, from start: Double = -.infinity, until end: Double = .infinity) {
    (self.next, self.start, self.end) = (next, start, end)
    (origin, length) = (0, 1)
    (self.color, change) = (color * 255 + 0.5, .zero)
  }

  /// Between two colours at different places.
  init(next: Int, from start: Double, _ first: SIMD4<Double>, to end: Double, _ last: SIMD4<Double>) {
    (self.next, self.start, self.end) = (next, start, end)
    (origin, length) = (start, end - start)
    (color, change) = (first * 255 + 0.5, (last - first) * 255)
  }

  func contains(_ location: Double) -> Bool { start <= location && location < end }

  /// - Parameter location: Finite, and not outside.
  func pixel(at location: Double) -> UInt32 {
    let parts = color + change * ((location - origin) / length)
    let alpha = UInt32(parts.w)
    func part(_ value: Double) -> UInt32 {
      alpha == 255 ? UInt32(value) : (UInt32(value) * alpha + 127) / 255
    }
    return alpha << 24 | part(parts.x) << 16 | part(parts.y) << 8 | part(parts.z)
  }
}
