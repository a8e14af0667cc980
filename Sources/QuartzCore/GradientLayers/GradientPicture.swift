/// A gradient as a picture, drawn for one size in pixels.
package struct GradientPicture {
  package let picture: Picture
  private let values: GradientValues
  private let width: Int
  private let height: Int

  /// The kept picture when it is of the same gradient and size, else a new one; nil when there is nothing to draw.
  static func make(_ values: GradientValues, width: Int, height: Int, kept: GradientPicture?)
    -> GradientPicture?
  {
    guard !values.colors.isEmpty, width > 0, height > 0 else { return nil }
    let (width, height) = reduced(width, height)
    if let kept, kept.width == width, kept.height == height, kept.values.isSame(as: values) { return kept }
    return GradientPicture(values, width: width, height: height)
  }

  /// Beyond some screens the gradient is drawn smaller and shown enlarged, which is as smooth.
  private static func reduced(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let share = (Double(largestArea) / (Double(width) * Double(height))).squareRoot()
    guard share < 1 else { return (width, height) }
    let (reducedWidth, reducedHeight) = (Int(Double(width) * share), Int(Double(height) * share))
    // A thin one is not drawn thinner than a pixel.
    if reducedWidth < 1 { return (1, min(height, largestArea)) }
    if reducedHeight < 1 { return (min(width, largestArea), 1) }
    return (reducedWidth, reducedHeight)
  }

  /// In pixels.
  private static let largestArea = 1 << 24

  private init(_ values: GradientValues, width: Int, height: Int) {
    self.values = values
    self.width = width
    self.height = height
    let ramp = GradientRamp(values)
    let place = GradientPlace(values)
    picture = Picture(width: width, height: height) { bytes, bytesPerRow in
      for y in 0..<height {
        let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        let v = (Double(y) + 0.5) / Double(height)
        for x in 0..<width {
          row[x] = ramp.pixel(at: place.location(x: (Double(x) + 0.5) / Double(width), y: v))
        }
      }
    }
  }
}

extension GradientValues {
  fileprivate func isSame(as other: GradientValues) -> Bool {
    colors == other.colors && locations == other.locations && startPoint == other.startPoint
      && endPoint == other.endPoint && type == other.type
  }
}

/// How far along a gradient a point of the unit square lies.
private struct GradientPlace {
  private let start: SIMD2<Double>
  private let along: SIMD2<Double>
  private let type: CAGradientLayerType

  init(_ values: GradientValues) {
    start = SIMD2(Double(values.startPoint.x), Double(values.startPoint.y))
    along = SIMD2(Double(values.endPoint.x), Double(values.endPoint.y)) - start
    type = values.type
  }

  func location(x: Double, y: Double) -> Double {
    let point = SIMD2(x, y) - start
    switch type {
    case .radial:
      // An ellipse whose half axes are the distances of the end point.
      let scaled = SIMD2(along.x == 0 ? 0 : point.x / along.x, along.y == 0 ? 0 : point.y / along.y)
      return (scaled * scaled).sum().squareRoot()
    case .conic:
      let turn = (atan2(point.y, point.x) - atan2(along.y, along.x)) / (2 * .pi)
      return turn - turn.rounded(.down)
    default:
      let length = (along * along).sum()
      return length > 0 ? (point * along).sum() / length : 0
    }
  }
}

/// The colours of a gradient as 1,024 premultiplied pixels.
private struct GradientRamp {
  private static let count = 1024
  private let pixels: [UInt32]

  init(_ values: GradientValues) {
    let colors = values.colors.map(\.encodedComponents)
    let isUsable = values.locations.count == colors.count && values.locations.allSatisfy(\.isFinite)
    let even = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    let locations = isUsable ? values.locations : even
    pixels = (0..<Self.count).map { index in
      let location = Double(index) / Double(Self.count - 1)
      let next = locations.firstIndex { $0 > location } ?? locations.count
      if next == 0 { return Self.pixel(colors[0]) }
      if next == locations.count { return Self.pixel(colors[next - 1]) }
      let share = (location - locations[next - 1]) / (locations[next] - locations[next - 1])
      return Self.pixel(colors[next - 1] + (colors[next] - colors[next - 1]) * share)
    }
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let alpha = UInt32((color.w * 255).rounded())
    func part(_ value: Double) -> UInt32 { (UInt32((value * 255).rounded()) * alpha + 127) / 255 }
    return alpha << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
  }

  func pixel(at location: Double) -> UInt32 {
    guard location > 0 else { return pixels[0] }
    return pixels[Int(min(location, 1) * Double(Self.count - 1) + 0.5)]
  }
}
