import Compositor
import Foundation
import Testing

/// Shadows against a Gaussian over exact areas, in doubles: every pixel of the shape's coverage is spread with the
/// weight e^(−d²/2σ²), out to where that is nothing, and compared over all of the picture.
@Suite("Shadows, the truth")
struct ShadowTruthTests {
  /// Of the shape, a third from each side of it.
  private static let shapeSize = 90

  private func expectTrue(
    _ shape: (_ margin: Double) -> (RenderShape, TrueShape), sigma: Double, _ what: String
  ) {
    let margin = Int((sigma * 4).rounded(.up)) + 2
    let size = Self.shapeSize + 2 * margin
    let (drawn, truth) = shape(Double(margin))
    let tree = RenderTree(
      width: size, height: size, background: .clear,
      nodes: [RenderNode(contents: [.shadow(drawn, .black, sigma: sigma)])])
    let alphas = Compositor(threads: 2).composite(tree).pixels.map { Double($0 >> 24) }
    let wanted = Self.blurred(truth.areas(width: size, height: size), size: size, sigma: sigma)
    let errors = zip(alphas, wanted).map { abs($0 - 255 * $1) }
    let largest = errors.max() ?? 0
    #expect(largest <= 1, "\(what), sigma \(sigma): \(largest)")
  }

  /// Columns after rows; what is 0 is skipped.
  private static func blurred(_ values: [Double], size: Int, sigma: Double) -> [Double] {
    let reach = Int((sigma * 7).rounded(.up))
    let bells = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = 2 * bells.reduce(0, +) - bells[0]
    let weights = bells.map { $0 / sum }
    var rows = [Double](repeating: 0, count: values.count)
    for y in 0..<size {
      for from in 0..<size where values[y * size + from] > 0 {
        let value = values[y * size + from]
        for x in max(0, from - reach)...min(size - 1, from + reach) {
          rows[y * size + x] += value * weights[abs(x - from)]
        }
      }
    }
    var result = [Double](repeating: 0, count: values.count)
    for from in 0..<size where rows[(from * size)..<((from + 1) * size)].contains(where: { $0 > 0 }) {
      for y in max(0, from - reach)...min(size - 1, from + reach) {
        let weight = weights[abs(y - from)]
        for x in 0..<size { result[y * size + x] += rows[from * size + x] * weight }
      }
    }
    return result
  }

  /// At 11, 22 and 44 the grid on which shadows are blurred becomes coarser.
  private static let sigmas = [
    0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.85, 1, 1.5, 2, 3, 5.5, 10.9, 11, 15, 21.9, 22, 32, 44, 60,
  ]
  private static let places = [(0.0, 0.5), (0.33203125, 0.6484375)]

  @Test("rectangles", arguments: sigmas)
  func rectangles(sigma: Double) {
    for (dx, dy) in Self.places {
      for (width, height) in [(80.0, 50.0), (88, 1), (3.5, 70)] {
        expectTrue(
          { margin in
            let (x, y) = (margin + dx, margin + dy)
            return (
              .rectangle(RenderRect(minX: x, minY: y, maxX: x + width, maxY: y + height)),
              .roundedRectangle(
                width: width, height: height, radii: [0, 0, 0, 0], angle: 0, x: x + width / 2,
                y: y + height / 2)
            )
          }, sigma: sigma, "\(width) × \(height) at \(dx), \(dy)")
      }
    }
  }

  @Test("rounded rectangles", arguments: sigmas)
  func roundedRectangles(sigma: Double) {
    for (dx, dy) in Self.places {
      for radius in [4.0, 12, 25] {
        expectTrue(
          { margin in
            let (x, y) = (margin + dx, margin + dy)
            return (
              .roundedRectangle(
                RenderRect(minX: x, minY: y, maxX: x + 80, maxY: y + 50), RenderCornerRadii(radius)),
              .roundedRectangle(
                width: 80, height: 50, radii: [radius, radius, radius, radius], angle: 0, x: x + 40, y: y + 25
              )
            )
          }, sigma: sigma, "radius \(radius) at \(dx), \(dy)")
      }
    }
  }

  @Test("circles", arguments: sigmas)
  func circles(sigma: Double) {
    for (dx, dy) in Self.places {
      for radius in [2.0, 9, 44] {
        expectTrue(
          { margin in
            let (x, y) = (margin + 44 + dx, margin + 44 + dy)
            return (
              .path(.circle(x: x, y: y, radius: radius, arcs: 16)), .circle(x: x, y: y, radius: radius)
            )
          }, sigma: sigma, "radius \(radius) at \(dx), \(dy)")
      }
    }
  }

  @Test("paths", arguments: sigmas)
  func paths(sigma: Double) {
    for (dx, dy) in Self.places {
      for points in [
        [SIMD2(0.0, 0), SIMD2(80, 20), SIMD2(30, 85)],
        [SIMD2(0.0, 30), SIMD2(85, 20), SIMD2(86, 23), SIMD2(2, 34)],
        [SIMD2(10.0, 5), SIMD2(70, 5), SIMD2(70, 60), SIMD2(10, 60)],
      ] {
        expectTrue(
          { margin in
            let corners = points.map { $0 + SIMD2(margin + dx, margin + dy) }
            let places = corners.map { RenderPoint(x: $0.x, y: $0.y) }
            return (
              .path(
                RenderPath(elements: [.move(places[0])] + places.dropFirst().map { .line($0) } + [.close])),
              .polygon(corners)
            )
          }, sigma: sigma, "\(points.count) corners from \(points[0]) at \(dx), \(dy)")
      }
    }
  }
}
