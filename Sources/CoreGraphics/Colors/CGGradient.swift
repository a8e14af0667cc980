/// Colours along a line, from 0 to 1.
public final class CGGradient: Sendable {
  package struct Stop: Equatable, Sendable {
    package let location: CGFloat
    package let color: CGColor
  }

  /// Ascending locations.
  package let stops: [Stop]

  /// The stops, with the first colour also at 0 and the last also at 1: between start and end a gradient is nowhere
  /// without colour.
  var stopsFromStartToEnd: [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let start = first.location > 0 ? [Stop(location: 0, color: first.color)] : []
    let end = last.location < 1 ? [Stop(location: 1, color: last.color)] : []
    return start + stops + end
  }

  init(stops: [Stop]) {
    self.stops = stops
  }

  /// - Parameters:
  ///   - space: Ignored: colours are blended as encoded sRGB.
  ///   - colors: `CGColor` values, at least one.
  ///   - locations: One for each colour, 0...1; nil spreads the colours evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations: locations)
  }

  /// - Parameters:
  ///   - components: Parts and alpha of each colour in turn.
  ///   - locations: One for each colour, 0...1; nil spreads the colours evenly.
  ///   - count: Of the colours, at least one.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let stride = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * stride) }
    stops = Self.stops(colors, locations: locations)
  }

  private static func stops(_ colors: [CGColor], locations: UnsafePointer<CGFloat>?) -> [Stop] {
    let evenStep = 1 / CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { (index, color) -> Stop in
      let location = locations?[index] ?? CGFloat(index) * evenStep
      return Stop(location: location > 0 ? min(location, 1) : 0, color: color)
    }
    // A stable order: colours at one place keep theirs, which makes a hard edge.
    return stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
