/// The colours of a gradient, for any place along it.
struct GradientStops {
  /// Ascending: one that would lie before another counts as being there.
  private let locations: [Double]
  private let colors: [SIMD4<Double>]

  init(_ values: GradientValues) {
    let colors = values.colors.map(\.encodedComponents)
    self.colors = colors
    guard values.locations.count == colors.count, values.locations.allSatisfy(\.isFinite) else {
      locations = colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
      return
    }
    var last = -Double.infinity
    locations = values.locations.map { location in
      last = max(last, location)
      return last
    }
  }

  var areOpaque: Bool { colors.allSatisfy { $0.w >= 1 } }

  /// Whether a colour ends where another one begins.
  var haveEdges: Bool {
    zip(locations, locations.dropFirst()).contains { $0 == $1 && (0...1).contains($0) }
  }

  /// The colour as a premultiplied pixel. What lies before the start has the colour that the gradient begins with,
  /// what lies after the end the one that it ends with.
  ///
  /// - Parameter next: The first stop beyond the place before, and then beyond this one: neighbours mostly share it.
  func pixel(at location: Double, next: inout Int) -> UInt32 {
    guard location >= 0 else { return beforeStart }
    let location = min(location, 1)
    while next < locations.count, locations[next] <= location { next += 1 }
    while next > 0, locations[next - 1] > location { next -= 1 }
    return pixel(at: location, before: next)
  }

  private var beforeStart: UInt32 {
    pixel(at: 0, before: locations.firstIndex { $0 >= 0 } ?? locations.count)
  }

  private func pixel(at location: Double, before next: Int) -> UInt32 {
    if next == 0 { return Self.pixel(colors[0]) }
    if next == locations.count { return Self.pixel(colors[next - 1]) }
    let share = (location - locations[next - 1]) / (locations[next] - locations[next - 1])
    return Self.pixel(colors[next - 1] + (colors[next] - colors[next - 1]) * share)
  }

  private static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let scaled = color * 255 + 0.5
    let alpha = UInt32(scaled.w)
    func part(_ value: Double) -> UInt32 {
      alpha == 255 ? UInt32(value) : (UInt32(value) * alpha + 127) / 255
    }
    return alpha << 24 | part(scaled.x) << 16 | part(scaled.y) << 8 | part(scaled.z)
  }
}
