import Compositor
import Foundation
import Testing

/// Coverage against areas by formula, over sizes, angles and places within a pixel.
///
/// A grid of 16 × 16 samples to a pixel is itself off by up to 8/255 where an edge runs along it, so the truth is cut
/// exactly along a thousand lines a row.
@Suite("Coverage, the truth")
struct CoverageTruthTests {
  private static let size = 96

  private func expectTrue(
    _ shape: RenderShape, _ transform: RenderTransform, _ truth: TrueShape, _ what: String
  ) {
    let size = Self.size
    let map = CoverageMap(
      of: shape, under: DeviceTransform(transform),
      bounds: PixelBounds(minX: 0, minY: 0, maxX: size, maxY: size))
    let areas = truth.areas(width: size, height: size)
    let errors = areas.indices.map { abs(Double(map[$0 % size, $0 / size]) - 255 * areas[$0]) }
    let largest = errors.max() ?? 0
    let mean = errors.reduce(0, +) / Double(errors.count)
    #expect(largest <= 2, "\(what): \(largest)")
    #expect(mean < 0.2, "\(what): \(mean) in the mean")
  }

  /// Places in a pixel that are multiples of 1/256, as render trees have them.
  private static let places = [(0.0, 0.0), (0.25, 0.5), (0.33203125, 0.6484375), (0.99609375, 0.00390625)]
  private static let angles = [0.0, 0.01, 0.3, Double.pi / 4, 1, 1.5, Double.pi / 2, 2, 2.9, 4.4, 6]

  @Test("circles", arguments: [0.3, 0.5, 1, 2.5, 7, 13.3, 22, 40, 46])
  func circles(radius: Double) {
    for (dx, dy) in Self.places {
      let (x, y) = (48 + dx, 48 + dy)
      let truth = TrueShape.circle(x: x, y: y, radius: radius)
      expectTrue(
        .path(.circle(x: x, y: y, radius: radius, arcs: 16)), .identity, truth,
        "radius \(radius) at \(x), \(y)")
      let square = RenderRect(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
      expectTrue(
        .roundedRectangle(square, RenderCornerRadii(radius)), .identity,
        .circle(x: (square.minX + square.maxX) / 2, y: (square.minY + square.maxY) / 2, radius: radius),
        "corners of radius \(radius) at \(x), \(y)")
    }
  }

  @Test("large circles, of which a part shows", arguments: [100.0, 300, 900])
  func largeCircles(radius: Double) {
    for angle in Self.angles {
      let x = (48 - radius * cos(angle)).rounded()
      let y = (48 - radius * sin(angle)).rounded()
      let square = RenderRect(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
      expectTrue(
        .roundedRectangle(square, RenderCornerRadii(radius)), .identity, .circle(x: x, y: y, radius: radius),
        "radius \(radius) around \(x), \(y)")
    }
  }

  private func turned(by angle: Double, x: Double, y: Double) -> RenderTransform {
    RenderTransform(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: x, ty: y)
  }

  @Test("rounded rectangles at every angle", arguments: angles)
  func roundedRectangles(angle: Double) {
    for (dx, dy) in Self.places {
      for radii in [[12.0, 12, 12, 12], [0, 3.5, 20, 8], [1, 1, 1, 1], [25, 25, 25, 25]] {
        let shape = RenderShape.roundedRectangle(
          RenderRect(minX: -32, minY: -25, maxX: 32, maxY: 25),
          RenderCornerRadii(
            topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
        expectTrue(
          shape, turned(by: angle, x: 48 + dx, y: 48 + dy),
          .roundedRectangle(
            width: 64, height: 50, radii: radii, angle: angle, x: 48 + dx, y: 48 + dy),
          "radii \(radii), angle \(angle), at \(dx), \(dy)")
      }
    }
  }

  @Test("rectangles at every angle, thin ones too", arguments: angles)
  func rectangles(angle: Double) {
    for (dx, dy) in Self.places {
      for (width, height) in [(50.0, 30.0), (70, 0.25), (1, 1), (3, 62.5)] {
        let (x, y) = (48 + dx, 48 + dy)
        let rect = RenderRect(minX: -width / 2, minY: -height / 2, maxX: width / 2, maxY: height / 2)
        expectTrue(
          .rectangle(rect), turned(by: angle, x: x, y: y),
          .roundedRectangle(width: width, height: height, radii: [0, 0, 0, 0], angle: angle, x: x, y: y),
          "\(width) × \(height), angle \(angle), at \(dx), \(dy)")
      }
    }
  }

  @Test("rectangles and triangles in perspective", arguments: angles)
  func perspective(angle: Double) {
    for (p, q) in [(0.004, 0), (0, -0.006), (0.005, 0.003), (-0.009, 0.007)] {
      let transform = RenderTransform(
        a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 47.5, ty: 48.25, p: p, q: q)
      // In perspective 48.25 is not where the middle comes to lie, but the first of places that are divided by w.
      func place(_ x: Double, _ y: Double) -> SIMD2<Double> {
        let w = p * x + q * y + 1
        return SIMD2(
          (transform.a * x + transform.c * y + transform.tx) / w,
          (transform.b * x + transform.d * y + transform.ty) / w)
      }
      let corners = [(-24.0, -18.5), (24.0, -18.5), (24.0, 18.5), (-24.0, 18.5)]
      expectTrue(
        .rectangle(RenderRect(minX: -24, minY: -18.5, maxX: 24, maxY: 18.5)), transform,
        .polygon(corners.map(place)), "angle \(angle), p \(p), q \(q)")
      let triangle = RenderPath(elements: [
        .move(RenderPoint(x: -24, y: -18.5)), .line(RenderPoint(x: 24, y: -18.5)),
        .line(RenderPoint(x: 3, y: 18.5)), .close,
      ])
      expectTrue(
        .path(triangle), transform, .polygon([place(-24, -18.5), place(24, -18.5), place(3, 18.5)]),
        "triangle, angle \(angle), p \(p), q \(q)")
    }
  }
}
