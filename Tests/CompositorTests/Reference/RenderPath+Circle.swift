import Compositor
import Foundation

extension RenderPath {
  /// A circle of cubics, clockwise on the screen from the right; four are at most 0.0273 % larger than a circle
  /// (decision 9.1).
  static func circle(x: Double, y: Double, radius: Double, arcs: Int = 4) -> RenderPath {
    let angle = 2 * Double.pi / Double(arcs)
    let arm = 4 / 3 * tan(angle / 4) * radius
    func point(_ index: Int, _ along: Double) -> RenderPoint {
      let (cosine, sine) = (cos(Double(index) * angle), sin(Double(index) * angle))
      return RenderPoint(x: x + radius * cosine - along * sine, y: y + radius * sine + along * cosine)
    }
    return RenderPath(
      elements: [.move(point(0, 0))]
        + (1...arcs).map { .cubic(point($0 - 1, arm), point($0, -arm), point($0, 0)) } + [.close])
  }
}
