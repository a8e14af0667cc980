import Compositor

extension BenchmarkScene {
  /// S4: the first page shrinks to nine tenths with round corners on black; the second, a rounded card, slides up.
  package static let cards = BenchmarkScene(
    name: "S4", summary: "cards"
  ) { fraction in
    let scale = 1 - 0.1 * fraction
    let card = RenderShape.roundedRectangle(screen, RenderCornerRadii(60))
    let offset = (Double(height) * (1 - fraction) + 160 * fraction).rounded()
    return screen([
      RenderNode(
        transform: RenderTransform(
          a: scale, b: 0, c: 0, d: scale, tx: Double(width) * (1 - scale) / 2,
          ty: Double(height) * (1 - scale) / 2),
        clip: card, contents: [page(BenchmarkPages.first)]),
      RenderNode(
        transform: .translation(x: 0, y: offset), clip: card, contents: [page(BenchmarkPages.second)]),
    ])
  }
}
