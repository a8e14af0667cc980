import Compositor

extension BenchmarkScene {
  /// S6: a picture moves and grows from 600 to 900 pixels while the second page fades in over the first.
  package static let hero = BenchmarkScene(
    name: "S6", summary: "hero"
  ) { fraction in
    let side = 600 + 300 * fraction
    let x = 60 + 75 * fraction
    let y = 1_500 - 1_200 * fraction
    return screen([
      RenderNode(contents: [page(BenchmarkPages.first)]),
      RenderNode(opacity: UInt8((fraction * 255).rounded()), contents: [page(BenchmarkPages.second)]),
      RenderNode(contents: [
        .picture(
          BenchmarkPages.hero, source: RenderRect(minX: 0, minY: 0, maxX: 600, maxY: 600),
          destination: RenderRect(minX: x, minY: y, maxX: x + side, maxY: y + side), filter: .linear)
      ]),
    ])
  }
}
