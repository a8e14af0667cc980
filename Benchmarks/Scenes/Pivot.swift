import Compositor
import Foundation

extension BenchmarkScene {
  /// S3: the second page turns from −90° to 0° about the bottom left corner.
  package static let pivot = BenchmarkScene(
    name: "S3", summary: "pivot"
  ) { fraction in
    let angle = (fraction - 1) * Double.pi / 2
    let (cosine, sine) = (cos(angle), sin(angle))
    let bottom = Double(height)
    return screen([
      RenderNode(contents: [page(BenchmarkPages.first)]),
      RenderNode(
        transform: RenderTransform(
          a: cosine, b: sine, c: -sine, d: cosine, tx: sine * bottom, ty: bottom - cosine * bottom),
        contents: [page(BenchmarkPages.second)]),
    ])
  }
}
