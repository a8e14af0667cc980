import Compositor
import CoreGraphics

extension BenchmarkScene {
  /// The frame that stands for a scene where one picture has to.
  package static let middleFrame = 30

  /// The pages `first`, `second` and `hero`, and the middle frame of each scene: what other programs need to show the
  /// same and to see that they do.
  package static func pictures() -> [(name: String, picture: Picture)] {
    let pages = [
      ("first", BenchmarkPages.first), ("second", BenchmarkPages.second), ("hero", BenchmarkPages.hero),
    ]
    let compositor = Compositor()
    return pages.map { ($0, $1.picture) }
      + all.map { scene in
        (scene.name, compositor.composite(scene.tree(BenchmarkSuite.fraction(ofFrame: middleFrame))))
      }
  }
}
