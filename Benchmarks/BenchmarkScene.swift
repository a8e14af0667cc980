import Compositor
import CoreGraphics

/// A motion that is measured: a render tree for every fraction of its time.
package struct BenchmarkScene: Sendable {
  package let name: String
  package let summary: String
  /// The tree at a fraction 0…1.
  package let tree: @Sendable (Double) -> RenderTree

  /// A phone's screen: 390 × 844 points at 3 pixels a point.
  static let width = 1170
  static let height = 2532

  package static let all: [BenchmarkScene] = [
    .circleReveal, .slideAndDim, .pivot, .cards, .flip, .hero,
  ]

  static func page(_ picture: RenderPicture) -> RenderContent {
    let bounds = RenderRect(
      minX: 0, minY: 0, maxX: Double(picture.picture.width), maxY: Double(picture.picture.height))
    return .picture(picture, source: bounds, destination: bounds, filter: .linear)
  }

  static let screen = RenderRect(minX: 0, minY: 0, maxX: Double(width), maxY: Double(height))

  static func screen(_ nodes: [RenderNode]) -> RenderTree {
    RenderTree(width: width, height: height, nodes: nodes)
  }
}
