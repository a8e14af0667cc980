import Compositor
import Foundation

extension BenchmarkScene {
  /// S5: a page turns from 0 to 180° about its upright middle line, seen in perspective (m34 = −1/1,000 per point).
  package static let flip = BenchmarkScene(
    name: "S5", summary: "flip"
  ) { fraction in
    let angle = fraction * Double.pi
    let (cosine, sine) = (cos(angle), sin(angle))
    let (middleX, middleY) = (Double(width) / 2, Double(height) / 2)
    // About the middle: x′ = x cos, depth = −x sin, w = 1 − depth / 3,000 pixels.
    let perspective = sine / 3_000
    let a = cosine + middleX * perspective
    let b = middleY * perspective
    let last = 1 - perspective * middleX
    return screen([
      RenderNode(
        transform: RenderTransform(
          a: a, b: b, c: 0, d: 1, tx: middleX - a * middleX, ty: -b * middleX, p: perspective, q: 0, r: last),
        contents: [page(fraction < 0.5 ? BenchmarkPages.first : BenchmarkPages.second)])
    ])
  }
}
