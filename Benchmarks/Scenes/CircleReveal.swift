import Compositor

extension BenchmarkScene {
  /// S1: the second page inside a growing circle over the first.
  package static let circleReveal = BenchmarkScene(
    name: "S1", summary: "circle reveal"
  ) { fraction in
    let (x, y) = (1_050.0, 200.0)
    let farthest = (x * x + (Double(height) - y) * (Double(height) - y)).squareRoot()
    let radius = 75 + (farthest - 75) * fraction
    return screen([
      RenderNode(contents: [page(BenchmarkPages.first)]),
      RenderNode(
        mask: .shape(.path(circle(x, y, radius)), transform: .identity, alpha: 255),
        contents: [page(BenchmarkPages.second)]),
    ])
  }

  /// Four cubics, as an oval's path has.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> RenderPath {
    let arm = radius * 0.5522847498307936
    func point(_ dx: Double, _ dy: Double) -> RenderPoint { RenderPoint(x: x + dx, y: y + dy) }
    return RenderPath(elements: [
      .move(point(radius, 0)),
      .cubic(point(radius, arm), point(arm, radius), point(0, radius)),
      .cubic(point(-arm, radius), point(-radius, arm), point(-radius, 0)),
      .cubic(point(-radius, -arm), point(-arm, -radius), point(0, -radius)),
      .cubic(point(arm, -radius), point(radius, -arm), point(radius, 0)),
      .close,
    ])
  }
}
