import Compositor

extension BenchmarkScene {
  /// S2: the second page slides in over the first, which moves away under growing darkness; a soft shadow lies along
  /// the edge. Both move by whole pixels.
  package static let slideAndDim = BenchmarkScene(
    name: "S2", summary: "slide and dim"
  ) { fraction in
    let offset = (Double(width) * (1 - fraction)).rounded()
    let parallax = (Double(width) * 0.3 * fraction).rounded()
    return screen([
      RenderNode(
        transform: .translation(x: -parallax, y: 0), contents: [page(BenchmarkPages.first)]),
      RenderNode(contents: [
        .fill(
          .rectangle(screen),
          RenderColor(blue: 0, green: 0, red: 0, alpha: UInt8((fraction * 51).rounded())))
      ]),
      RenderNode(
        transform: .translation(x: offset, y: 0),
        contents: [
          .shadow(
            .rectangle(screen), RenderColor(blue: 0, green: 0, red: 0, alpha: 77), sigma: 15),
          page(BenchmarkPages.second),
        ]),
    ])
  }
}
