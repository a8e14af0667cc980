/// The colours of a gradient, for any place along it.
struct GradientStops {
  /// Ascending: one that would lie before another counts as being there.
  private let locations: [Double]
  private let colors: [SIMD4<Double>]
  private var beforeStart: UInt32 = 0

  /// - Parameter values: With a colour at least.
  init(_ values: GradientValues) {
    colors = values.colors.map(\.encodedComponents)
    locations = Self.locations(of: values)
    beforeStart = span(before: locations.firstIndex { $0 >= 0 } ?? locations.count).pixel(at: 0)
  }

  private static func locations(of values: GradientValues) -> [Double] {
    let count = values.colors.count
    guard values.locations.count == count, values.locations.allSatisfy(\.isFinite) else {
      return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
    var last = -Double.infinity
    return values.locations.map { location in
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
  /// - Parameter span: Where the place before lay, and then where this one lies: neighbours mostly share it.
  func pixel(at location: Double, in span: inout GradientSpan) -> UInt32 {
    guard location >= 0 else { return beforeStart }
    let location = min(location, 1)
    if !span.contains(location) { span = self.span(at: location, near: span.next) }
    return span.pixel(at: location)
  }

  private func span(at location: Double, near place: Int) -> GradientSpan {
    var next = place
    while next < locations.count, locations[next] <= location { next += 1 }
    while next > 0, locations[next - 1] > location { next -= 1 }
    return span(before: next)
  }

  private func span(before next: Int) -> GradientSpan {
    if next == 0 { return GradientSpan(next: 0, colors[0], until: locations[0]) }
    let last = next - 1
    if next == locations.count { return GradientSpan(next: next, colors[last], from: locations[last]) }
    return GradientSpan(
      next: next, from: locations[last], colors[last], to: locations[next], colors[next])
  }
}
